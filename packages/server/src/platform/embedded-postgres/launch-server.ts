import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { binaryPath } from './binaries.ts';
import { serverEnvironment } from './create-cluster.ts';
import type { Place } from './place.ts';
import { readRemembered, remember } from './remembered.ts';
import { findRunningServer, removeRecycledPidFile } from './running-server.ts';

const logLimitBytes = 5 * 1024 * 1024;

type LaunchOptions = {
  readonly flags: readonly string[];
  readonly port: number | undefined;
  readonly mustKeepPort: boolean;
  readonly logFile: string;
};

/**
 * Starts PostgreSQL on the cluster and waits until it has written its pid file or given up.
 *
 * It gets its own process group, so that Ctrl-C in the terminal reaches the shop alone, which
 * stops the database after the last request; and it writes to a file, so that it outlives a
 * killed shop long enough to be found again.
 * @returns to be called once it is known whose server it is: until then it ends with this process
 */
export async function launchServer(
  place: Place,
  { flags, port, mustKeepPort, logFile }: LaunchOptions,
): Promise<() => void> {
  removeRecycledPidFile(place.cluster);
  const wished = port ?? readRemembered(place.dataDir).port;
  const chosen = mustKeepPort && wished !== undefined ? wished : await choosePort(wished);
  remember(place.dataDir, { port: chosen });
  const log = openLog(logFile);
  const server = spawn(
    binaryPath(place.binaries, 'postgres'),
    ['-D', place.cluster, '-p', String(chosen), ...flags],
    { ...place.user.ids, cwd: '/', env: serverEnvironment(), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  server.unref();
  let hasGivenUp = false;
  const onExit = () => server.kill('SIGINT');
  process.once('exit', onExit);
  const onGone = () => {
    hasGivenUp = true;
    process.off('exit', onExit);
  };
  server.once('error', onGone);
  server.once('exit', onGone);
  while (!hasGivenUp && !findRunningServer(place.cluster)) await sleep(5);
  return () => void process.off('exit', onExit);
}

/** The wished port if nothing listens there, else a free one. */
async function choosePort(wished: number | undefined): Promise<number> {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(wished ?? 0, '127.0.0.1');
  if (!(await listening)) return choosePort(undefined);
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP probe has a port');
  return address.port;
}

function openLog(file: string): number {
  const log = openSync(file, 'a', 0o600);
  if (statSync(file).size > logLimitBytes) truncateSync(file);
  return log;
}
