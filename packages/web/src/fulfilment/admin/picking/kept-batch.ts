import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { ownedStore } from '../../../kit/session/owned-store.ts';

/** The batch in somebody's hand, as this device knows it: it is here before the network is asked. */
export interface KeptBatch {
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
const isKept = (stored: unknown): stored is KeptBatch => {
  if (typeof stored !== 'object' || stored === null || !('batch' in stored)) return false;
  const { queue, sent, conflicts } = stored as Partial<Record<keyof KeptBatch, unknown>>;
  return [queue, sent].every(areActions) && Array.isArray(conflicts);
};

export const keptBatch = ownedStore<KeptBatch | null>('nutricion-plus-picking', {
  read: (stored) => (isKept(stored) ? stored : null),
  write: (kept) => kept,
});

export const noteAction = (action: PickAction): void =>
  keptBatch.change((kept) => kept && { ...kept, queue: [...kept.queue, action] });

export const forgetConflicts = (): void => keptBatch.change((kept) => kept && { ...kept, conflicts: [] });

/** The shop's own word, asked for when nothing was on its way: what it knows by now is in it. */
export const keepFresh = (batch: BatchJson): void =>
  keptBatch.change((kept) => {
    const same = kept?.batch.id === batch.id ? kept : null;
    return { batch, sent: [], queue: same?.queue ?? [], conflicts: same?.conflicts ?? [] };
  });

/** What the shop answered of some actions; the others wait on. */
export const keepAnswers = (
  answers: readonly { readonly id: string; readonly applied: boolean; readonly detail: string | null }[],
): void =>
  keptBatch.change((kept) => {
    if (!kept) return kept;
    const byId = new Map(answers.map((answer) => [answer.id, answer]));
    const answered = kept.queue.filter(({ id }) => byId.has(id));
    return {
      ...kept,
      sent: [...kept.sent, ...answered.filter(({ id }) => byId.get(id)?.applied)],
      queue: kept.queue.filter(({ id }) => !byId.has(id)),
      conflicts: [...kept.conflicts, ...answers.flatMap(({ detail }) => detail ?? [])],
    };
  });
