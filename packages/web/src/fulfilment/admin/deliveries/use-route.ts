import type { DeliveryRouteJson, DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { useMemo, useSyncExternalStore } from 'react';
import { useSending } from '../../../kit/admin/sending/use-sending.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import {
  type CachedRoute,
  cachedRoute,
  type DeferrableAction,
  enqueueDeliveryAction,
} from './cached-route.ts';
import { sendActions } from './send-actions.ts';

/** How often the route is refetched, since customers report that they are coming down. */
const FRESH_MS = 15_000;
const hasUnsent = (): boolean => (cachedRoute.get()?.queue.length ?? 0) > 0;

/** The route on this device, if it has this id. Sends pending actions while the page is open. */
export const useRoute = (id: string): CachedRoute | null => {
  const cached = useSyncExternalStore(cachedRoute.subscribe, cachedRoute.get);
  useSending({ hasUnsent, send: sendActions, freshMs: FRESH_MS });
  return useMemo(
    () => (cached?.route.id === id ? { ...cached, route: routeWithPending(cached) } : null),
    [cached, id],
  );
};

type WithoutId<Action> = Action extends unknown ? Omit<Action, 'id'> : never;

/** Shows the action at once and sends it when possible. */
export const recordAction = (orderId: string, action: WithoutId<DeferrableAction>): void => {
  enqueueDeliveryAction({ orderId, deed: { ...action, id: newId() } as DeferrableAction });
  void sendActions();
};

/** The route with all actions of this device applied, sent or not. */
const routeWithPending = ({ route, queue }: Pick<CachedRoute, 'route' | 'queue'>): DeliveryRouteJson => ({
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
