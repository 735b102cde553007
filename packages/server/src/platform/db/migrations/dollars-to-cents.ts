import { type Kysely, sql } from 'kysely';

/**
 * Makes columns of dollars whole cents, in one rewrite of their table, and ends their names in `_cents`. `checks` replace
 * every check that names one of the columns, each by its name; a check that would be lost is an error.
 */
export const dollarsToCents = async (
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  checks: Readonly<Record<string, string>>,
): Promise<void> => {
  const { rows: constraints } = await sql<{ name: string; kind: string; column: string }>`
    select c.conname as name, c.contype as kind, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.conrelid = ${table}::regclass and c.contype in ('c', 'n') and exists (
      select from pg_attribute m where m.attrelid = c.conrelid and m.attnum = any(c.conkey) and m.attname = any(${columns}))
  `.execute(db);
  const old = constraints.filter(({ kind }) => kind === 'c');
  if (old.length !== Object.keys(checks).length)
    throw new Error(`${table} has ${old.map(({ name }) => name).join(', ')}`);
  const alter = (parts: readonly string[]) =>
    parts.length > 0 && sql.raw(`alter table ${table} ${parts.join(', ')}`).execute(db);
  await alter(old.map(({ name }) => `drop constraint ${name}`));
  await alter(columns.map((column) => `alter ${column} type integer using round(${column} * 100)::integer`));
  for (const column of columns) await alter([`rename ${column} to ${column}_cents`]);
  for (const { name, kind, column } of constraints)
    if (kind === 'n') await alter([`rename constraint ${name} to ${table}_${column}_cents_not_null`]);
  await alter(Object.entries(checks).map(([name, check]) => `add constraint ${name} check (${check})`));
};
