import { turnSender } from '../../../kit/admin/sending/turn-sender.ts';
import { call } from '../../../kit/api/api.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { keepRoute, keepStop, keptRoute, settleDeed, type WaitingDeed } from './kept-route.ts';

const sendAll = async (fresh: boolean): Promise<void> => {
  const kept = keptRoute.get();
  if (!kept) return;
  let wasRefused = false;
  for (let next = first(); next; next = first()) wasRefused = !(await sendOne(next)) || wasRefused;
  if (fresh || wasRefused) await refresh(kept.route.id);
};

const first = (): WaitingDeed | undefined => keptRoute.get()?.queue[0];

/** False: the shop said no, and why. What only didn't arrive is thrown, and waits on. */
const sendOne = async ({ orderId, deed }: WaitingDeed): Promise<boolean> => {
  try {
    const answer = call('POST /api/admin/deliveries/stops/{id}/deeds', {
      params: { id: orderId },
      body: deed,
    });
    keepStop(await answer);
    settleDeed(deed.id, null);
    return true;
  } catch (error) {
    if (!(error instanceof ApiProblem) || !isFinal(error.status)) throw error;
    settleDeed(deed.id, error.message);
    return false;
  }
};

/** Anything else may go well the next time. */
const isFinal = (status: number): boolean => [403, 404, 409, 413, 422].includes(status);

const refresh = async (id: string): Promise<void> => {
  try {
    keepRoute(await call('GET /api/admin/deliveries/routes/{id}', { params: { id } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) keptRoute.change(() => null);
    throw error;
  }
};

/**
 * Sends what was done at the stops, oldest first, and asks the shop how the route stands where an answer was no, or
 * `fresh` asks for it. `sendingFailure`: why something doesn't leave; null while it does.
 */
export const { send: sendDeeds, failure: sendingFailure } = turnSender('nutricion-plus-deliveries', sendAll);
