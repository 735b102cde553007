import { expect, it } from 'vitest';
import { type FieldKind, type FieldValue, shownFieldValue } from './record-field.ts';

const choices = [{ value: 'leche', label: 'Leche' }];
const cases: readonly (readonly [FieldKind, FieldValue, string])[] = [
  [{ kind: 'text', maxLength: 9, number: 'dollars' }, '3.5', '$3.50'],
  [{ kind: 'text', maxLength: 9, number: 'units' }, '12000', '12,000'],
  [{ kind: 'text', maxLength: 9, number: 'amount' }, '', ''],
  [{ kind: 'text', maxLength: 9 }, '007', '007'],
  [{ kind: 'day' }, '2026-11-28', '28 de noviembre de 2026'],
  [{ kind: 'choice', choices }, 'leche', 'Leche'],
  [{ kind: 'flag', on: 'A la venta', off: 'Oculto' }, false, 'Oculto'],
  [{ kind: 'several', choices, unknown: 'No se sabe' }, null, 'No se sabe'],
  [{ kind: 'several', choices, none: 'Ninguno de los nueve' }, [], 'Ninguno de los nueve'],
  [{ kind: 'words', maxLength: 9 }, [], 'Ninguno'],
];

it('shows a value that is only read as the shop says it', () =>
  expect(cases.map(([field, value]) => shownFieldValue(field, value))).toEqual(
    cases.map(([, , text]) => text),
  ));
