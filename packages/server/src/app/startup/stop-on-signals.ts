import { printTo } from './print-to.ts';

/**
 * How long running requests may still take. After Ctrl-C somebody waits at the keyboard; a process manager gives ten
 * seconds after SIGTERM, of which the database needs some.
 */
const patienceMs = { SIGINT: 1_500, SIGHUP: 1_500, SIGTERM: 7_000, fault: 1_500 } as const;

/**
 * Runs `stop` once on a signal or an uncaught error, then exits: with 0 after a signal, with 1 after an error.
 * `stop` gets the time that running requests may still take. After SIGTERM, by which a process manager announces a restart,
 * `drain` runs first: until it is done the process goes on with what it is sent, and tells balancers to send no more.
 * A second signal ends the process at once; the embedded database is told to stop even then.
 * @returns a function that prints an error and stops in the same way
 */
export function stopOnSignals(
  stop: (limitMs: number) => Promise<void>,
  drain: () => Promise<void> = async () => {},
): (error: unknown) => Promise<void> {
  let isStopping = false;
  let isSignalled = false;
  const end = async (limitMs: number, code: number) => {
    isStopping = true;
    try {
      await stop(limitMs);
    } catch (error) {
      report(error);
      process.exit(1);
    }
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (isSignalled || isStopping) process.exit(1);
      isSignalled = true;
      if (signal === 'SIGTERM') await drain();
      if (!isStopping) await end(patienceMs[signal], 0);
    });
  }
  const stopAfterCrash = async (error: unknown) => {
    // Code that uses what is being closed may fail, as in a start that Ctrl-C interrupts.
    if (isStopping) return;
    report(error);
    await end(patienceMs.fault, 1);
  };
  process.on('uncaughtException', stopAfterCrash);
  process.on('unhandledRejection', stopAfterCrash);
  return stopAfterCrash;
}

function report(error: unknown): void {
  printTo(process.stderr)(String(error instanceof Error ? error.stack : error));
}
