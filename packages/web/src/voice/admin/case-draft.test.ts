import { describe, expect, it } from 'vitest';
import { caseBody, caseIssues, draftOf } from './case-draft.ts';

const keys = () => {
  let made = 0;
  return () => `k${++made}`;
};

describe('a case as it is written', () => {
  it('begins with how the phrase is read today, and is sent back the same', () => {
    const reading = {
      intent: 'add_multiple' as const,
      items: [
        { name: 'pan', quantity: 1, unit: null },
        { name: 'arroz', quantity: 2.5, unit: 'libra' as const },
      ],
    };
    const draft = draftOf(' pan y dos libras y media de arroz ', reading, keys());
    expect(caseIssues(draft)).toEqual({});
    expect(caseBody(draft)).toEqual({ phrase: 'pan y dos libras y media de arroz', ...reading });
  });

  it('says what is wrong by its row', () => {
    const draft = draftOf('', undefined, keys());
    const wrong = { ...draft, items: draft.items.map((item) => ({ ...item, quantity: 'dos' })) };
    expect(caseIssues(wrong)).toEqual({ phrase: 'Escribe la frase.', 'quantity-k1': 'Escribe un número.' });
  });

  it.each([
    ['2', 2],
    [' 0.5 ', 0.5],
    ['1,5', 1.5],
  ])('reads the quantity %s', (quantity, read) => {
    const item = { key: 'a', name: 'Leche ', quantity, unit: null };
    expect(caseBody({ phrase: 'x', intent: 'add', items: [item] }).items).toEqual([
      { name: 'leche', quantity: read, unit: null },
    ]);
  });

  it.each(['', '-1', '1e9', '1.2.3', 'Infinity'])('takes “%s” for no quantity', (quantity) => {
    const item = { key: 'a', name: 'leche', quantity, unit: null };
    expect(caseIssues({ phrase: 'x', intent: 'add', items: [item] })).toHaveProperty('quantity-a');
  });
});
