import { useState } from 'react';

interface FrozenPage<Row> {
  readonly pageKey: string;
  readonly rows: readonly Row[];
  /** Whether the rows were fetched since the page was opened, not taken from the cache. */
  readonly isFresh: boolean;
  /** Keys of rows that were edited here. */
  readonly edited: ReadonlySet<string>;
}

interface ShownRows<Row> {
  readonly rows: readonly Row[] | undefined;
  /** The number of rows added, removed or changed since they were shown. */
  readonly changes: number;
  readonly showNew: () => void;
  /** Replaces a row that was edited here; it doesn't count as a change, nor that it has left the list by it. */
  readonly replace: (row: Row) => void;
  /** Shows what was changed here: these rows as they were last fetched, or all. */
  readonly showOwn: (keys: ReadonlySet<string> | 'all') => void;
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
  const [own, setOwn] = useState<ReadonlySet<string> | 'all' | null>(null);
  const isAdopted = frozen !== null && frozen.pageKey === pageKey && (frozen.isFresh || !isFresh);
  const adopt = (adopted: readonly Row[]) =>
    setFrozen({ pageKey, rows: adopted, isFresh, edited: new Set() });
  if (rows && !isAdopted) adopt(rows);
  // In the next render, which has the rows of the refetch that came before it.
  else if (rows && own) {
    if (own === 'all') adopt(rows);
    else setFrozen((now) => now && { ...now, rows: withOwn(now.rows, rows, own, keyOf) });
    setOwn(null);
  }
  const shown = isAdopted ? frozen.rows : rows;
  return {
    rows: shown,
    changes: rows && shown ? changesBetween(shown, rows, keyOf, versionOf, frozen?.edited) : 0,
    showNew: () => rows && adopt(rows),
    replace: (row) =>
      setFrozen(
        (now) =>
          now && {
            ...now,
            rows: now.rows.map((other) => (keyOf(other) === keyOf(row) ? row : other)),
            edited: new Set([...now.edited, keyOf(row)]),
          },
      ),
    showOwn: setOwn,
  };
};

/** The rows on screen with those of `keys` as they were fetched, or without them if they have left the list. */
export const withOwn = <Row>(
  shown: readonly Row[],
  fetched: readonly Row[],
  keys: ReadonlySet<string>,
  keyOf: (row: Row) => string,
): readonly Row[] => {
  const latest = new Map(fetched.map((row) => [keyOf(row), row]));
  const isOwn = (row: Row) => keys.has(keyOf(row));
  return shown
    .filter((row) => !isOwn(row) || latest.has(keyOf(row)))
    .map((row) => (isOwn(row) ? (latest.get(keyOf(row)) ?? row) : row));
};

export const changesBetween = <Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
  versionOf: (row: Row) => number,
  edited: ReadonlySet<string> = new Set(),
): number => {
  const versions = new Map(before.map((row) => [keyOf(row), versionOf(row)]));
  const changed = after.filter((row) => versions.get(keyOf(row)) !== versionOf(row)).length;
  const keys = new Set(after.map(keyOf));
  return changed + before.filter((row) => !keys.has(keyOf(row)) && !edited.has(keyOf(row))).length;
};
