import type { PickAction, PickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import { useMemo, useSyncExternalStore } from 'react';
import { useSending } from '../../../kit/admin/sending/use-sending.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import { type KeptBatch, keptBatch, noteAction } from './kept-batch.ts';
import { sendQueue } from './send-queue.ts';
import { type Good, goodsOf, shownSheet } from './shown-batch.ts';

export interface ShownBatch extends KeptBatch {
  readonly sheet: PickSheet;
  readonly goods: ReadonlyMap<string, Good>;
}

/** Somebody else may cancel an order meanwhile. */
const FRESH_MS = 60_000;
const hasUnsent = (): boolean => (keptBatch.get()?.queue.length ?? 0) > 0;

/** The batch on this device, if it is this one; while it is on screen what was done is sent. */
export const useBatch = (id: string): ShownBatch | null => {
  const kept = useSyncExternalStore(keptBatch.subscribe, keptBatch.get);
  useSending({ hasUnsent, send: sendQueue, freshMs: FRESH_MS });
  return useMemo(
    () => (kept?.batch.id === id ? { ...kept, sheet: shownSheet(kept), goods: goodsOf(kept.batch) } : null),
    [kept, id],
  );
};

export type Deed = PickAction extends infer Action
  ? Action extends PickAction
    ? Omit<Action, 'id'>
    : never
  : never;

/** Shows what was done at once; the shop hears of it as soon as it can. */
export const act = (...deeds: readonly Deed[]): void => {
  for (const deed of deeds) noteAction({ ...deed, id: newId() } as PickAction);
  void sendQueue();
};
