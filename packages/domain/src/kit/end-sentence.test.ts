import { expect, test } from 'vitest';
import { deliveryWindows } from '../fulfilment/delivery.ts';
import { formatDateTime } from '../orders/format-date-time.ts';
import { endSentence } from './end-sentence.ts';

test.each([
  ['Llega el martes', 'Llega el martes.'],
  ['¿A qué hora?', '¿A qué hora?'],
  ['Urb. Las Lomas, apt.', 'Urb. Las Lomas, apt.'],
])('«%s» ends as «%s»', (text, sentence) => {
  expect(endSentence(text)).toBe(sentence);
});

test('no window and no moment of the day ends a sentence with two full stops', () => {
  const texts = [...deliveryWindows.map(({ label }) => label), formatDateTime('2026-11-24T19:05:00Z')];
  for (const text of texts) expect(endSentence(`Llega el martes, ${text}`)).toMatch(/[^.]\.$/);
});
