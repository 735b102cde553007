import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { perUserStore } from '../../../kit/session/per-user-store.ts';

/** The batch in somebody's hand, as this device knows it: it is here before the network is asked. */
export interface CachedBatch {
  /** As the shop last told it. */
  readonly batch: BatchJson;
  /** Done since, and the shop knows. */
  readonly sent: readonly PickAction[];
  /** Done since, and the shop doesn't know yet, oldest first. */
  readonly queue: readonly PickAction[];
  /** Why what was done didn't count, until somebody has read it. */
  readonly conflicts: readonly string[];
}

const areActions = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.every((action) => typeof action?.id === 'string' && typeof action.kind === 'string');

/** Only the shop writes it here; of another version of it what isn't sent yet is still to be sent. */
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

/** The shop's own word, asked for when nothing was on its way: what it knows by now is in it. */
export const cacheBatch = (batch: BatchJson): void =>
  cachedBatch.change((cached) => {
    const same = cached?.batch.id === batch.id ? cached : null;
    return { batch, sent: [], queue: same?.queue ?? [], conflicts: same?.conflicts ?? [] };
  });

/** What the shop answered of some actions; the others wait on. */
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
