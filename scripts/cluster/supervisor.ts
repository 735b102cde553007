import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Program {
  readonly name: string;
  readonly command: readonly string[];
  /** Read at each start, as systemd reads its file. */
  readonly env?: () => Readonly<Record<string, string>>;
  /** Runs it as this user where we are root; PostgreSQL refuses to be root's. */
  readonly user?: 'postgres';
}

export interface Supervisor {
  /** Also after `end`, as another version of it. */
  readonly start: (program: Program) => void;
  /** Ends those named, all at once; what hasn't ended in time is killed. */
  readonly end: (names: readonly string[], limitMs: number) => Promise<void>;
}

const RESTART_DELAY_MS = 500;

/** Where a drill reads which process is which. */
export const pidsFile = (folder: string): string => join(folder, 'pids.json');

/**
 * Runs programs with a log each in the folder and starts again what ends by itself, as systemd does on machines of their own. If we are
 * killed, the system ends them.
 */
export const openSupervisor = (folder: string): Supervisor => {
  const running = new Map<string, ChildProcess>();
  const ending = new Set<string>();

  const writePids = () => {
    const pids = Object.fromEntries([...running].map(([name, { pid }]) => [name, pid]));
    writeFileSync(`${pidsFile(folder)}.new`, JSON.stringify(pids));
    renameSync(`${pidsFile(folder)}.new`, pidsFile(folder));
  };
  const start = (program: Program) => {
    ending.delete(program.name);
    const log = openSync(join(folder, 'logs', `${program.name}.log`), 'a');
    const asUser =
      program.user && process.getuid?.() === 0
        ? [`--reuid=${program.user}`, `--regid=${program.user}`, '--init-groups']
        : [];
    const child = spawn('setpriv', [...asUser, '--pdeathsig=TERM', '--', ...program.command], {
      env: { ...process.env, ...program.env?.() },
      // A group of its own, so that Ctrl-C reaches us alone and the order of ending is ours.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    running.set(program.name, child);
    writePids();
    child.once('exit', async () => {
      running.delete(program.name);
      if (ending.has(program.name)) return;
      await sleep(RESTART_DELAY_MS);
      if (!ending.has(program.name)) start(program);
    });
  };
  const end = async (names: readonly string[], limitMs: number) => {
    for (const name of names) ending.add(name);
    await Promise.all(
      names.map(async (name) => {
        const child = running.get(name);
        if (!child) return;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        const isEnded = await Promise.race([ended, sleep(limitMs, null, { ref: false })]);
        if (!isEnded) child.kill('SIGKILL');
        await ended;
      }),
    );
  };
  return { start, end };
};
