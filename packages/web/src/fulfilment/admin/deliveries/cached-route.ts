import type {
  DeliveryActionJson,
  DeliveryRouteJson,
  DeliveryStopJson,
} from '@nutricion/contract/fulfilment/deliveries';
import { perUserStore } from '../../../kit/session/per-user-store.ts';

/** Actions that can be sent later. Not a handover by code, which only the server can check. */
export type DeferrableAction = Exclude<
  DeliveryActionJson,
  { readonly kind: 'code' | 'kept-cold' | 'discarded' }
>;

export interface PendingAction {
  readonly orderId: string;
  readonly deed: DeferrableAction;
}

/** The driver's route as cached on this device: shown before the network responds. */
export interface CachedRoute {
  /** The server's last state. */
  readonly route: DeliveryRouteJson;
  /** Actions not yet sent, oldest first. */
  readonly queue: readonly PendingAction[];
  /** Why actions were refused, until the driver has read it. */
  readonly conflicts: readonly string[];
}

/** Checks what is stored; unsent actions of an older version of the page are still sent. */
const isCachedRoute = (stored: unknown): stored is CachedRoute => {
  if (typeof stored !== 'object' || stored === null || !('route' in stored)) return false;
  const { queue, conflicts } = stored as Partial<Record<keyof CachedRoute, unknown>>;
  return Array.isArray(conflicts) && Array.isArray(queue) && queue.every((each) => each?.deed?.id);
};

export const cachedRoute = perUserStore<CachedRoute | null>('nutricion-plus-deliveries', {
  read: (stored) => (isCachedRoute(stored) ? stored : null),
  write: (cached) => cached,
});

export const enqueueDeliveryAction = (waiting: PendingAction): void =>
  cachedRoute.change((cached) => cached && { ...cached, queue: [...cached.queue, waiting] });

export const clearRouteConflicts = (): void =>
  cachedRoute.change((cached) => cached && { ...cached, conflicts: [] });

/** Stores the server's state; unsent actions stay queued. */
export const cacheRoute = (route: DeliveryRouteJson): void =>
  cachedRoute.change((cached) => {
    const same = cached?.route.id === route.id ? cached : null;
    return { route, queue: same?.queue ?? [], conflicts: same?.conflicts ?? [] };
  });

/** Stores a stop as the server returned it. */
export const cacheStop = (stop: DeliveryStopJson): void =>
  cachedRoute.change(
    (cached) =>
      cached && {
        ...cached,
        route: {
          ...cached.route,
          stops: cached.route.stops.map((each) => (each.order_id === stop.order_id ? stop : each)),
        },
      },
  );

/** Removes an action that the server has accepted, or refused for this reason. */
export const finishAction = (id: string, conflict: string | null): void =>
  cachedRoute.change(
    (cached) =>
      cached && {
        ...cached,
        queue: cached.queue.filter(({ deed: action }) => action.id !== id),
        conflicts: conflict === null ? cached.conflicts : [...cached.conflicts, conflict],
      },
  );
