import type { AdminOrderDependencies } from '../orders/public.ts';
import { type MountFeature, mount } from '../platform/http/mount.ts';
import { deliveryHandlers } from './delivery/delivery-handlers.ts';
import { hospitalHandlers } from './hospitals/hospital-handlers.ts';
import { pickingHandlers } from './picking/picking-handlers.ts';
import { printingHandlers } from './printing/printing-handlers.ts';
import { type RescheduleDependencies, rescheduleHandlers } from './slots/reschedule.ts';
import { slotHandlers } from './slots/slot-handlers.ts';
import { todayHandlers } from './today.ts';

/** From a paid order to the customer's hand. */
export const mountFulfilment: MountFeature<AdminOrderDependencies & RescheduleDependencies> = (app, shop) => {
  mount(app, shop.authenticate, pickingHandlers(shop));
  mount(app, shop.authenticate, deliveryHandlers(shop));
  mount(app, shop.authenticate, printingHandlers(shop));
  mount(app, shop.authenticate, slotHandlers(shop));
  mount(app, shop.authenticate, todayHandlers(shop));
  mount(app, shop.authenticate, rescheduleHandlers(shop));
  mount(app, shop.authenticate, hospitalHandlers(shop));
};
