import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateToLatest, NewerTablesError } from './migrate.ts';
import { migrationNames } from './migrations/all.ts';
import { inEmptyDatabase } from './migrations/upgraded.builders.ts';
import { releases } from './releases.ts';

const migrationOfAnotherRelease = '9999-of-a-newer-release';

it('goes on with the tables of a newer release only while they ask for no newer code', () =>
  inEmptyDatabase(async ({ db }) => {
    await migrateToLatest(db);
    await sql`insert into kysely_migration (name, timestamp)
      values (${migrationOfAnotherRelease}, '2030-01-01')`.execute(db);
    expect(await migrateToLatest(db)).toEqual({ ran: [], isNewer: true });
    await sql`update least_code set migration = ${migrationOfAnotherRelease}`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(NewerTablesError);
    await sql`drop table least_code`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(NewerTablesError);
  }));

it('doesn’t go on with newer tables that lack a migration of this release', () =>
  inEmptyDatabase(async ({ db }) => {
    await migrateToLatest(db);
    await sql`delete from kysely_migration where name = ${migrationNames.at(-2) ?? ''}`.execute(db);
    await sql`insert into kysely_migration (name, timestamp)
      values (${migrationOfAnotherRelease}, '2030-01-01')`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(NewerTablesError);
  }));

it('names what a migration failed of, also in a transaction, in which nothing can be asked afterwards', () =>
  inEmptyDatabase(async ({ db }) => {
    await sql`create table products (id int)`.execute(db);
    const migrating = db.transaction().execute((trx) => migrateToLatest(trx));
    await expect(migrating).rejects.toMatchObject({ code: '42P07' });
  }));

/** Statements after which code that used a table as it was fails or loses what it writes. */
const DESTRUCTIVE =
  /\bdrop (table|column|function)\b|\brename (to|column)\b|\bset not null\b|\balter column \w+ (set data )?type\b/i;

/** What is wrong with a migration's text; null if it takes nothing away that the release before may use. */
const destructionIssue = (name: string, text: string): string | null => {
  const leastCode = /export const leastCode = '([\w-]+)'/.exec(text)?.[1];
  if (!DESTRUCTIVE.test(text)) return null;
  if (!leastCode) return `${name} takes something away and names no leastCode`;
  const isReleased = releases.some(({ lastMigration }) => lastMigration >= leastCode && lastMigration < name);
  return isReleased ? null : `${name}: no release between its leastCode ${leastCode} and itself`;
};

it('a migration takes away only what a release before it has stopped to use', () => {
  const folder = new URL('migrations/', import.meta.url);
  // Since releases are recorded.
  const files = readdirSync(folder).filter((file) => file >= '0077' && /^\d{4}-.*\.ts$/.test(file));
  const issues = files.map((file) =>
    destructionIssue(file.replace('.ts', ''), readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(issues.filter((issue) => issue !== null)).toEqual([]);
});

it('that check refuses a column that is dropped at once, and accepts one that a release has left', () => {
  const drop = 'await sql`alter table orders drop column note`.execute(db);';
  expect(destructionIssue('0078-drop-note', drop)).toContain('names no leastCode');
  expect(destructionIssue('0078-drop-note', `export const leastCode = '0077-no-note';${drop}`)).toContain(
    'no release between',
  );
  expect(destructionIssue('0078-drop-note', `export const leastCode = '0076-least-code';${drop}`)).toBeNull();
  expect(destructionIssue('0078-add-note', 'alter table orders add column note text')).toBeNull();
});
