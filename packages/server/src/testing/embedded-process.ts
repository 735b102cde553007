import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EmbeddedPostgresRefusal } from '../platform/embedded-postgres/server-place.ts';
import type { EmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';

export type EmbeddedPostgresProcess = {
  readonly outcome: (
    | { readonly ok: true; readonly value: Omit<EmbeddedPostgres, 'stop'> }
    | { readonly ok: false; readonly refusal: EmbeddedPostgresRefusal }
  ) & { readonly notes: readonly string[] };
  /** Sends the signal and waits until the process (not its database) has exited. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT' | 'SIGHUP'): Promise<void>;
};

/** Opens a data folder in a Node process of its own, as another user if ids are given. */
export async function startEmbeddedProcess(
  dataDir: string,
  ids: { uid?: number; gid?: number } = {},
): Promise<EmbeddedPostgresProcess> {
  const script = join(import.meta.dirname, 'hold-embedded-postgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    ...ids,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Another user needs another cache folder for tsx.
    env: { PATH: process.env.PATH, HOME: '/nonexistent', TMPDIR: process.env.TMPDIR },
  });
  const ended = once(child, 'exit');
  let line = '';
  for await (const chunk of child.stdout) {
    line += chunk;
    if (line.endsWith('\n')) break;
  }
  return {
    outcome: JSON.parse(line) as EmbeddedPostgresProcess['outcome'],
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
