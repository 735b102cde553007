import { changedFields, type IsSame, mergeDrafts } from './record-changes.ts';
import type { Conflict, Newest, RecordShape } from './record-shape.ts';
import { readDraft } from './stored-drafts.ts';

/** State of a record's form. */
export interface RecordState<Stored, Draft> {
  readonly base: Stored;
  readonly draft: Draft;
  readonly conflict: Conflict<Draft> | null;
}

/** The state of a stored record without changes. */
export const freshState = <Stored extends { readonly version: number }, Draft extends object>(
  { draftOf }: RecordShape<Stored, Draft>,
  stored: Stored,
): RecordState<Stored, Draft> => ({ base: stored, draft: draftOf(stored), conflict: null });

/** The user's changes, applied to the version that another user saved. */
export const mergedState = <Stored extends { readonly version: number }, Draft extends object>(
  { draftOf, isSame }: RecordShape<Stored, Draft>,
  mine: Pick<RecordState<Stored, Draft>, 'draft'> & { readonly base: Stored },
  { stored, by, at }: Newest<Stored>,
): RecordState<Stored, Draft> =>
  mergedWith(draftOf(mine.base), mine.draft, stored, draftOf(stored), { by, at }, isSame);

/** The user's changes applied to the refetched record; null on a conflict, which is resolved when saving. */
export const rebasedState = <Stored extends { readonly version: number }, Draft extends object>(
  { stored, draftOf, isSame }: RecordShape<Stored, Draft>,
  { base, draft }: RecordState<Stored, Draft>,
): RecordState<Stored, Draft> | null => {
  const merge = mergeDrafts(draftOf(base), draft, draftOf(stored), isSame);
  return merge.clashes.length > 0 ? null : { base: stored, draft: merge.draft, conflict: null };
};

/** The state from this browser's draft, or null; a draft of an older version is merged with later changes. */
export const resumedState = <Stored extends { readonly version: number }, Draft extends object>(
  shape: RecordShape<Stored, Draft>,
): RecordState<Stored, Draft> | null => {
  const { id, stored, draftOf, isDraft, isSame } = shape;
  const storedDraft = readDraft(id);
  if (!storedDraft || !isDraft(storedDraft.draft) || !isDraft(storedDraft.before)) return null;
  if (changedFields(storedDraft.before, storedDraft.draft, isSame).length === 0) return null;
  if (storedDraft.version === stored.version)
    return { base: stored, draft: storedDraft.draft, conflict: null };
  return mergedWith(
    storedDraft.before,
    storedDraft.draft,
    stored,
    draftOf(stored),
    { by: null, at: null },
    isSame,
  );
};

const mergedWith = <Stored, Draft extends object>(
  before: Draft,
  mine: Draft,
  stored: Stored,
  theirs: Draft,
  who: Pick<Newest<Stored>, 'by' | 'at'>,
  isSame?: IsSame<Draft>,
): RecordState<Stored, Draft> => {
  const { draft, theirOnly, clashes } = mergeDrafts(before, mine, theirs, isSame);
  return { base: stored, draft, conflict: { ...who, before, mine, theirs, theirOnly, clashes, choices: {} } };
};
