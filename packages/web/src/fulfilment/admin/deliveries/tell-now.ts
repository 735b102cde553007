import type { DeliveryDeedJson, DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { call } from '../../../kit/api/api.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import { keepStop, keptRoute } from './kept-route.ts';
import { sendDeeds } from './send-deeds.ts';

type WithoutId<Deed> = Deed extends unknown ? Omit<Deed, 'id'> : never;

/**
 * Tells the shop what only it can decide, after all that was done before. Throws what it refuses; where the order was
 * moved meanwhile the route is asked for again.
 */
export const tellNow = async (
  orderId: string,
  deed: WithoutId<DeliveryDeedJson>,
): Promise<DeliveryStopJson> => {
  await sendDeeds({ fresh: (keptRoute.get()?.queue.length ?? 0) > 0 });
  const body = { ...deed, id: newId() } as DeliveryDeedJson;
  try {
    const stop = await call('POST /api/admin/deliveries/stops/{id}/deeds', { params: { id: orderId }, body });
    keepStop(stop);
    return stop;
  } catch (error) {
    if (error instanceof ApiProblem && [409, 422].includes(error.status)) void sendDeeds({ fresh: true });
    throw error;
  }
};
