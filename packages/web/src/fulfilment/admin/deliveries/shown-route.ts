import type { DeliveryRouteJson, DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import type { KeptRoute, LaterDeed } from './kept-route.ts';

/** The route with everything that was done here, whether the shop knows it or not. */
export const shownRoute = ({ route, queue }: Pick<KeptRoute, 'route' | 'queue'>): DeliveryRouteJson => ({
  ...route,
  stops: route.stops.map((stop) =>
    queue.reduce(
      (shown, { orderId, deed }) => (orderId === stop.order_id ? after(shown, deed) : shown),
      stop,
    ),
  ),
});

/** A stop after what was done there: what names a version makes another one of it, as at the shop. */
const after = (stop: DeliveryStopJson, deed: LaterDeed): DeliveryStopJson => {
  const moved = { ...stop, version: stop.version + 1, arrived_at: null, coming_at: null };
  switch (deed.kind) {
    case 'arrived':
      return { ...stop, arrived_at: stop.arrived_at ?? new Date().toISOString() };
    case 'photo':
      return { ...moved, status: 'entregado', to_collect: 0 };
    case 'not-delivered':
      return { ...moved, status: 'no_entregado', place: 'route' };
    case 'second-try':
      return { ...moved, status: 'en_ruta', place: 'route', attempts: stop.attempts + 1 };
    case 'refrigerator':
      return { ...stop, place: 'refrigerator' };
    case 'back':
      return { ...stop, place: 'shop' };
  }
};
