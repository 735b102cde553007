import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/**
 * Runs a program without a shell and without standard input.
 * @param {readonly string[]} command program and arguments; `node` is the Node that runs us
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, cwd?: string }} [options]
 *   show: its output goes straight to ours, and is not returned
 * @returns {Promise<{ code: number, output: string, elapsedMs: number }>} 127 when it can't be started
 */
export function run([program, ...args], { env = {}, show = false, cwd = root } = {}) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      // npm is a .cmd file on Windows, which only a shell can run.
      shell: process.platform === 'win32' && program === 'npm',
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (code, more = '') =>
      resolve({ code, output: output + more, elapsedMs: performance.now() - start });
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Runs the tasks, at most `limit` at once; results in the tasks' order. */
export async function runAtMost(limit, tasks) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next++;
      results[index] = await tasks[index]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, worker));
  return results;
}
