import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { perUserStore } from '../../../kit/session/per-user-store.ts';

/** The picker's batch as cached on this device: shown before the network responds. */
export interface CachedBatch {
  /** The server's last state. */
  readonly batch: BatchJson;
  /** Actions sent since. */
  readonly sent: readonly PickAction[];
  /** Actions not yet sent, oldest first. */
  readonly queue: readonly PickAction[];
  /** Why actions were refused, until the picker has read it. */
  readonly conflicts: readonly string[];
}

const areActions = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.every((action) => typeof action?.id === 'string' && typeof action.kind === 'string');

/** Checks what is stored; unsent actions of an older version of the page are still sent. */
const isCachedBatch = (stored: unknown): stored is CachedBatch => {
  if (typeof stored !== 'object' || stored === null || !('batch' in stored)) return false;
  const { queue, sent, conflicts } = stored as Partial<Record<keyof CachedBatch, unknown>>;
  return [queue, sent].every(areActions) && Array.isArray(conflicts);
};

export const cachedBatch = perUserStore<CachedBatch | null>('nutricion-plus-picking', {
  read: (stored) => (isCachedBatch(stored) ? stored : null),
  write: (cached) => cached,
});

export const enqueueAction = (action: PickAction): void =>
  cachedBatch.change((cached) => cached && { ...cached, queue: [...cached.queue, action] });

export const clearBatchConflicts = (): void =>
  cachedBatch.change((cached) => cached && { ...cached, conflicts: [] });

/** Stores the server's state, read when nothing was being sent: it contains all sent actions. */
export const cacheBatch = (batch: BatchJson): void =>
  cachedBatch.change((cached) => {
    const same = cached?.batch.id === batch.id ? cached : null;
    return { batch, sent: [], queue: same?.queue ?? [], conflicts: same?.conflicts ?? [] };
  });

/** Stores the server's results of some actions; the others stay queued. */
export const applyResults = (
  results: readonly { readonly id: string; readonly applied: boolean; readonly detail: string | null }[],
): void =>
  cachedBatch.change((cached) => {
    if (!cached) return cached;
    const byId = new Map(results.map((result) => [result.id, result]));
    const acknowledged = cached.queue.filter(({ id }) => byId.has(id));
    return {
      ...cached,
      sent: [...cached.sent, ...acknowledged.filter(({ id }) => byId.get(id)?.applied)],
      queue: cached.queue.filter(({ id }) => !byId.has(id)),
      conflicts: [...cached.conflicts, ...results.flatMap(({ detail }) => detail ?? [])],
    };
  });
