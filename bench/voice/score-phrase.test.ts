import { expect, test } from 'vitest';
import { type LabelledPhrase, scorePhrase, type UnderstoodPhrase } from './score-phrase.ts';

const item = (name: string, quantity = 1) => ({ name, quantity, unit: null });
const phrase: LabelledPhrase = {
  id: 'a001',
  text: 'ponme dos leches',
  intent: 'add',
  items: [item('leches', 2)],
  kind: 'number',
};
const heard = (parts: Partial<UnderstoodPhrase> = {}): UnderstoodPhrase => ({
  intent: 'add',
  items: [item('leches', 2)],
  certain: true,
  ...parts,
});
const none = () => null;

test('right is the intent with every item, whatever accents and order', () => {
  expect(scorePhrase(phrase, heard(), none)).toMatchObject({ isRight: true, isHarm: false });
  expect(scorePhrase(phrase, heard({ items: [item('léches', 2)] }), none).isRight).toBe(true);
  expect(scorePhrase(phrase, heard({ items: [item('leches', 3)] }), none).isRight).toBe(false);
  const several = { ...phrase, intent: 'add_multiple' as const, items: [item('pan'), item('arroz')] };
  const turned = heard({ intent: 'add_multiple', items: [item('arroz'), item('pan')] });
  expect(scorePhrase(several, turned, none).isRight).toBe(true);
});

test('a wrong change of the cart harms unless it is asked first', () => {
  expect(scorePhrase(phrase, heard({ items: [item('leches', 3)] }), none).isHarm).toBe(true);
  expect(scorePhrase(phrase, heard({ items: [item('leches', 3)], certain: false }), none).isHarm).toBe(false);
  expect(scorePhrase(phrase, heard({ intent: 'search' }), none).isHarm).toBe(false);
});

test('two names of one product are one, and another fair reading counts', () => {
  const productOf = (name: string) => (name.startsWith('lech') ? 'leche-fresca' : null);
  const other = heard({ items: [item('leche', 2)] });
  expect(scorePhrase(phrase, other, none).isRightByProduct).toBe(false);
  expect(scorePhrase(phrase, other, productOf)).toMatchObject({
    isRight: false,
    isRightByProduct: true,
    isHarm: false,
  });
  const fair = { ...phrase, also: [{ intent: 'search' as const, items: [item('leches')] }] };
  expect(scorePhrase(fair, heard({ intent: 'search', items: [item('leches')] }), none).isRight).toBe(true);
});
