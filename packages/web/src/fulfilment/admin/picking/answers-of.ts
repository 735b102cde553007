import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import type { Answer } from '../../../kit/api/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { ApiProblem } from '../../../kit/api/http.ts';

type Answers = Answer<'POST /api/admin/picking/batches/{id}/actions'>['answers'];

/**
 * What the shop answers of actions. One that it can't even read, of an older version of this page for instance, is
 * answered with no, so that it doesn't hold up the rest.
 */
export const answersOf = async (
  ask: (actions: readonly PickAction[]) => Promise<Answers>,
  actions: readonly PickAction[],
): Promise<Answers> => {
  try {
    return await ask(actions);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 422) throw error;
    const [only] = actions;
    if (only && actions.length === 1) return [{ id: only.id, applied: false, detail: failureText(error) }];
    const answers: Answers = [];
    for (const action of actions) answers.push(...(await answersOf(ask, [action])));
    return answers;
  }
};
