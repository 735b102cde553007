import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedIfEmpty } from '../../catalog/seed/seed-shop.ts';
import { projectRoot } from '../../settings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aProfile } from '../../testing/shop.builders.ts';
import { openDatabase } from '../db/database.ts';
import { migrateTo } from '../db/migrate.ts';
import { migrationNames } from '../db/migrations/all.ts';
import { aFolder, anEmptyDatabase, aPastOrder, digestsOf, onOwner } from './backup.builders.ts';
import { loadTables } from './load-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { restoreRefusalText } from './restore-refusal.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

const folder = aFolder();
const databases: TestDatabase[] = [];
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  folder.remove();
});
const anEmptyTarget = async () => {
  const target = await anEmptyDatabase();
  databases.push(target);
  return target;
};
const backUp = ({ ownerUrl }: TestDatabase) =>
  writeBackup({ url: ownerUrl, folder: folder.path, nowMs: Date.UTC(2026, 10, 22, 20, 30) });
const restore = ({ ownerUrl }: TestDatabase, file: string, replace = false) =>
  restoreBackup({ ownerUrl, file, replace });

/** With a row that copying as text must not spoil, an order, an audit entry and a mail that waits. */
let shop: TestDatabase;
let backup: WrittenBackup;
beforeAll(async () => {
  shop = await createTestDatabase();
  databases.push(shop);
  await seedIfEmpty(shop.db, { root: projectRoot, withDemo: true, now: new Date() });
  const user = await aProfile(shop.db, { full_name: 'Ñandú "\\N"\t—\nsegunda línea' });
  await shop.db.insertInto('user_roles').values({ user_id: user.id, role: 'admin' }).execute();
  await aPastOrder(shop.db, user.id);
  await shop.pool.query(
    `insert into audit_log (action, subject_type, subject_id) select 'user.verify', 'user', $1 from generate_series(1, 3)`,
    [user.id],
  );
  await shop.pool.query(`select pgboss.create_queue('mail', '{"policy": "standard"}')`);
  await shop.pool.query(`
    insert into pgboss.job (name, data, state, retry_limit) values
      ('mail', '{"to": "espera"}', 'created', 14), ('mail', '{"to": "a medias"}', 'active', 14),
      ('mail', '{"to": "enviado"}', 'completed', 14)`);
  backup = await backUp(shop);
});

describe('a backup', () => {
  it('is one file, whole, readable by its owner alone, with nothing left beside it', () => {
    expect(backup.file).toMatch(/backup-2026-11-22T1630\.tar\.gz$/);
    expect(statSync(backup.file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder.path).filter((name) => !name.endsWith('.tar.gz'))).toEqual([]);
    expect(backup.manifest.tables.find(({ name }) => name === 'orders')?.rows).toBe(1);
    expect(gunzipSync(readFileSync(backup.file)).includes('auth-secret')).toBe(false);
  });

  it('of the same minute replaces none', async () => {
    const second = await backUp(shop);
    expect(second.file).toMatch(/T1630-2\.tar\.gz$/);
    expect(second.manifest.tables).toEqual(backup.manifest.tables);
  });

  it('leaves no draft of one that was killed, and touches none that is being written', async () => {
    const draftOf = (pid: number) => join(folder.path, `backup-2026-11-22T1630.tar.gz.${pid}.partial`);
    // Process ids that no running process has, or that isn't a backup.
    for (const pid of [4_194_304, process.ppid]) writeFileSync(draftOf(pid), 'a medias');
    await backUp(shop);
    const drafts = readdirSync(folder.path).filter((name) => name.endsWith('.partial'));
    expect(drafts.map((name) => join(folder.path, name))).toEqual([draftOf(process.ppid)]);
  });
});

