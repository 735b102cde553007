import { serialSender } from '../../../kit/admin/sending/serial-sender.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { readBatch, sendPickActions } from '../api.ts';
import { actionResultsOf } from './action-results.ts';
import { applyResults, cacheBatch, cachedBatch } from './cached-batch.ts';

/** The server's limit for one call. */
const MAX_PER_CALL = 200;

const sendAll = async (fresh: boolean): Promise<void> => {
  const cached = cachedBatch.get();
  if (!cached) return;
  const actions = cached.queue.slice(0, MAX_PER_CALL);
  const { id } = cached.batch;
  const results =
    actions.length > 0 ? await actionResultsOf((some) => sendPickActions(id, some), actions) : [];
  applyResults(results);
  if ((cachedBatch.get()?.queue.length ?? 0) > 0 && actions.length > 0) return sendAll(fresh);
  if (fresh || results.some(({ applied }) => !applied)) await refresh(id);
};

const refresh = async (id: string): Promise<void> => {
  try {
    cacheBatch(await readBatch(id));
  } catch (error) {
    // The batch is gone with its orders, so the cache is cleared.
    if (error instanceof ApiProblem && error.status === 404) cachedBatch.change(() => null);
    throw error;
  }
};

/**
 * Sends queued actions, oldest first, and reads the batch again if one was refused or if `fresh`. The batch that is
 * read contains all sent actions. `sendingFailure`: why queued actions can't be sent; null otherwise.
 */
export const { send: sendQueue, failure: sendingFailure } = serialSender('nutricion-plus-picking', sendAll);
