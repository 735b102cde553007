import type { PickAction } from '@nutricion/domain/picking/pick-sheet';
import { externalStore } from '../../lib/external-store.ts';
import { call } from '../../shared/api/api.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { ApiProblem } from '../../shared/api/http.ts';
import { answersOf } from './answers-of.ts';
import { keepAnswers, keepFresh, keptBatch } from './kept-batch.ts';

/** Why what is in the queue doesn't leave; null while it does. */
export const sendingFailure = externalStore<string | null>(null);

/** As many as the shop takes at once. */
const AT_ONCE = 200;
const LOCK = 'nutricion-plus-picking';

let isSending = false;
let isWantedAgain = false;

/**
 * Sends what was done, oldest first, and asks the shop how the batch stands where an answer was no, or `fresh` asks
 * for it. One at a time, in all tabs: what the shop then says holds all that was sent before. Never throws.
 */
export const sendQueue = async ({ fresh = false } = {}): Promise<void> => {
  if (isSending && !fresh) {
    isWantedAgain = true;
    return;
  }
  isSending = true;
  try {
    await alone(() => sendAll(fresh));
    sendingFailure.set(null);
  } catch (error) {
    sendingFailure.set(failureText(error));
    isWantedAgain = false;
  } finally {
    isSending = false;
  }
  if (!isWantedAgain) return;
  isWantedAgain = false;
  return sendQueue();
};

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

const alone = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, run) : run();
