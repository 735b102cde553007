import { useState } from 'react';

interface FrozenPage<Row> {
  readonly pageKey: string;
  readonly rows: readonly Row[];
  /** Whether the rows were fetched since the page was opened, not taken from the cache. */
  readonly isFresh: boolean;
}

interface ShownRows<Row> {
  readonly rows: readonly Row[] | undefined;
  /** The number of rows added, removed or changed since they were shown. */
  readonly changes: number;
  readonly showNew: () => void;
  /** Replaces a row that was edited here; it doesn't count as a change. */
  readonly replace: (row: Row) => void;
}

interface FrozenRowsInput<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Key of the query; the rows of another query are shown at once. */
  readonly pageKey: string;
  readonly isFresh: boolean;
  readonly keyOf: (row: Row) => string;
  readonly versionOf: (row: Row) => number;
}

/** Freezes the rows on screen while data are refetched: changes are counted, and shown when the user asks for them. */
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
