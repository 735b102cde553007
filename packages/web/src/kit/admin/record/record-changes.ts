/** A field of a record, by its name in the draft. */
export type FieldOf<Draft> = keyof Draft & string;

/** What becomes of a field that two people changed: mine, theirs, or as it was before both. */
export type Choice = 'mine' | 'theirs' | 'before';

export type IsSame<Draft> = (field: FieldOf<Draft>, one: Draft, other: Draft) => boolean;

export const isSameJson = <Draft>(field: FieldOf<Draft>, one: Draft, other: Draft): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** What was typed over, in the order of the draft. */
export const changedFields = <Draft extends object>(
  before: Draft,
  draft: Draft,
  isSame: IsSame<Draft> = isSameJson,
): readonly FieldOf<Draft>[] =>
  (Object.keys(before) as FieldOf<Draft>[]).filter((field) => !isSame(field, before, draft));

export interface Merge<Draft> {
  /** Mine, with what only they changed; a field that both changed is mine until somebody chooses. */
  readonly draft: Draft;
  /** What only they changed. */
  readonly theirOnly: readonly FieldOf<Draft>[];
  /** What both changed, otherwise. */
  readonly clashes: readonly FieldOf<Draft>[];
}

/** Three pictures of one record: as both found it, as I have it, as they saved it. */
export const mergeDrafts = <Draft extends object>(
  before: Draft,
  mine: Draft,
  theirs: Draft,
  isSame: IsSame<Draft> = isSameJson,
): Merge<Draft> => {
  const changedByMe = changedFields(before, mine, isSame);
  const changedByThem = changedFields(before, theirs, isSame);
  const theirOnly = changedByThem.filter((field) => !changedByMe.includes(field));
  return {
    draft: withFields(mine, theirs, theirOnly),
    theirOnly,
    clashes: changedByMe.filter((field) => changedByThem.includes(field) && !isSame(field, mine, theirs)),
  };
};

/** A draft with some fields of another. */
export const withFields = <Draft extends object>(
  draft: Draft,
  other: Draft,
  fields: readonly FieldOf<Draft>[],
): Draft => ({ ...draft, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });

/** How the fields of a draft are said. */
export interface DraftDiff<Draft extends object> {
  readonly labelOf: (field: FieldOf<Draft>) => string;
  /** What a field says, a line for each thing that can come and go by itself. */
  readonly linesOf: (field: FieldOf<Draft>, draft: Draft) => readonly string[];
}
