import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundle } from '../bundle.ts';
import type { Task } from './child.ts';

/** In the project, where a bundle finds the libraries; two folders deep, as the source that it is made from. */
const folder = join(import.meta.dirname, '../../node_modules/.bench');
const MOST_BYTES = 64 * 1024 * 1024;

const bundled = (async () => {
  await mkdir(folder, { recursive: true });
  return await bundle(join(import.meta.dirname, 'child.ts'), join(folder, 'planner-child.mjs'));
})();

/** Runs a task in a process of its own, bundled as the server is. */
export const inChild = async <T>(task: Task): Promise<T> => {
  const { stdout } = await promisify(execFile)(process.execPath, [await bundled, JSON.stringify(task)], {
    maxBuffer: MOST_BYTES,
  });
  return JSON.parse(stdout) as T;
};
