import { accept, refuse } from '@nutricion/domain/result';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { transactionInBatches } from './transaction-in-batches.ts';

describe('a transaction in two batches', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ maxConnections: 1 });
    await database.pool.query('create table notes (text text primary key)');
  });
  afterAll(() => database.drop());

  const notes = async () =>
    (await database.pool.query<{ text: string }>('select text from notes order by text')).rows.map(
      ({ text }) => text,
    );
  const write = (text: string) => (db: TestDatabase['db']) =>
    sql`insert into notes (text) values (${text})`.execute(db);

  it('keeps what was written once the decision accepts', async () => {
    const done = await transactionInBatches(
      database.db,
      async (db) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one,
      (one) => accept(async (db) => [one, await write('guardada')(db)] as const),
    );
    expect(done.ok && done.value[0]).toBe(1);
    expect(await notes()).toEqual(['guardada']);
  });

  it('writes nothing when the decision refuses', async () => {
    const done = await transactionInBatches(database.db, write('leída'), () => refuse('no'));
    expect(done).toEqual({ ok: false, refusal: 'no' });
    expect(await notes()).not.toContain('leída');
  });

  it('writes nothing when one of the writes fails, and gives the connection back sound', async () => {
    const failing = transactionInBatches(
      database.db,
      async () => null,
      () => accept((db: TestDatabase['db']) => Promise.all([write('a medias')(db), write('guardada')(db)])),
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toEqual(['guardada']);
  });

  it('writes nothing when the decision itself is a bug', async () => {
    const failing = transactionInBatches(database.db, write('de más'), () => {
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(await notes()).not.toContain('de más');
  });
});
