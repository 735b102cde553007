/**
 * Someone waits at the keyboard after Ctrl-C; a process manager gives ten seconds after SIGTERM.
 * The rest of those is for the database.
 */
const patienceMs = { SIGINT: 1_500, SIGHUP: 1_500, SIGTERM: 7_000, fault: 1_500 } as const;

/**
 * Runs `stop` once when the process is told to end or a bug escapes, then exits: with 0 when told,
 * with 1 after a bug. `stop` gets the time that requests under way may still take.
 * A second signal ends at once; the embedded database is told to stop even then.
 * @returns a function that reports a fault and stops in the same way
 */
export function stopOnSignals(stop: (limitMs: number) => Promise<void>): (error: unknown) => Promise<void> {
  let isStopping = false;
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
    process.on(signal, () => (isStopping ? process.exit(1) : end(patienceMs[signal], 0)));
  }
  const fault = async (error: unknown) => {
    // What is being closed may fail those that still use it: a start cut short by Ctrl-C, above all.
    if (isStopping) return;
    report(error);
    await end(patienceMs.fault, 1);
  };
  process.on('uncaughtException', fault);
  process.on('unhandledRejection', fault);
  return fault;
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
}
