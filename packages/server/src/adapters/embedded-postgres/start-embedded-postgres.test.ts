import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type HeldPostgres, holdEmbeddedPostgres } from '../../testing/embedded-process.ts';
import { findRunningServer } from './running-server.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';

const opened: EmbeddedPostgres[] = [];
const held: HeldPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(held.splice(0).map((process) => process.end('SIGTERM')));
  await Promise.all(opened.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;

describe('the embedded database', () => {
  it('is made by the first start and found again, with its data and its port, by the next', async () => {
    const dataDir = aFolder();
    const first = await open(dataDir);
    await query(first.ownerUrl, 'create table notes as select 42 as answer');
    await close(first);
    expect(findRunningServer(first.cluster)).toBeUndefined();

    const second = await open(dataDir);
    expect(second.url).toBe(first.url);
    expect(await query(second.ownerUrl, 'select answer from notes')).toEqual([{ answer: 42 }]);
  });

  it('keeps commits on disk and listens to this computer alone', async () => {
    const started = await startEmbeddedPostgres({ dataDir: aFolder() });
    if (!started.ok) throw new Error(`refused: ${started.refusal.kind}`);
    opened.push(started.value);
    const { url } = started.value;
    const settings = await query(
      url,
      `select name, setting from pg_settings
       where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`,
    );
    expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', '127.0.0.1', 'on']);
  });

  it('asks for a password that only its owner can read', async () => {
    const dataDir = aFolder();
    const { url } = await open(dataDir);
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o077).toBe(0);
    const guess = new URL(url);
    guess.password = 'postgres';
    await expect(query(guess.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('refuses a second start on the same folder, which can still join with the url', async () => {
    const dataDir = aFolder();
    const first = await open(dataDir);
    const second = await holdEmbeddedPostgres(dataDir);
    expect(second.outcome).toMatchObject({
      ok: false,
      refusal: { kind: 'already-open', folder: dataDir, runningUrl: first.url },
    });
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('goes to exactly one of two first starts at once', async () => {
    const dataDir = aFolder();
    const both = await Promise.all([holdEmbeddedPostgres(dataDir), holdEmbeddedPostgres(dataDir)]);
    held.push(...both.filter(({ outcome }) => outcome.ok));
    expect(both.map(({ outcome }) => (outcome.ok ? 'open' : outcome.refusal.kind)).sort()).toEqual([
      'already-open',
      'open',
    ]);
  });

  it('is adopted, still running and with its data, after a kill -9 of the shop', async () => {
    const dataDir = aFolder();
    const killed = await hold(dataDir);
    await query(killed.ownerUrl, 'create table kept as select 7 as n');
    await killed.end('SIGKILL');

    const next = await open(dataDir);
    expect(next.pid).toBe(killed.pid);
    expect(await query(next.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
    await close(next);
    expect(findRunningServer(next.cluster)).toBeUndefined();
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops with the shop on %s', async (signal) => {
    const { cluster, end } = await hold(aFolder());
    await end(signal);
    expect(findRunningServer(cluster)).toBeUndefined();
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });

  it('comes back by itself when the database server is killed', async () => {
    const server = await open(aFolder());
    process.kill(server.pid, 'SIGKILL');
    await expect
      .poll(() => query(server.url, 'select 1 as one').catch(() => 'gone'), { timeout: 20_000 })
      .toEqual([{ one: 1 }]);
  });

  it('comes back as often as it is killed, and says so each time', async () => {
    const said: string[] = [];
    const server = await open(aFolder(), {
      onLost: () => said.push('lost'),
      onBack: () => said.push('back'),
    });
    for (let kill = 1; kill <= 3; kill += 1) {
      const running = findRunningServer(server.cluster);
      if (!running) throw new Error('no server is running');
      process.kill(running.pid, kill === 2 ? 'SIGINT' : 'SIGKILL');
      await expect.poll(() => said, { timeout: 20_000 }).toHaveLength(2 * kill);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    }
    expect(said).toEqual(['lost', 'back', 'lost', 'back', 'lost', 'back']);
  });

  it('is tried again until it starts, however often it does not', async () => {
    const server = await open(aFolder());
    const needed = join(server.cluster, 'PG_VERSION');
    renameSync(needed, `${needed}.away`);
    process.kill(server.pid, 'SIGKILL');
    await expect
      .poll(
        () => readFileSync(join(server.cluster, '../postgres.log'), 'utf8').match(/PG_VERSION/g)?.length,
        {
          timeout: 20_000,
        },
      )
      // More often than a start tries.
      .toBeGreaterThan(10);
    renameSync(`${needed}.away`, needed);
    await expect
      .poll(() => query(server.url, 'select 1 as one').catch(() => 'gone'), { timeout: 20_000 })
      .toEqual([{ one: 1 }]);
  });

  it('is not fooled by a stale pid file with the number of some other process', async () => {
    const dataDir = aFolder();
    const first = await open(dataDir);
    await close(first);
    const stale = `${process.pid}\n${first.cluster}\n1700000000\n${first.port}\n\n127.0.0.1\n\nready\n`;
    writeFileSync(join(first.cluster, 'postmaster.pid'), stale, { mode: 0o600 });
    const { uid, gid } = statSync(first.cluster);
    if (isRoot) chownSync(join(first.cluster, 'postmaster.pid'), uid, gid);

    const second = await open(dataDir);
    expect(second.pid).not.toBe(process.pid);
  });

  it('moves to another port when its own is taken', async () => {
    const dataDir = aFolder();
    const first = await open(dataDir);
    await close(first);
    const squatter = createServer().listen(first.port, '127.0.0.1');
    try {
      expect((await open(dataDir)).port).not.toBe(first.port);
    } finally {
      squatter.close();
    }
  });

  it('refuses data of another PostgreSQL version and leaves it alone', async () => {
    const dataDir = aFolder();
    const first = await open(dataDir);
    await close(first);
    writeFileSync(join(first.cluster, 'PG_VERSION'), '15\n');
    expect(await startEmbeddedPostgres({ dataDir })).toEqual({
      ok: false,
      refusal: { kind: 'folder-of-other-version', folder: dataDir, found: '15', expected: '18' },
    });
    expect(readFileSync(join(first.cluster, 'PG_VERSION'), 'utf8')).toBe('15\n');
  });

  it('refuses data whose password file is gone', async () => {
    const dataDir = aFolder();
    await close(await open(dataDir));
    rmSync(join(dataDir, 'postgres-password'));
    expect(await startEmbeddedPostgres({ dataDir })).toMatchObject({ refusal: { kind: 'password-lost' } });
  });

  it('refuses a folder that is a file', async () => {
    const file = join(aFolder(), 'file');
    writeFileSync(file, '');
    expect(await startEmbeddedPostgres({ dataDir: file })).toMatchObject({
      refusal: { kind: 'folder-not-writable' },
    });
  });

  it.runIf(existsSync('/proc/self'))('refuses a place where nothing can be made, even by root', async () => {
    expect(await startEmbeddedPostgres({ dataDir: '/proc/nutricion-plus/data' })).toMatchObject({
      refusal: { kind: 'folder-not-writable' },
    });
  });

  it.skipIf(isRoot)('refuses a read-only folder', async () => {
    const folder = aFolder();
    chmodSync(folder, 0o555);
    expect(await startEmbeddedPostgres({ dataDir: folder })).toMatchObject({
      refusal: { kind: 'folder-not-writable', folder },
    });
  });

  it('starts again at once', async () => {
    const dataDir = aFolder();
    await close(await open(dataDir));
    const start = performance.now();
    await open(dataDir);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

// An ordinary user can't become another; nor can nobody read a project under a private home.
describe.runIf(isRoot && isReadableByAll(import.meta.dirname))(
  'the embedded database, seen from root',
  () => {
    const nobody = { uid: 65_534, gid: 65_534 };

    it('runs as an ordinary user too, who then owns it', async () => {
      const folder = aFolder();
      chmodSync(folder, 0o777);
      const dataDir = join(folder, 'data');
      const { cluster, end } = await hold(dataDir, nobody);
      expect(statSync(cluster).uid).toBe(nobody.uid);
      await end('SIGTERM');

      const asRoot = await open(dataDir);
      expect(statSync(asRoot.cluster).uid).toBe(nobody.uid);
    });

    it("refuses an ordinary user the data of root's database", async () => {
      const dataDir = aFolder();
      await close(await open(dataDir));
      chmodSync(dataDir, 0o777);
      const { outcome } = await holdEmbeddedPostgres(dataDir, nobody);
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'folder-of-another-user' } });
    });

    it('refuses an ordinary user a read-only folder', async () => {
      const folder = aFolder();
      chmodSync(folder, 0o555);
      const { outcome } = await holdEmbeddedPostgres(folder, nobody);
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'folder-not-writable', folder } });
    });

    it('lives elsewhere when the folder is under a private home, says where, and is found there again', async () => {
      const home = aFolder();
      chmodSync(home, 0o700);
      const dataDir = join(home, 'project/.data');
      const notes: string[] = [];
      const first = await open(dataDir, { onProgress: (text) => notes.push(text) });
      folders.push(dirname(first.cluster));
      expect(first.cluster.startsWith(home)).toBe(false);
      expect(notes.join(' ')).toContain(dirname(first.cluster));
      await query(first.ownerUrl, 'create table kept as select 7 as n');
      await close(first);

      const second = await open(dataDir);
      expect(second.cluster).toBe(first.cluster);
      expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
    });
  },
);

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-supervisor-'));
  if (isRoot) chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

async function open(
  dataDir: string,
  callbacks: Pick<EmbeddedPostgresOptions, 'onProgress' | 'onLost' | 'onBack'> = {},
): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, ...callbacks, isDurable: false });
  if (!started.ok) throw new Error(`refused: ${started.refusal.kind}`);
  opened.push(started.value);
  return started.value;
}

async function close(server: EmbeddedPostgres): Promise<void> {
  opened.splice(opened.indexOf(server), 1);
  await server.stop();
}

/** Opened by another process, which is ended after the test if it wasn't in it. */
async function hold(dataDir: string, ids?: { uid: number; gid: number }) {
  const process = await holdEmbeddedPostgres(dataDir, ids);
  if (!process.outcome.ok) throw new Error(`refused: ${process.outcome.refusal.kind}`);
  held.push(process);
  const { url, ownerUrl, pid, cluster } = process.outcome.value;
  const end: HeldPostgres['end'] = async (signal) => {
    held.splice(held.indexOf(process), 1);
    await process.end(signal);
  };
  return { url, ownerUrl, pid, cluster, end };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function isReadableByAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o005) === 0o005;
  return isOpen && (folder === '/' || isReadableByAll(dirname(folder)));
}
