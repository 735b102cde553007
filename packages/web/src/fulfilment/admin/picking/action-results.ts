import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { failureText } from '../../../kit/api/failure-text.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import type { ActionResults } from '../api.ts';

/**
 * The server's results of actions. One that can't even be parsed, for instance of an older version of this page, is
 * returned as refused, so that it doesn't block the others.
 */
export const actionResultsOf = async (
  send: (actions: readonly PickAction[]) => Promise<ActionResults>,
  actions: readonly PickAction[],
): Promise<ActionResults> => {
  try {
    return await send(actions);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 422) throw error;
    const [only] = actions;
    if (only && actions.length === 1) return [{ id: only.id, applied: false, detail: failureText(error) }];
    const results: ActionResults = [];
    for (const action of actions) results.push(...(await actionResultsOf(send, [action])));
    return results;
  }
};
