import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { superuser } from '../packages/server/src/platform/embedded-postgres/create-cluster.ts';
import {
  readPassword,
  readRunRecord,
} from '../packages/server/src/platform/embedded-postgres/data-folder.ts';
import { runOnServer, urlOfDatabase } from '../packages/server/src/testing/server-database.ts';
import { freePort } from '../scripts/port.mjs';

export type Shop = {
  /** `http://localhost:PORT` */
  readonly url: string;
  /** Its database, for what no screen can change yet. Carries the password: never print it. */
  readonly databaseUrl: string;
  /** As a power cut would, without a word; the data stays. */
  kill(): Promise<void>;
  /** Opens it again on the same data and port, after `kill`. */
  reopen(): Promise<void>;
  /** Closes it and removes its data. */
  stop(): Promise<void>;
};

const readyLimitMs = 60_000;
const builtShop = join(import.meta.dirname, '../packages/server/dist/main.js');

/**
 * Opens the built shop (`npm run build` comes first) with a fresh database of its own: embedded in
 * a temporary folder, or one more database on the server of DATABASE_URL, dropped by `stop`.
 * @param env settings that differ from those of a development start
 * @param main the built server, where it isn't the project's own
 * @param isLivedIn sixty days are played into it first
 */
export async function startShop(
  env: Readonly<Record<string, string>> = {},
  main = builtShop,
  isLivedIn = false,
): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-e2e-'));
  // As root the database runs as another user, who must get in.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  const database = await makeDatabase(process.env.DATABASE_URL);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '',
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: '',
    TRUST_PROXY: '1',
    ...env,
  };
  if (isLivedIn) playLife(settings);
  let shop = await open(url, settings, main);
  return {
    url,
    databaseUrl: database.url || embeddedUrl(dataDir),
    kill: () => end(shop, 'SIGKILL'),
    async reopen() {
      shop = await open(url, settings, main);
    },
    async stop() {
      await end(shop, 'SIGTERM');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function playLife(settings: Readonly<Record<string, string>>): void {
  const life = ['--max-semi-space-size=64', join(import.meta.dirname, '../scripts/demo-life.mjs')];
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(process.execPath, life, { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The life was not played; what it said is above');
}

async function open(
  url: string,
  settings: Readonly<Record<string, string>>,
  main: string,
): Promise<ChildProcess> {
  const shop = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Read and dropped: a full pipe would stop the shop.
  shop.stdout?.resume();
  const deadline = Date.now() + readyLimitMs;
  while (shop.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return shop;
    await sleep(50);
  }
  await end(shop, 'SIGKILL');
  throw new Error('The shop did not open; what it said is above');
}

async function end(shop: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = once(shop, 'exit');
  shop.kill(signal);
  await ended;
}

/** Where the embedded server of a running shop listens, from what its start left in the data folder. */
const embeddedUrl = (dataDir: string): string =>
  `postgres://${superuser}:${readPassword(dataDir)}@127.0.0.1:${readRunRecord(dataDir).port}/nutricion_plus`;

async function makeDatabase(adminUrl: string | undefined) {
  if (!adminUrl) return { url: '', drop: async () => {} };
  const name = `nutricion_e2e_${randomBytes(5).toString('hex')}`;
  await runOnServer(adminUrl, `create database ${name}`);
  return {
    url: urlOfDatabase(adminUrl, name),
    drop: () => runOnServer(adminUrl, `drop database if exists ${name} with (force)`),
  };
}
