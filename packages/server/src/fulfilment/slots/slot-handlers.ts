import type { deliveryDayEndpoints } from '@nutricion/contract/fulfilment/delivery-days';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { AdminOrderDependencies } from '../../orders/public.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { closeSlots } from './close-slots.ts';
import { readDeliveryDays, routeName, setCapacity, unknownRoute } from './delivery-days.ts';

/** When hospitals are delivered to, how many orders fit, and closing what can't be delivered. */
export const slotHandlers = (deps: AdminOrderDependencies): Handlers<keyof typeof deliveryDayEndpoints> => ({
  'GET /api/admin/delivery-days/{route}': async ({ params: { route } }) =>
    (await routeName(deps.db, route)) !== null
      ? accept(await readDeliveryDays(deps.db, route, deps.now()))
      : refuse(unknownRoute),

  'PUT /api/admin/delivery-days/{route}': async ({ params: { route }, body, caller }) => {
    const set = await setCapacity(deps.db, caller.profileId, route, body);
    return set.ok ? accept(await readDeliveryDays(deps.db, route, deps.now())) : set;
  },

  'POST /api/admin/delivery-closures': ({ body, caller }) => closeSlots(deps, caller.profileId, body),
});
