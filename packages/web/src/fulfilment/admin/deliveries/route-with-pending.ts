import type { DeliveryRouteJson, DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import type { CachedRoute, DeferrableAction } from './cached-route.ts';

/** The route with all actions of this device applied, sent or not. */
export const routeWithPending = ({
  route,
  queue,
}: Pick<CachedRoute, 'route' | 'queue'>): DeliveryRouteJson => ({
  ...route,
  stops: route.stops.map((stop) =>
    queue.reduce(
      (shown, { orderId, deed: action }) => (orderId === stop.order_id ? stopAfter(shown, action) : shown),
      stop,
    ),
  ),
});

/** A stop after an action; an action with a version increases it, as on the server. */
const stopAfter = (stop: DeliveryStopJson, action: DeferrableAction): DeliveryStopJson => {
  const movedStop = { ...stop, version: stop.version + 1, arrived_at: null, coming_at: null };
  switch (action.kind) {
    case 'arrived':
      return { ...stop, arrived_at: stop.arrived_at ?? new Date().toISOString() };
    case 'photo':
      return { ...movedStop, status: 'entregado', to_collect: 0 };
    case 'not-delivered':
      return { ...movedStop, status: 'no_entregado', place: 'route' };
    case 'second-try':
      return { ...movedStop, status: 'en_ruta', place: 'route', attempts: stop.attempts + 1 };
    case 'refrigerator':
      return { ...stop, place: 'refrigerator' };
    case 'back':
      return { ...stop, place: 'shop' };
  }
};