describe('a restore', () => {
  let target: TestDatabase;
  beforeAll(async () => {
    target = await anEmptyTarget();
    const restored = await restore(target, backup.file);
    expect(restored.ok ? '' : restoreRefusalText(restored.refusal)).toBe('');
  });

  it('has every row of every table, as it was', async () => {
    expect(await digestsOf(target.ownerUrl)).toEqual(await digestsOf(shop.ownerUrl));
  });

  it('goes on with the numbers where the shop was', async () => {
    const next = (ownerUrl: string) =>
      onOwner(ownerUrl, async (client) => {
        const { rows } = await client.query(
          `select nextval('order_numbers') as number, nextval('audit_log_id_seq') as entry`,
        );
        return rows[0];
      });
    expect(await next(target.ownerUrl)).toEqual(await next(shop.ownerUrl));
  });

  it('sends the mails that waited, and those that were under way, once more', async () => {
    const mails = await onOwner(target.ownerUrl, (client) =>
      client.query(
        `select data->>'to' as to, state, retry_limit as tries from pgboss.job where name = 'mail' order by 1`,
      ),
    );
    expect(mails.rows).toEqual([
      { to: 'a medias', state: 'created', tries: 14 },
      { to: 'espera', state: 'created', tries: 14 },
    ]);
  });

  it('leaves every trigger on', async () => {
    const off = await onOwner(target.ownerUrl, (client) =>
      client.query(`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`),
    );
    expect(off.rows).toEqual([]);
    await expect(target.asOwner('delete from audit_log')).rejects.toThrow('append-only');
  });

  it('holds each table, once it is loaded, against what the file says', async () => {
    const { manifest, file } = backup;
    const tables = manifest.tables.map((table) =>
      table.name === 'hospitals' ? { ...table, sha256: 'otra' } : table,
    );
    const differing = await onOwner(target.ownerUrl, async (client) => {
      await client.query('begin');
      const name = await loadTables(client, file, { ...manifest, tables });
      await client.query('rollback');
      return name;
    });
    expect(differing).toBe('hospitals');
  });

  it('touches no database with a shop in it unless it is told to', async () => {
    const full = await anEmptyTarget();
    await restore(full, backup.file);
    await full.asOwner(`insert into hospitals (name, email_domain) values ('Otro', 'otro.example')`);
    const before = await digestsOf(full.ownerUrl);
    expect(await restore(full, backup.file)).toEqual({ ok: false, refusal: { kind: 'database-not-empty' } });
    expect(await digestsOf(full.ownerUrl)).toEqual(before);

    expect((await restore(full, backup.file, true)).ok).toBe(true);
    expect(await digestsOf(full.ownerUrl)).toEqual(await digestsOf(shop.ownerUrl));
  });

  it('waits for a shop to be closed', async () => {
    const running = openDatabase(target.ownerUrl);
    await running.pool.query('select 1');
    expect(await restore(target, backup.file, true)).toEqual({
      ok: false,
      refusal: { kind: 'shop-running' },
    });
    await running.close();
  });

  it('brings one from before some migrations up to date', async () => {
    const old = await anEmptyTarget();
    const early = migrationNames.slice(0, 9);
    const { db, close } = openDatabase(old.ownerUrl, { maxConnections: 2 });
    await migrateTo(db, early);
    await close();
    await old.asOwner(`insert into profiles (full_name, email) values ('Ana', 'ana@antes.example')`);
    await old.asOwner(`update delivery_windows set capacity = 7 where id = '07-09'`);
    const { file, manifest } = await backUp(old);
    expect(manifest.migrations).toEqual(early);

    const now = await anEmptyTarget();
    expect((await restore(now, file)).ok).toBe(true);
    const { rows } = await onOwner(now.ownerUrl, (client) =>
      client.query(`select email, (select capacity from delivery_windows where id = '07-09') as capacity,
        (select count(*)::int from kysely_migration) as migrations from profiles`),
    );
    expect(rows).toEqual([{ email: 'ana@antes.example', capacity: 7, migrations: migrationNames.length }]);
  });
});

describe('a file that is no good backup', () => {
  const whole = () => gunzipSync(readFileSync(backup.file));
  /** The manifest is text in the archive: replaced by text of the same length. */
  const changed = (from: string, to: string) => {
    const bytes = whole();
    const at = bytes.indexOf(from);
    expect(at).toBeGreaterThan(0);
    bytes.write(to, at);
    return gzipSync(bytes);
  };

  it.each<[string, () => Buffer, string]>([
    ['is cut off', () => readFileSync(backup.file).subarray(0, 20_000), 'backup-damaged'],
    ['is cut off at the end of a part', () => gzipSync(whole().subarray(0, 512 * 40)), 'backup-damaged'],
    ['has another letter in a row', () => changed('Guineo', 'Guinea'), 'backup-damaged'],
    ['is something else', () => Buffer.from('hola'), 'backup-damaged'],
    ['is empty', () => Buffer.alloc(0), 'backup-damaged'],
    ['is of a later format', () => changed('"format": 1', '"format": 2'), 'backup-too-new'],
    [
      'has a migration that this shop lacks',
      () => changed('"0011-meal-plans"', '"9911-meal-plans"'),
      'backup-too-new',
    ],
  ])('is refused before anything is touched when it %s', async (_, make, kind) => {
    const target = await anEmptyTarget();
    const file = join(folder.path, 'dudosa.tar.gz');
    writeFileSync(file, make());
    const restored = await restore(target, file);
    expect(restored).toMatchObject({ ok: false, refusal: { kind, file } });
    expect(await digestsOf(target.ownerUrl)).toEqual({});
  });

  it('is told in one sentence that says what to do', () => {
    const file = '/d/copia.tar.gz';
    for (const sentence of [
      restoreRefusalText({ kind: 'backup-missing', file }),
      restoreRefusalText({ kind: 'backup-damaged', file }),
      restoreRefusalText({ kind: 'backup-too-new', file }),
      restoreRefusalText({ kind: 'database-not-empty' }),
      restoreRefusalText({ kind: 'shop-running' }),
      restoreRefusalText({ kind: 'restored-otherwise', table: 'orders' }),
    ])
      expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ][^\n]+: [^\n]+\.$/);
  });

  it('is refused when there is none', async () => {
    const target = await anEmptyTarget();
    expect(await restore(target, '/no/hay')).toMatchObject({ refusal: { kind: 'backup-missing' } });
  });
});
