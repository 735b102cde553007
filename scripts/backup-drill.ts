import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { superuser } from '../packages/server/src/platform/embedded-postgres/create-cluster.ts';
import {
  readPassword,
  readRunRecord,
} from '../packages/server/src/platform/embedded-postgres/data-folder.ts';
import { ensureInstalled } from './installation.mjs';
import { inRoot, loadEnvironmentFile, refuse, root } from './project.mjs';

/**
 * `npm run backup:drill`: restores the newest backup, or the file named, into a database of its own, opens the shop on it without mail and
 * providers, looks whether all is there, and removes everything again. Ends with 1 if something lacks.
 */
loadEnvironmentFile();
const { values, positionals } = parseArgs({
  options: { photos: { type: 'string' } },
  allowPositionals: true,
});
const dataDir = resolve(process.env.DATA_DIR?.trim() || inRoot('.data'));
const file = resolve(positionals[0] ?? newestIn(join(dataDir, 'backups')));
const photos = resolve(values.photos ?? join(dataDir, 'uploads'));
if (!existsSync(file))
  refuse(`No hay copia en ${file}. Uso: npm run backup:drill [-- archivo] [--photos carpeta]`);
await ensureInstalled();

const folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-ensayo-'));
// Run by root, PostgreSQL is another user, who has to come in; what lies in it is closed.
chmodSync(folder, 0o711);
/** Nothing of the real shop's: no database, mails, payments or photos but those of the copy. */
const emptied = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(DATABASE_|SMTP_|STRIPE_|ATH_|S3_|AI_|VOICE_|PUBLIC_URL|HOST|AUTH_SECRET)/.test(name))
    .map((name) => [name, '']),
);
const port = await freePort();
const environment = {
  ...process.env,
  ...emptied,
  ...{ NODE_ENV: 'development', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' },
};
let shop: ChildProcess | undefined;
try {
  const restoredMs = timed(() => {
    const { status } = spawnSync(process.execPath, ['scripts/run-command.mjs', 'restore', file], {
      cwd: root,
      env: environment,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('la copia no se pudo restaurar');
  });
  const startedMs = performance.now();
  shop = spawn(process.execPath, ['scripts/start.mjs', '--quiet'], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  await untilReady(shop, port);
  const openedMs = performance.now() - startedMs;
  const { orders, last, missing } = await look();
  console.log(`Restaurada en ${seconds(restoredMs)} y abierta en ${seconds(openedMs)}.`);
  console.log(`${orders} pedidos; el último, ${last ?? 'ninguno'}.`);
  if (missing.length > 0)
    throw new Error(`faltan ${missing.length} archivos de fotos en ${photos}, como ${missing[0]}`);
  console.log('Las fotos están todas. El ensayo salió bien.');
} catch (error) {
  console.error(`El ensayo falló: ${error instanceof Error ? error.message : error}.`);
  process.exitCode = 1;
} finally {
  await end(shop);
  rmSync(folder, { recursive: true, force: true });
}

/** What the shop on the copy holds, and which files of photos aren't in the folder. */
async function look() {
  const client = new pg.Client({
    connectionString: `postgres://${superuser}:${readPassword(folder)}@127.0.0.1:${readRunRecord(folder).port}/nutricion_plus`,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ orders: number; last: string | null }>(`
      select count(*)::int as orders,
        (select number || ' del ' || to_char(created_at at time zone 'America/Puerto_Rico', 'YYYY-MM-DD HH24:MI') from orders order by created_at desc limit 1) as last
      from orders`);
    const named = await client.query<{ file: string }>('select distinct unnest(files) as file from images');
    const present = new Set(existsSync(photos) ? readdirSync(photos) : []);
    const missing = named.rows.map((row) => row.file).filter((name) => !present.has(name));
    return { orders: rows[0]?.orders ?? 0, last: rows[0]?.last ?? null, missing };
  } finally {
    await client.end();
  }
}

async function untilReady(process: ChildProcess, at: number): Promise<void> {
  while (process.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${at}/api/ready`).catch(() => null);
    if (response?.ok) return;
    await sleep(200);
  }
  throw new Error('la tienda no abrió con la copia');
}

async function end(process: ChildProcess | undefined): Promise<void> {
  if (!process || process.exitCode !== null) return;
  const ended = new Promise((done) => process.once('exit', done));
  process.kill('SIGTERM');
  await ended;
}

function newestIn(backups: string): string {
  const names = existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.tar.gz')) : [];
  return join(backups, names.toSorted().at(-1) ?? 'backup-….tar.gz');
}

function timed(work: () => void): number {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
