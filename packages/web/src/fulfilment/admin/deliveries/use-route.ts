import { useMemo, useSyncExternalStore } from 'react';
import { useSending } from '../../../kit/admin/sending/use-sending.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import { type KeptRoute, keptRoute, type LaterDeed, noteDeed } from './kept-route.ts';
import { sendDeeds } from './send-deeds.ts';
import { shownRoute } from './shown-route.ts';

/** Customers say that they come down meanwhile. */
const FRESH_MS = 15_000;
const hasUnsent = (): boolean => (keptRoute.get()?.queue.length ?? 0) > 0;

/** The route on this device, if it is this one; while it is on screen what was done is sent. */
export const useRoute = (id: string): KeptRoute | null => {
  const kept = useSyncExternalStore(keptRoute.subscribe, keptRoute.get);
  useSending({ hasUnsent, send: sendDeeds, freshMs: FRESH_MS });
  return useMemo(() => (kept?.route.id === id ? { ...kept, route: shownRoute(kept) } : null), [kept, id]);
};

type WithoutId<Deed> = Deed extends unknown ? Omit<Deed, 'id'> : never;

/** Shows what was done at once; the shop hears of it as soon as it can. */
export const tell = (orderId: string, deed: WithoutId<LaterDeed>): void => {
  noteDeed({ orderId, deed: { ...deed, id: newId() } as LaterDeed });
  void sendDeeds();
};
