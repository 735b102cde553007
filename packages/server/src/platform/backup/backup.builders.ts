import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Schema } from '../db/schema.ts';
import { clearDatabase } from './clear-database.ts';

/** A temporary folder, removed after the test. */
export const aFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'nutricion-backup-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** An empty database that no shop is connected to. */
export const anEmptyDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  await onOwner(database.ownerUrl, clearDatabase);
  await onOwner(database.ownerUrl, (client) => client.query('drop schema pgboss cascade'));
  return database;
};

export const onOwner = async <T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Every table's rows as one digest that their order doesn't change. */
export const digestsOf = (ownerUrl: string): Promise<Record<string, string>> =>
  onOwner(ownerUrl, async (client) => {
    await client.query(`set timezone to 'UTC'`);
    const { rows: tables } = await client.query<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely_' order by 1`);
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ':' || coalesce(md5(string_agg(line, e'\\n' order by line)), '') as digest
         from (select to_jsonb(t)::text as line from ${client.escapeIdentifier(name)} t) lines`,
      );
      digests[name] = rows[0]?.digest ?? '';
    }
    return digests;
  });

/** An order in the books, without what a shop would ask before placing one. */
export const aPastOrder = (db: Kysely<Schema>, userId: string) =>
  db
    .insertInto('orders')
    .values({
      user_id: userId,
      idempotency_key: 'una-llave-0001',
      request_hash: 'abc',
      status: 'entregado',
      payment_method: 'on-delivery',
      subtotal_cents: 1_000,
      tax_cents: 0,
      total_cents: 1_000,
      expected_total_cents: 1_000,
      delivery_type: 'home',
      delivery_address: JSON.stringify({ type: 'home', street: 'Calle Luna 12' }),
      delivery_date: '2026-11-24',
      delivery_window: '07-09',
      recipient_name: 'Ana',
      recipient_phone: '7875550142',
      substitution: 'none',
    })
    .execute();
