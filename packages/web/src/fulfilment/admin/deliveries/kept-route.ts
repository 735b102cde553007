import type {
  DeliveryDeedJson,
  DeliveryRouteJson,
  DeliveryStopJson,
} from '@nutricion/contract/fulfilment/deliveries';
import { ownedStore } from '../../../kit/session/owned-store.ts';

/** What can be told the shop later: a code can't, since only the shop knows it. */
export type LaterDeed = Exclude<DeliveryDeedJson, { readonly kind: 'code' | 'kept-cold' | 'discarded' }>;

export interface WaitingDeed {
  readonly orderId: string;
  readonly deed: LaterDeed;
}

/** The route in somebody's hand, as this device knows it: it is here before the network is asked. */
export interface KeptRoute {
  /** As the shop last told it. */
  readonly route: DeliveryRouteJson;
  /** Done since, and the shop doesn't know yet, oldest first. */
  readonly queue: readonly WaitingDeed[];
  /** Why what was done didn't count, until somebody has read it. */
  readonly conflicts: readonly string[];
}

/** Only the shop writes it here; of another version of it what isn't sent yet is still to be sent. */
const isKept = (stored: unknown): stored is KeptRoute => {
  if (typeof stored !== 'object' || stored === null || !('route' in stored)) return false;
  const { queue, conflicts } = stored as Partial<Record<keyof KeptRoute, unknown>>;
  return Array.isArray(conflicts) && Array.isArray(queue) && queue.every((each) => each?.deed?.id);
};

export const keptRoute = ownedStore<KeptRoute | null>('nutricion-plus-deliveries', {
  read: (stored) => (isKept(stored) ? stored : null),
  write: (kept) => kept,
});

export const noteDeed = (waiting: WaitingDeed): void =>
  keptRoute.change((kept) => kept && { ...kept, queue: [...kept.queue, waiting] });

export const forgetConflicts = (): void => keptRoute.change((kept) => kept && { ...kept, conflicts: [] });

/** The shop's own word; what isn't sent yet waits on. */
export const keepRoute = (route: DeliveryRouteJson): void =>
  keptRoute.change((kept) => {
    const same = kept?.route.id === route.id ? kept : null;
    return { route, queue: same?.queue ?? [], conflicts: same?.conflicts ?? [] };
  });

/** A stop as the shop answered it. */
export const keepStop = (stop: DeliveryStopJson): void =>
  keptRoute.change(
    (kept) =>
      kept && {
        ...kept,
        route: {
          ...kept.route,
          stops: kept.route.stops.map((each) => (each.order_id === stop.order_id ? stop : each)),
        },
      },
  );

/** The shop knows it now, or refused it and said why. */
export const settleDeed = (id: string, conflict: string | null): void =>
  keptRoute.change(
    (kept) =>
      kept && {
        ...kept,
        queue: kept.queue.filter(({ deed }) => deed.id !== id),
        conflicts: conflict === null ? kept.conflicts : [...kept.conflicts, conflict],
      },
  );
