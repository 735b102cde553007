import { useMemo, useSyncExternalStore } from 'react';
import { useSending } from '../../../kit/admin/sending/use-sending.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import {
  type CachedRoute,
  cachedRoute,
  type DeferrableAction,
  enqueueDeliveryAction,
} from './cached-route.ts';
import { routeWithPending } from './route-with-pending.ts';
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
