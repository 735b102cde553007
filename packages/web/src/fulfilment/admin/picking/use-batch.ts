import type { PickAction, PickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import { useMemo, useSyncExternalStore } from 'react';
import { useSending } from '../../../kit/admin/sending/use-sending.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import { type CachedBatch, cachedBatch, enqueueAction } from './cached-batch.ts';
import { sendQueue } from './send-queue.ts';
import { type BatchProduct, productsInBatch, sheetWithPending } from './sheet-with-pending.ts';

export interface BatchView extends CachedBatch {
  readonly sheet: PickSheet;
  readonly products: ReadonlyMap<string, BatchProduct>;
}

/** How often the batch is refetched, since orders can be cancelled meanwhile. */
const FRESH_MS = 60_000;
const hasUnsent = (): boolean => (cachedBatch.get()?.queue.length ?? 0) > 0;

/** The batch on this device, if it has this id. Sends pending actions while the page is open. */
export const useBatch = (id: string): BatchView | null => {
  const cached = useSyncExternalStore(cachedBatch.subscribe, cachedBatch.get);
  useSending({ hasUnsent, send: sendQueue, freshMs: FRESH_MS });
  return useMemo(
    () =>
      cached?.batch.id === id
        ? { ...cached, sheet: sheetWithPending(cached), products: productsInBatch(cached.batch) }
        : null,
    [cached, id],
  );
};

export type NewPickAction = PickAction extends infer Action
  ? Action extends PickAction
    ? Omit<Action, 'id'>
    : never
  : never;

/** Shows the actions at once and sends them when possible. */
export const recordActions = (...actions: readonly NewPickAction[]): void => {
  for (const action of actions) enqueueAction({ ...action, id: newId() } as PickAction);
  void sendQueue();
};
