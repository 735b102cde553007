import { readDraft } from './kept-drafts.ts';
import { changedFields, type IsSame, mergeDrafts } from './record-changes.ts';
import type { Conflict, Newest, RecordShape } from './record-shape.ts';

/** What a record's form holds. */
export interface State<Kept, Draft> {
  readonly base: Kept;
  readonly draft: Draft;
  readonly conflict: Conflict<Draft> | null;
}

/** A record as it is kept, and nothing typed. */
export const freshState = <Kept extends { readonly version: number }, Draft extends object>(
  { draftOf }: RecordShape<Kept, Draft>,
  kept: Kept,
): State<Kept, Draft> => ({ base: kept, draft: draftOf(kept), conflict: null });

/** Mine, with what somebody else saved meanwhile. */
export const mergedState = <Kept extends { readonly version: number }, Draft extends object>(
  { draftOf, isSame }: RecordShape<Kept, Draft>,
  mine: Pick<State<Kept, Draft>, 'draft'> & { readonly base: Kept },
  { kept, by, at }: Newest<Kept>,
): State<Kept, Draft> => merged(draftOf(mine.base), mine.draft, kept, draftOf(kept), { by, at }, isSame);

/** What is typed, over what was read anew; null where the two clash, which is settled when it is saved. */
export const rebasedState = <Kept extends { readonly version: number }, Draft extends object>(
  { kept, draftOf, isSame }: RecordShape<Kept, Draft>,
  { base, draft }: State<Kept, Draft>,
): State<Kept, Draft> | null => {
  const merge = mergeDrafts(draftOf(base), draft, draftOf(kept), isSame);
  return merge.clashes.length > 0 ? null : { base: kept, draft: merge.draft, conflict: null };
};

/** What this browser kept of it, or null; over an older version it is merged with what was saved since. */
export const resumedState = <Kept extends { readonly version: number }, Draft extends object>(
  shape: RecordShape<Kept, Draft>,
): State<Kept, Draft> | null => {
  const { id, kept, draftOf, isDraft, isSame } = shape;
  const found = readDraft(id);
  if (!found || !isDraft(found.draft) || !isDraft(found.before)) return null;
  if (changedFields(found.before, found.draft, isSame).length === 0) return null;
  if (found.version === kept.version) return { base: kept, draft: found.draft, conflict: null };
  return merged(found.before, found.draft, kept, draftOf(kept), { by: null, at: null }, isSame);
};

const merged = <Kept, Draft extends object>(
  before: Draft,
  mine: Draft,
  kept: Kept,
  theirs: Draft,
  who: Pick<Newest<Kept>, 'by' | 'at'>,
  isSame?: IsSame<Draft>,
): State<Kept, Draft> => {
  const { draft, taken, clashes } = mergeDrafts(before, mine, theirs, isSame);
  return { base: kept, draft, conflict: { ...who, before, mine, theirs, taken, clashes, choices: {} } };
};
