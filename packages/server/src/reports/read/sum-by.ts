import { type RawBuilder, sql } from 'kysely';
import type { Question } from './question.ts';

/** The sums of a row in the period and in the previous one, in the requested order. */
export interface Sums {
  readonly now: readonly number[];
  readonly earlier: readonly number[];
}

/**
 * Sums daily facts grouped by `by`; '' groups rows without a value.
 * @param facts a table with a column `day`, named `f` in the expressions
 */
export const sumBy = async (
  { db, period, before }: Question,
  facts: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
  sums: readonly RawBuilder<unknown>[],
): Promise<ReadonlyMap<string, Sums>> => {
  const { rows } = await sql<{ is_now: boolean; part: string; sums: number[] }>`
    select f.day >= ${period.from}::date as is_now, coalesce((${by})::text, '') as part,
      array[${sql.join(sums.map((each) => sql`coalesce(sum(${each}), 0)::float8`))}] as sums
    from ${facts} f
    where f.day between ${period.from}::date and ${period.to}::date or f.day between ${before.from}::date and ${before.to}::date
    group by 1, 2
  `.execute(db);
  const parts = new Map<string, Sums>();
  for (const row of rows) {
    const existing = parts.get(row.part) ?? nothing(sums.length);
    parts.set(row.part, row.is_now ? { ...existing, now: row.sums } : { ...existing, earlier: row.sums });
  }
  return parts;
};

export const nothing = (width: number): Sums => ({
  now: Array.from({ length: width }, () => 0),
  earlier: Array.from({ length: width }, () => 0),
});

export const added = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((value, index) => value + (other[index] ?? 0));

/** All parts together. */
export const total = (parts: Iterable<Sums>, width: number): Sums => {
  let sum = nothing(width);
  for (const { now, earlier } of parts)
    sum = { now: added(sum.now, now), earlier: added(sum.earlier, earlier) };
  return sum;
};
