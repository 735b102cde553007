import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbeddedProcess } from '../../testing/embedded-process.ts';
import {
  aFolder,
  aMadeFolder,
  close,
  endLater,
  isRoot,
  open,
  query,
  removeTestLeftovers,
  startServer,
} from './embedded-postgres.builders.ts';
import { findRunningServer } from './server-process.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

removeTestLeftovers();

describe('the embedded database', () => {
  it('is made by the first start; the next one has its data and its port', async () => {
    const dataDir = aFolder();
    const first = await open(dataDir);
    await query(first.ownerUrl, 'create table notes as select 42 as answer');
    await close(first);
    expect(findRunningServer(first.cluster)).toBeUndefined();

    const second = await open(dataDir);
    expect(second.url).toBe(first.url);
    expect(await query(second.ownerUrl, 'select answer from notes')).toEqual([{ answer: 42 }]);
  });

  it('writes commits to disk and listens on this computer alone', async () => {
    const started = await startEmbeddedPostgres({ dataDir: await aMadeFolder() });
    if (!started.ok) throw new Error(`refused: ${started.refusal.kind}`);
    endLater({ server: started.value });
    const { url } = started.value;
    const settings = await query(
      url,
      `select name, setting from pg_settings
       where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`,
    );
    expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', '127.0.0.1', 'on']);
  });

  it('requires a password that only its owner can read', async () => {
    const dataDir = await aMadeFolder();
    const { url } = await open(dataDir);
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o077).toBe(0);
    const guess = new URL(url);
    guess.password = 'postgres';
    await expect(query(guess.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('refuses a second start on the same folder, which can still join with the url', async () => {
    const dataDir = await aMadeFolder();
    const first = await open(dataDir);
    const second = await startEmbeddedProcess(dataDir);
    expect(second.outcome).toMatchObject({
      ok: false,
      refusal: { kind: 'already-open', folder: dataDir, runningUrl: first.url },
    });
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is opened by exactly one of two first starts at once', async () => {
    const dataDir = aFolder();
    const both = await Promise.all([startEmbeddedProcess(dataDir), startEmbeddedProcess(dataDir)]);
    endLater({ processes: both.filter(({ outcome }) => outcome.ok) });
    expect(both.map(({ outcome }) => (outcome.ok ? 'open' : outcome.refusal.kind)).sort()).toEqual([
      'already-open',
      'open',
    ]);
  });

  it('is taken over, still running and with its data, after a kill -9 of the shop', async () => {
    const dataDir = await aMadeFolder();
    const killed = await startServer(dataDir);
    await query(killed.ownerUrl, 'create table kept as select 7 as n');
    await killed.end('SIGKILL');

    const next = await open(dataDir);
    expect(next.pid).toBe(killed.pid);
    expect(await query(next.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
    await close(next);
    expect(findRunningServer(next.cluster)).toBeUndefined();
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops with the shop on %s', async (signal) => {
    const { cluster, end } = await startServer(await aMadeFolder());
    await end(signal);
    expect(findRunningServer(cluster)).toBeUndefined();
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });

  it('starts in spite of a stale pid file with the number of another process', async () => {
    const dataDir = await aMadeFolder();
    const first = await open(dataDir);
    await close(first);
    const stale = `${process.pid}\n${first.cluster}\n1700000000\n${first.port}\n\n127.0.0.1\n\nready\n`;
    writeFileSync(join(first.cluster, 'postmaster.pid'), stale, { mode: 0o600 });
    const { uid, gid } = statSync(first.cluster);
    if (isRoot) chownSync(join(first.cluster, 'postmaster.pid'), uid, gid);

    const second = await open(dataDir);
    expect(second.pid).not.toBe(process.pid);
  });

  it('uses another port when its own is taken', async () => {
    const dataDir = await aMadeFolder();
    const first = await open(dataDir);
    await close(first);
    const squatter = createServer().listen(first.port, '127.0.0.1');
    try {
      expect((await open(dataDir)).port).not.toBe(first.port);
    } finally {
      squatter.close();
    }
  });

  it('runs again after the database server is killed', async () => {
    const server = await open(await aMadeFolder());
    process.kill(server.pid, 'SIGKILL');
    await expect
      .poll(() => query(server.url, 'select 1 as one').catch(() => 'gone'), { timeout: 20_000 })
      .toEqual([{ one: 1 }]);
  });

  it('runs again after each kill, and reports each', async () => {
    const events: string[] = [];
    const server = await open(await aMadeFolder(), {
      onLost: () => events.push('lost'),
      onBack: () => events.push('back'),
    });
    for (let kill = 1; kill <= 3; kill += 1) {
      const running = findRunningServer(server.cluster);
      if (!running) throw new Error('no server is running');
      process.kill(running.pid, kill === 2 ? 'SIGINT' : 'SIGKILL');
      await expect.poll(() => events, { timeout: 20_000 }).toHaveLength(2 * kill);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    }
    expect(events).toEqual(['lost', 'back', 'lost', 'back', 'lost', 'back']);
  });

  it('is started again until that succeeds', async () => {
    const server = await open(await aMadeFolder());
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
      // More than the launches of one start.
      .toBeGreaterThan(10);
    renameSync(`${needed}.away`, needed);
    await expect
      .poll(() => query(server.url, 'select 1 as one').catch(() => 'gone'), { timeout: 20_000 })
      .toEqual([{ one: 1 }]);
  });
});
