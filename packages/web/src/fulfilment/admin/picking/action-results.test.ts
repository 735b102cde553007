import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { expect, it } from 'vitest';
import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { actionResultsOf } from './action-results.ts';

const action = (id: string): PickAction => ({ id, kind: 'pick', line: '1', units: 1 });
const refusal = (status: number) =>
  new ApiProblem({
    type: '/problemas/datos-invalidos',
    title: '',
    status,
    detail: 'Vuelve a abrir el lote.',
  });

/** A server that can't parse one of the actions and refuses its whole batch. */
const serverThatRejects = (unreadable: string) => async (actions: readonly PickAction[]) => {
  if (actions.some(({ id }) => id === unreadable)) throw refusal(422);
  return actions.map(({ id }) => ({ id, applied: true, detail: null }));
};

it('refuses one action that the server can’t parse and applies the others in order', async () => {
  expect(await actionResultsOf(serverThatRejects('b'), ['a', 'b', 'c'].map(action))).toEqual([
    { id: 'a', applied: true, detail: null },
    { id: 'b', applied: false, detail: 'Vuelve a abrir el lote.' },
    { id: 'c', applied: true, detail: null },
  ]);
});

it('refuses no action on a network or server error', async () => {
  for (const error of [new OfflineError(), refusal(503)])
    await expect(actionResultsOf(() => Promise.reject(error), [action('a')])).rejects.toBe(error);
});
