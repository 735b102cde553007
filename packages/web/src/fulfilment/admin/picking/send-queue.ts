import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { turnSender } from '../../../kit/admin/sending/turn-sender.ts';
import { call } from '../../../kit/api/api.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { answersOf } from './answers-of.ts';
import { keepAnswers, keepFresh, keptBatch } from './kept-batch.ts';

/** As many as the shop takes at once. */
const AT_ONCE = 200;

const sendAll = async (fresh: boolean): Promise<void> => {
  const kept = keptBatch.get();
  if (!kept) return;
  const actions = kept.queue.slice(0, AT_ONCE);
  const { id } = kept.batch;
  const answers = actions.length > 0 ? await answersOf((some) => ask(id, some), actions) : [];
  keepAnswers(answers);
  if ((keptBatch.get()?.queue.length ?? 0) > 0 && actions.length > 0) return sendAll(fresh);
  if (fresh || answers.some(({ applied }) => !applied)) await refresh(id);
};

const ask = async (id: string, actions: readonly PickAction[]) => {
  const body = { actions: [...actions] };
  return (await call('POST /api/admin/picking/batches/{id}/actions', { params: { id }, body })).answers;
};

const refresh = async (id: string): Promise<void> => {
  try {
    keepFresh(await call('GET /api/admin/picking/batches/{id}', { params: { id } }));
  } catch (error) {
    // It is gone with its orders: nothing here is worth keeping.
    if (error instanceof ApiProblem && error.status === 404) keptBatch.change(() => null);
    throw error;
  }
};

/**
 * Sends what was done, oldest first, and asks the shop how the batch stands where an answer was no, or `fresh` asks
 * for it. What the shop then says holds all that was sent before. `sendingFailure`: why what is in the queue doesn't
 * leave; null while it does.
 */
export const { send: sendQueue, failure: sendingFailure } = turnSender('nutricion-plus-picking', sendAll);
