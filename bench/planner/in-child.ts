import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Task } from './child.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** Runs a task in a process of its own; its script is bundled beside this one (`run.ts`). */
export const inChild = async <T>(task: Task): Promise<T> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'child.js'), JSON.stringify(task)],
    { maxBuffer: MAX_BYTES },
  );
  return JSON.parse(stdout) as T;
};
