import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** A query of data/search/judgments.csv with grades for products of the seed. */
export interface Judgment {
  readonly query: string;
  readonly kind: string;
  /** By sku: 3 is exactly what was requested, 1 is acceptable. */
  readonly grades: ReadonlyMap<string, number>;
  /** Skus that must not be shown. */
  readonly mustNot: ReadonlySet<string>;
  /** What the query negates, in plain singular words; empty in the older sets, which don't say it. */
  readonly freeFrom: readonly string[];
}

interface Row {
  readonly query: string;
  readonly kind: string;
  readonly relevant: string;
  readonly must_not: string;
  readonly free_from?: string;
}

/** Its README says who judged which. */
type JudgedSet = 'judgments' | 'blind' | 'sealed' | 'hands' | 'hands-sealed';

export const readJudgments = (set: JudgedSet = 'judgments'): readonly Judgment[] => {
  const text = readFileSync(join(import.meta.dirname, `../../data/search/${set}.csv`), 'utf8');
  const rows: readonly Row[] = parse(text, { columns: true });
  return rows.map(({ query, kind, relevant, must_not, free_from = '' }) => ({
    query,
    kind,
    grades: new Map(listed(relevant).map(gradeOf)),
    mustNot: new Set(listed(must_not)),
    freeFrom: listed(free_from),
  }));
};

const listed = (cell: string): string[] => cell.split(';').filter((item) => item !== '');

const gradeOf = (entry: string): [string, number] => {
  const [, sku, grade] = /^(.+):([123])$/.exec(entry) ?? [];
  if (!sku) throw new Error(`not a graded sku: ${entry}`);
  return [sku, Number(grade)];
};
