import { expect, test } from 'vitest';
import { cancelBody, emptyCancelDraft, refundIssue, typedCents } from './cancel-draft.ts';

test('a whole cancellation names no lines, a part of it those that were chosen', () => {
  const draft = { ...emptyCancelDraft, reason: ' Llegó tarde. ' };
  expect(cancelBody(draft, 3)).toEqual({ restock: true, refund: true, reason: 'Llegó tarde.', version: 3 });
  const part = { ...draft, isWhole: false, units: { 7: 2 }, money: 'part', dollars: '$1,004.5' } as const;
  expect(cancelBody(part, 3)).toMatchObject({ lines: [{ item_id: 7, quantity: 2 }], refund: 1004.5 });
  expect(cancelBody({ ...draft, money: 'none' }, 3).refund).toBe(false);
});

test('a part of the money is an amount', () => {
  for (const dollars of ['', 'x', '0', '-2'])
    expect([dollars, refundIssue({ ...emptyCancelDraft, money: 'part', dollars })]).toEqual([
      dollars,
      'Escribe cuánto, en dólares.',
    ]);
  expect(refundIssue({ ...emptyCancelDraft, money: 'part', dollars: '4.50' })).toBeNull();
  expect(refundIssue(emptyCancelDraft)).toBeNull();
});

test('a comma is read as a point, and an ambiguous amount is asked about', () => {
  const part = (dollars: string) => ({ ...emptyCancelDraft, money: 'part', dollars }) as const;
  expect([cancelBody(part('2,25'), 1).refund, typedCents('2,25')]).toEqual([2.25, 225]);
  expect(refundIssue(part('3,499'))).toContain('$3,499.00 o $3.50');
});
