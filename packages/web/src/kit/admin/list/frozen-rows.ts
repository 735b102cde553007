import { useState } from 'react';

interface FrozenPage<Row> {
  readonly pageKey: string;
  readonly rows: readonly Row[];
  /** Asked for since the page was opened, not remembered from before. */
  readonly isFresh: boolean;
}

interface ShownRows<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Rows that came, went or became another version since they were shown. */
  readonly changes: number;
  readonly showNew: () => void;
  /** Puts a row that was changed here in its place: that is no news. */
  readonly replace: (row: Row) => void;
}

interface FrozenRowsInput<Row> {
  readonly rows: readonly Row[] | undefined;
  /** What was asked for; another question is answered at once. */
  readonly pageKey: string;
  readonly isFresh: boolean;
  readonly keyOf: (row: Row) => string;
  readonly versionOf: (row: Row) => number;
}

/** A list that stands still under somebody's finger: what changed meanwhile is counted, and shown when asked for. */
export const useFrozenRows = <Row>({
  rows,
  pageKey,
  isFresh,
  keyOf,
  versionOf,
}: FrozenRowsInput<Row>): ShownRows<Row> => {
  const [frozen, setFrozen] = useState<FrozenPage<Row> | null>(null);
  const isAdopted = frozen !== null && frozen.pageKey === pageKey && (frozen.isFresh || !isFresh);
  if (rows && !isAdopted) setFrozen({ pageKey, rows, isFresh });
  const shown = isAdopted ? frozen.rows : rows;
  return {
    rows: shown,
    changes: rows && shown ? changesBetween(shown, rows, keyOf, versionOf) : 0,
    showNew: () => rows && setFrozen({ pageKey, rows, isFresh }),
    replace: (row) =>
      setFrozen(
        (now) =>
          now && { ...now, rows: now.rows.map((other) => (keyOf(other) === keyOf(row) ? row : other)) },
      ),
  };
};

export const changesBetween = <Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
  versionOf: (row: Row) => number,
): number => {
  const versions = new Map(before.map((row) => [keyOf(row), versionOf(row)]));
  const changed = after.filter((row) => versions.get(keyOf(row)) !== versionOf(row)).length;
  const keys = new Set(after.map(keyOf));
  return changed + before.filter((row) => !keys.has(keyOf(row))).length;
};
