import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbeddedProcess } from '../../testing/embedded-process.ts';
import {
  aFolder,
  aMadeFolder,
  close,
  endLater,
  isReadableByAll,
  isRoot,
  open,
  query,
  removeTestLeftovers,
  startServer,
} from './embedded-postgres.builders.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

removeTestLeftovers();

describe('the embedded database', () => {
  it('refuses data of another PostgreSQL version and does not change them', async () => {
    const dataDir = await aMadeFolder();
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
    const dataDir = await aMadeFolder();
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
});

// Only root can start a process as another user, and only a readable project can be run by it.
describe.runIf(isRoot && isReadableByAll(import.meta.dirname))(
  'the embedded database, started by root',
  () => {
    const nobody = { uid: 65_534, gid: 65_534 };

    it('runs as an ordinary user too, who then owns it', async () => {
      const folder = aFolder();
      chmodSync(folder, 0o777);
      const dataDir = join(folder, 'data');
      const { cluster, end } = await startServer(dataDir, nobody);
      expect(statSync(cluster).uid).toBe(nobody.uid);
      await end('SIGTERM');

      const asRoot = await open(dataDir);
      expect(statSync(asRoot.cluster).uid).toBe(nobody.uid);
    });

    it("refuses an ordinary user the data of root's database", async () => {
      const dataDir = await aMadeFolder();
      await close(await open(dataDir));
      chmodSync(dataDir, 0o777);
      const { outcome } = await startEmbeddedProcess(dataDir, nobody);
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'folder-of-another-user' } });
    });

    it('refuses an ordinary user a read-only folder', async () => {
      const folder = aFolder();
      chmodSync(folder, 0o555);
      const { outcome } = await startEmbeddedProcess(folder, nobody);
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'folder-not-writable', folder } });
    });

    it('is made outside of a private home, reports where, and is found there again', async () => {
      const home = aFolder();
      chmodSync(home, 0o700);
      const dataDir = join(home, 'project/.data');
      const notes: string[] = [];
      const first = await open(dataDir, { onProgress: (text) => notes.push(text) });
      endLater({ folder: dirname(first.cluster) });
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
