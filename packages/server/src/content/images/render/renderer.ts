import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Crop } from '@nutricion/domain/content/framing';
import { type Result, refuse } from '@nutricion/domain/kit/result';
import type { ImageIssue } from './image-issue.ts';
import type { RenderedImage, RenderedPart } from './render-image.ts';
import type { RenderTask } from './render-process.ts';

export interface Renderer {
  readonly upload: (bytes: Uint8Array) => Promise<Result<RenderedImage, ImageIssue>>;
  /** @param whole the file of all of a photo, one of ours */
  readonly part: (original: Uint8Array, crop: Crop | null) => Promise<Result<RenderedPart, ImageIssue>>;
  readonly close: () => void;
}

interface RendererOptions {
  readonly limitMs?: number;
  /** Where the process isn't JavaScript yet: Node's options to read it. */
  readonly execArgv?: readonly string[];
}

/** The largest photo takes some three seconds of a free processor, more beside other work; ms. */
const LIMIT_MS = 60_000;
/** After this idle time the process ends and frees its memory; ms. */
const IDLE_MS = 30_000;

/** It lies beside this file as it is run: in the bundle, or as the source that it is in development. */
const processFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './render-process.ts' : './render-process.js', import.meta.url),
);

/**
 * Renders images one at a time in a process of its own, without secrets and at low priority. A file that crashes
 * it, or takes too long, affects nothing else.
 */
export const createRenderer = ({ limitMs = LIMIT_MS, execArgv }: RendererOptions = {}): Renderer => {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  const start = (): ChildProcess => {
    const started = fork(processFile, {
      serialization: 'advanced',
      // It reads untrusted files, so it doesn't get the database's address.
      env: {},
      ...(execArgv && { execArgv: [...execArgv] }),
    });
    const clearProcess = () => {
      if (child === started) child = null;
    };
    started.once('exit', clearProcess);
    // A process that couldn't be started never exits, and an unhandled error event would end the shop.
    started.on('error', clearProcess);
    return started;
  };
  const render = (task: RenderTask): Promise<Result<RenderedImage & RenderedPart, ImageIssue>> => {
    clearTimeout(idle);
    child ??= start();
    const startedChild = child;
    return new Promise((resolve) => {
      const end = (result: Result<RenderedImage, ImageIssue>) => {
        clearTimeout(deadline);
        startedChild.removeAllListeners('message');
        startedChild.off('exit', onExit);
        startedChild.off('error', onExit);
        idle = setTimeout(stop, IDLE_MS).unref();
        resolve(result);
      };
      const onExit = () => end(refuse({ kind: 'broken' }));
      const deadline = setTimeout(() => {
        stop();
        end(refuse({ kind: 'too-slow' }));
      }, limitMs);
      startedChild.once('message', (result) => end(result as Result<RenderedImage, ImageIssue>));
      startedChild.once('exit', onExit);
      startedChild.once('error', onExit);
      startedChild.send(task, (error) => error && onExit());
    });
  };
  const runSerially = (task: RenderTask) => {
    const run = last.then(() => render(task));
    last = run;
    return run;
  };
  return {
    upload: (bytes) => runSerially({ kind: 'upload', bytes }),
    part: (bytes, crop) => runSerially({ kind: 'part', bytes, crop }),
    close: stop,
  };
};
