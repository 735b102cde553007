import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { createTestDatabase } from '../../../testing/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { grantToApplication } from '../grant-to-application.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import { migrationNames } from './all.ts';
import { schemaOf } from './schema-of.builders.ts';

/** The migrations of a version, by its last one. */
export const namesUpTo = (last: string): readonly string[] => migrationNames.filter((name) => name <= last);

type EmptyDatabase = Database & {
  /** Migrates and grants rights as a start of the shop does. */
  readonly bringUpToDate: () => Promise<void>;
};

/** Gives `use` an empty database, opened by the role that owns its tables, and drops it afterwards. */
export const inEmptyDatabase = async <T>(use: (owner: EmptyDatabase) => Promise<T>): Promise<T> => {
  const made = await createTestDatabase({ isEmpty: true });
  const owner = openDatabase(made.ownerUrl, { maxConnections: 1 });
  const bringUpToDate = async () => {
    await migrateToLatest(owner.db);
    // The tables of the jobs are made by their library.
    await owner.pool.query('create schema if not exists pgboss');
    await grantToApplication(owner.db, new URL(made.url).username);
  };
  try {
    return await use({ ...owner, bringUpToDate });
  } finally {
    await owner.close();
    await made.drop();
  }
};

export type Rows = ReadonlyMap<string, readonly object[]>;

/** Every row of every table, by the table's name. */
export const readRows = async (pool: pg.Pool): Promise<Rows> => {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const all = new Map<string, readonly object[]>();
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: object }>(`select to_jsonb(t) as row from ${name} t`);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
};

interface Upgraded {
  readonly schema: readonly string[];
  readonly before: Rows;
  readonly after: Rows;
}

/** A database in which these migrations had run and that got rows by `insert`, before and after it was brought up to date. */
export const upgradeFrom = (names: readonly string[], insert = ''): Promise<Upgraded> =>
  inEmptyDatabase(async ({ db, pool, bringUpToDate }) => {
    await migrateTo(db, names);
    await pool.query(insert);
    const before = await readRows(pool);
    await bringUpToDate();
    return { schema: await schemaOf(pool), before, after: await readRows(pool) };
  });

/** What only one of two lists of lines has. */
export const differences = (actual: readonly string[], expected: readonly string[]): readonly string[] => {
  const [has, wants] = [new Set(actual), new Set(expected)];
  return [
    ...expected.filter((line) => !has.has(line)).map((line) => `missing: ${line}`),
    ...actual.filter((line) => !wants.has(line)).map((line) => `unexpected: ${line}`),
  ];
};

/** Rows of before of which no row of after has all values. Dollars may have become cents, of a column that ends so. */
export const lostRows = ({ before, after }: Upgraded): readonly object[] =>
  [...before].flatMap(([table, had]) => {
    const has = after.get(table) ?? [];
    const isIn = (old: object, row: object) =>
      Object.entries(old).every(
        ([column, value]) =>
          column === changedColumns[table] ||
          isDeepStrictEqual(Reflect.get(row, column), value) ||
          (`${column}_cents` in row &&
            isDeepStrictEqual(Reflect.get(row, `${column}_cents`), centsOf(value))),
      );
    return had.filter((old) => !has.some((row) => isIn(old, row)));
  });

const centsOf = (dollars: unknown) => (typeof dollars === 'number' ? Math.round(dollars * 100) : dollars);

/** Columns that an upgrade may change. */
const changedColumns: Readonly<Record<string, string>> = { recipes: 'updated_at' };
