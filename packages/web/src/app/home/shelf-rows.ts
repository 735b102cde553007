/** A desktop's row of cards. */
const CARDS_PER_ROW = 6;
/** The most products of a shelf that leaves room for another beside it. */
const MAX_SHORT_SHELF = 4;
/** Narrower than this no heading fits. */
const MIN_COLUMNS = 2;

export interface RowPart<S> {
  readonly shelf: S;
  /** Of the six of its row. */
  readonly columns: number;
  /** Cards in sight at once: a row of fewer is filled by them. */
  readonly cards: number;
}

/**
 * Shelves in their order, as rows of a desktop: a short one shares its row with the next, or the last one with the one
 * before, which takes what is left; one that is nearly as long as a row fills it.
 */
export const shelfRows = <S>(
  shelves: readonly S[],
  countOf: (shelf: S) => number,
): readonly (readonly RowPart<S>[])[] => {
  const rows: (readonly RowPart<S>[])[] = [];
  for (let at = 0; at < shelves.length; at += 1) {
    const [one, other] = [shelves[at], shelves[at + 1]];
    if (one === undefined) continue;
    if (other !== undefined && (isShort(countOf(one)) || isShort(countOf(other)))) {
      const columns = columnsOf(countOf(one), countOf(other));
      rows.push([
        rowPartOf(one, countOf(one), columns),
        rowPartOf(other, countOf(other), CARDS_PER_ROW - columns),
      ]);
      at += 1;
    } else rows.push([rowPartOf(one, countOf(one), CARDS_PER_ROW)]);
  }
  return rows;
};

const isShort = (count: number): boolean => count <= MAX_SHORT_SHELF;

/** What the first of two takes. Two short ones share the row by what they hold. */
const columnsOf = (one: number, other: number): number => {
  if (isShort(one) && isShort(other)) return clampColumns(Math.round((CARDS_PER_ROW * one) / (one + other)));
  return isShort(one) ? clampColumns(one) : CARDS_PER_ROW - clampColumns(other);
};

const clampColumns = (columns: number): number =>
  Math.min(CARDS_PER_ROW - MIN_COLUMNS, Math.max(MIN_COLUMNS, columns));

const rowPartOf = <S>(shelf: S, count: number, columns: number): RowPart<S> => ({
  shelf,
  columns,
  cards: Math.max(1, Math.min(count, columns)),
});
