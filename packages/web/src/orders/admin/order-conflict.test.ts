import { expect, test } from 'vitest';
import { ApiProblem } from '../../kit/api/http.ts';
import { conflictOf, conflictText } from './order-conflict.ts';

const problem = (more: object, type = '/problemas/pedido-movido') =>
  new ApiProblem({ type, title: '', status: 409, detail: '', ...more });

test('a conflict says who left the order where, and when in Puerto Rico', () => {
  const current = { status: 'en_ruta', version: 4, by: 'Ana', at: '2026-11-24T14:42:00.000Z' } as const;
  expect(conflictOf(problem({ current }))).toEqual(current);
  expect(conflictText(current)).toBe('Ana lo dejó en «En ruta» a las 10:42 a. m.');
  expect(conflictText({ ...current, by: null, at: null })).toBe('Alguien lo dejó en «En ruta».');
});

test('any other failure is no conflict', () => {
  expect(conflictOf(problem({ current: { status: 'robado' } }))).toBeNull();
  expect(conflictOf(problem({ current: {} }, '/problemas/estado'))).toBeNull();
  expect(conflictOf(new Error('x'))).toBeNull();
});
