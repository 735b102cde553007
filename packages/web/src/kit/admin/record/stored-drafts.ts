import { isObject } from '@nutricion/domain/kit/is-object';
import { perUserStore } from '../../session/per-user-store.ts';

/** What was typed into a record and not saved, beside what it was typed over. */
export interface StoredDraft {
  readonly version: number;
  readonly before: unknown;
  readonly draft: unknown;
}

/** The most drafts stored; the oldest are deleted first. */
const MAX_DRAFTS = 40;

type Drafts = Readonly<Record<string, StoredDraft>>;

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isObject(value) && typeof value.version === 'number';

/** A user's drafts by record, which survive a closed tab. */
const store = perUserStore<Drafts>('nutricion-plus-admin-drafts', {
  read: (stored) =>
    isObject(stored)
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, StoredDraft] => isStoredDraft(entry[1])),
        )
      : {},
  write: (drafts) => (Object.keys(drafts).length === 0 ? null : drafts),
});

export const readDraft = (recordId: string): StoredDraft | null => store.get()[recordId] ?? null;

/** Null deletes it. */
export const storeDraft = (recordId: string, draft: StoredDraft | null): void => {
  if (draft === null && !(recordId in store.get())) return;
  store.change(({ [recordId]: _, ...others }) =>
    draft === null
      ? others
      : Object.fromEntries([...Object.entries(others).slice(1 - MAX_DRAFTS), [recordId, draft]]),
  );
};
