import type { CancelPreviewJson } from '@nutricion/contract/orders/cancel-preview';
import { expect, test } from 'vitest';
import { moneyOutcome, needsMoneyChoice } from './cancel-outcome.ts';

const charged: CancelPreviewJson = {
  ...{ is_whole: true, due: 10, due_after: 0, stands: 'charged', returnable: 10 },
  ...{ paid_with: 'Visa ···· 4242', spoilt: [] },
};
const held: CancelPreviewJson = { ...charged, stands: 'held' };
const all = { money: 'all', dollars: '' } as const;
const none = { money: 'none', dollars: '' } as const;

test('whoever cancels reads what goes back before saying yes', () => {
  expect(moneyOutcome(charged, all)).toBe('Se devuelven $10.00 (Visa ···· 4242).');
  expect(moneyOutcome(charged, none)).toContain('No se devuelve nada: la tienda se queda con $10.00');
  expect(moneyOutcome(charged, { money: 'part', dollars: '4' })).toContain('$4.00');
  expect(moneyOutcome(charged, { money: 'part', dollars: '10.01' })).toBeNull();
  expect(moneyOutcome(held, all)).toContain('Se suelta la autorización de $10.00');
  expect(moneyOutcome(held, { money: 'part', dollars: '4' })).toBe(
    'Se cobran $6.00 (Visa ···· 4242) y se suelta lo demás.',
  );
});

test('of lines that won’t come there is nothing to decide', () => {
  const lines = { ...held, is_whole: false, due_after: 6, returnable: 4 };
  expect([charged, lines, { ...charged, stands: 'unpaid' as const }].map(needsMoneyChoice)).toEqual([
    ...[true, false, false],
  ]);
  expect(moneyOutcome(lines, all)).toBe(
    'El pedido baja de $10.00 a $6.00, y eso es lo que se cobra (Visa ···· 4242).',
  );
  expect(moneyOutcome({ ...lines, stands: 'unpaid', paid_with: null }, all)).toBe(
    'El pedido baja de $10.00 a $6.00, y eso es lo que paga.',
  );
  expect(moneyOutcome({ ...lines, stands: 'charged' }, all)).toContain(
    'Se devuelven $4.00 (Visa ···· 4242).',
  );
});
