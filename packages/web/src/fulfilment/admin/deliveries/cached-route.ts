import type {
  DeliveryActionJson,
  DeliveryRouteJson,
  DeliveryStopJson,
} from '@nutricion/contract/fulfilment/deliveries';
import { perUserStore } from '../../../kit/session/per-user-store.ts';

/** What can be told the shop later: a code can't, since only the shop knows it. */
export type DeferrableAction = Exclude<
  DeliveryActionJson,
  { readonly kind: 'code' | 'kept-cold' | 'discarded' }
>;

export interface PendingAction {
  readonly orderId: string;
  readonly deed: DeferrableAction;
}

/** The route in somebody's hand, as this device knows it: it is here before the network is asked. */
export interface CachedRoute {
  /** As the shop last told it. */
  readonly route: DeliveryRouteJson;
  /** Done since, and the shop doesn't know yet, oldest first. */
  readonly queue: readonly PendingAction[];
  /** Why what was done didn't count, until somebody has read it. */
  readonly conflicts: readonly string[];
}

/** Only the shop writes it here; of another version of it what isn't sent yet is still to be sent. */
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

/** The shop's own word; what isn't sent yet waits on. */
export const cacheRoute = (route: DeliveryRouteJson): void =>
  cachedRoute.change((cached) => {
    const same = cached?.route.id === route.id ? cached : null;
    return { route, queue: same?.queue ?? [], conflicts: same?.conflicts ?? [] };
  });

/** A stop as the shop answered it. */
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

/** The shop knows it now, or refused it and said why. */
export const finishAction = (id: string, conflict: string | null): void =>
  cachedRoute.change(
    (cached) =>
      cached && {
        ...cached,
        queue: cached.queue.filter(({ deed: action }) => action.id !== id),
        conflicts: conflict === null ? cached.conflicts : [...cached.conflicts, conflict],
      },
  );
