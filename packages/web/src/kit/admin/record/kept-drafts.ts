import { isObject } from '@nutricion/domain/kit/is-object';
import { ownedStore } from '../../session/owned-store.ts';

/** What was typed into a record and not saved, beside what it was typed over. */
export interface KeptDraft {
  readonly version: number;
  readonly before: unknown;
  readonly draft: unknown;
}

/** Older ones go first: whoever leaves so many behind won't come back to them. */
const MOST_DRAFTS = 40;

type Drafts = Readonly<Record<string, KeptDraft>>;

const isKept = (value: unknown): value is KeptDraft => isObject(value) && typeof value.version === 'number';

/** Drafts of a person, by record. They survive a closed tab, and are nobody else's. */
const store = ownedStore<Drafts>('nutricion-plus-admin-drafts', {
  read: (stored) =>
    isObject(stored)
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, KeptDraft] => isKept(entry[1])),
        )
      : {},
  write: (drafts) => (Object.keys(drafts).length === 0 ? null : drafts),
});

export const readDraft = (recordId: string): KeptDraft | null => store.get()[recordId] ?? null;

/** Null forgets it. */
export const keepDraft = (recordId: string, kept: KeptDraft | null): void => {
  if (kept === null && !(recordId in store.get())) return;
  store.change(({ [recordId]: _, ...others }) =>
    kept === null
      ? others
      : Object.fromEntries([...Object.entries(others).slice(1 - MOST_DRAFTS), [recordId, kept]]),
  );
};
