import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundle } from '../bundle.ts';
import type { Task } from './child.ts';

/** A process is stopped after this: the rest of the run goes on without its figures. */
export const LIMIT_SECONDS = 420;
const HEAP_MB = 16_384;

export type Outcome<T> = { readonly figures: T } | { readonly failure: string };

/** Runs tasks each in a process of its own, so that memory is honest and a crash is one row of the table. */
export const openChildren = async (): Promise<<T>(task: Task) => Promise<Outcome<T>>> => {
  // As deep as this file, so that the paths to data/ hold.
  const script = await bundle(
    join(import.meta.dirname, 'child.ts'),
    join(import.meta.dirname, '../../dist-bench/search/child.js'),
  );
  return (task) => runChild(script, task);
};

const runChild = async <T>(script: string, task: Task): Promise<Outcome<T>> => {
  const flags = ['--expose-gc', `--max-old-space-size=${HEAP_MB}`];
  const child = spawn(process.execPath, [...flags, script, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_SECONDS * 1_000,
    killSignal: 'SIGKILL',
  });
  const [output, complaint, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (signal === 'SIGKILL')
    return { failure: `over ${LIMIT_SECONDS} s; ${complaint.trim() || 'not yet built'}` };
  if (code !== 0) return { failure: lastWords(complaint) || `ended with ${code ?? signal}` };
  return { figures: JSON.parse(output) };
};

/** The line of an error's output that says what was wrong. */
const lastWords = (complaint: string): string =>
  complaint
    .split('\n')
    .find((line) => /^(\w*Error|FATAL ERROR)\b/.test(line))
    ?.trim() ?? '';
