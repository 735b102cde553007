import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundle } from '../bundle.ts';

const root = join(import.meta.dirname, '../..');

export interface ShopProcess {
  readonly url: string;
  readonly pid: number;
  /** Resident memory of the process now, in MB; null if unknown. */
  readonly residentMb: () => number | null;
  readonly stop: () => Promise<void>;
  /** As a power cut would. */
  readonly kill: () => Promise<void>;
}

/** The bench server, bundled. */
export const bundleServer = (): Promise<string> =>
  bundle(join(import.meta.dirname, 'server.ts'), join(root, 'packages/server/dist-bench/bench.js'));

/** Starts the shop in production mode on a free port and waits until it responds. */
export const startShop = async (
  script: string,
  databaseUrl: string,
  smtpUrl: string,
  otherSettings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> => {
  const port = otherSettings.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      AUTH_SECRET: 'a-secret-for-measuring-only-0123456789',
      ...otherSettings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), failed(child)]);
  while (!(await fetch(`${url}/api/ready`)).ok) await sleep(20);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    residentMb: () => residentMb(child.pid),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};

const failed = async (child: ChildProcess): Promise<never> => {
  const [code] = await once(child, 'exit');
  throw new Error(`the shop ended with code ${code} before it was ready`);
};

const residentMb = (pid: number | undefined): number | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
};
