import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

describe('a test database', () => {
  const made: TestDatabase[] = [];
  afterAll(() => Promise.all(made.map((database) => database.drop())));

  it('comes migrated, and what one writes no other sees', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    made.push(one, other);
    await one.asOwner('create table only_here (id int)');

    const tables = async ({ pool }: TestDatabase) =>
      (
        await pool.query<{ name: string }>(
          `select tablename as name from pg_tables where schemaname = 'public'`,
        )
      ).rows.map(({ name }) => name);
    expect(await tables(one)).toContain('only_here');
    expect(await tables(other)).not.toContain('only_here');
    expect(await tables(other)).toContain('products');
  });

  it('sorts and folds Spanish letters', async () => {
    const database = await createTestDatabase();
    made.push(database);
    const { rows } = await database.pool.query<{ lower: string }>(`select lower('ÑAME Y PLÁTANO') as lower`);
    expect(rows[0]?.lower).toBe('ñame y plátano');
  });
});
