import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/port.mjs';

export const modes = ['development', 'production'] as const;
export type Mode = (typeof modes)[number];

/** From the command to the first 200 of `/api/ready` and of `/`. */
export interface StartTimes {
  readonly readyMs: number;
  readonly pageMs: number;
}

/** A first start may have to build. */
const LIMIT_MS = 300_000;
const POLL_EVERY_MS = 10;

const settingsOf: Record<Mode, Readonly<Record<string, string>>> = {
  development: {},
  production: {
    AUTH_SECRET: 'a-secret-for-measuring-only-0123456789',
    PUBLIC_URL: 'https://tienda.example',
    // No mail server listens there, and the bench sends none.
    SMTP_URL: 'smtp://127.0.0.1:9',
  },
};

/** Of a shop that has none yet. */
export const aDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nutricion-start-'));
  // As root the database runs as another user, who must get in.
  chmodSync(folder, 0o711);
  return join(folder, 'data');
};

/** Types `npm start` in a tree, waits until shop and page are there, and closes it. */
export const timeOneStart = async (tree: string, mode: Mode, dataDir: string): Promise<StartTimes> => {
  const port = await freePort();
  const beganMs = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: tree,
    env: {
      ...process.env,
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      ...settingsOf[mode],
      NODE_ENV: mode,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  npm.stdout.resume();
  const closed = once(npm, 'close');
  const first200 = async (path: string): Promise<number> => {
    while (npm.exitCode === null && performance.now() - beganMs < LIMIT_MS) {
      const answer = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status === 200) return performance.now() - beganMs;
      await sleep(POLL_EVERY_MS);
    }
    throw new Error(`no ${path} of ${tree} in ${mode} mode`);
  };
  try {
    const [readyMs, pageMs] = await Promise.all([first200('/api/ready'), first200('/')]);
    return { readyMs, pageMs };
  } finally {
    npm.kill('SIGTERM');
    // Its output closes when the shop has ended too, and its database with it.
    await closed;
  }
};
