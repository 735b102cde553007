import { expect, test } from 'vitest';
import { cancelBody, emptyCancel, moneyFault } from './cancel-draft.ts';

test('a whole cancellation names no lines, a part of it those that were chosen', () => {
  const said = { ...emptyCancel, reason: ' Llegó tarde. ' };
  expect(cancelBody(said, 3)).toEqual({ restock: true, refund: true, reason: 'Llegó tarde.', version: 3 });
  const part = { ...said, isWhole: false, units: { 7: 2 }, money: 'part', dollars: '$1,004.5' } as const;
  expect(cancelBody(part, 3)).toMatchObject({ lines: [{ item_id: 7, quantity: 2 }], refund: 1004.5 });
  expect(cancelBody({ ...said, money: 'none' }, 3).refund).toBe(false);
});

test('a part of the money is an amount', () => {
  for (const dollars of ['', 'x', '0', '-2'])
    expect([dollars, moneyFault({ ...emptyCancel, money: 'part', dollars })]).toEqual([dollars, true]);
  expect(moneyFault({ ...emptyCancel, money: 'part', dollars: '4.50' })).toBe(false);
  expect(moneyFault(emptyCancel)).toBe(false);
});
