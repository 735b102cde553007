import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared-statements.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly pool: pg.Pool;
  readonly db: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === pg.types.builtins.INT8) return Number;
      if (oid === pg.types.builtins.NUMERIC) return Number;
      if (oid === pg.types.builtins.DATE) return (text: string) => text;
    }
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

/**
 * One pool for the queries, the accounts library and the jobs. Numeric and bigint columns arrive as
 * numbers (money has two decimals and stays far below 2^53 cents), dates as YYYY-MM-DD text.
 */
export const openDatabase = (url: string, { maxConnections = 10 } = {}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // Queries that don't wait for each other travel together.
    pipeline: true,
    Client: PreparingClient,
    connectionTimeoutMillis: 10_000,
    application_name: 'nutricion-plus',
    types,
  });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
};
