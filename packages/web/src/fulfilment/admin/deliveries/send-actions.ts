import { serialSender } from '../../../kit/admin/sending/serial-sender.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { readRoute, sendStopAction } from '../api.ts';
import { cachedRoute, cacheRoute, cacheStop, finishAction, type PendingAction } from './cached-route.ts';

const sendAll = async (fresh: boolean): Promise<void> => {
  const cached = cachedRoute.get();
  if (!cached) return;
  let wasRefused = false;
  for (let next = oldestPending(); next; next = oldestPending())
    wasRefused = !(await sendOne(next)) || wasRefused;
  if (fresh || wasRefused) await refresh(cached.route.id);
};

const oldestPending = (): PendingAction | undefined => cachedRoute.get()?.queue[0];

/** False if the server refused the action. Network failures are thrown, and the action stays queued. */
const sendOne = async ({ orderId, deed: action }: PendingAction): Promise<boolean> => {
  try {
    cacheStop(await sendStopAction(orderId, action));
    finishAction(action.id, null);
    return true;
  } catch (error) {
    if (!(error instanceof ApiProblem) || !isFinal(error.status)) throw error;
    finishAction(action.id, error.message);
    return false;
  }
};

/** Other errors may be temporary, so the action stays queued. */
const isFinal = (status: number): boolean => [403, 404, 409, 413, 422].includes(status);

const refresh = async (id: string): Promise<void> => {
  try {
    cacheRoute(await readRoute(id));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) cachedRoute.change(() => null);
    throw error;
  }
};

/**
 * Sends queued actions, oldest first, and reads the route again if one was refused or if `fresh`. `sendingFailure`:
 * why an action can't be sent; null otherwise.
 */
export const { send: sendActions, failure: sendingFailure } = serialSender(
  'nutricion-plus-deliveries',
  sendAll,
);
