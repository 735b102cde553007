import type { DeliveryActionJson, DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { ApiProblem } from '../../../kit/api/http.ts';
import { sendAgain } from '../../../kit/api/send-again.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import { sendStopAction } from '../api.ts';
import { cachedRoute, cacheStop } from './cached-route.ts';
import { sendActions } from './send-actions.ts';

type WithoutId<Action> = Action extends unknown ? Omit<Action, 'id'> : never;

/**
 * Sends an action that only the server can decide, after all queued ones. Throws a refusal; if the order was
 * changed meanwhile, the route is read again.
 */
export const sendImmediately = async (
  orderId: string,
  action: WithoutId<DeliveryActionJson>,
): Promise<DeliveryStopJson> => {
  await sendActions({ fresh: (cachedRoute.get()?.queue.length ?? 0) > 0 });
  const body = { ...action, id: newId() } as DeliveryActionJson;
  try {
    const send = () => sendStopAction(orderId, body);
    const stop = await send().catch((error: unknown) => sendAgain(error, send));
    cacheStop(stop);
    return stop;
  } catch (error) {
    if (error instanceof ApiProblem && [409, 422].includes(error.status)) void sendActions({ fresh: true });
    throw error;
  }
};
