import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@nutricion/domain/kit/result';
import { isAwayCode } from '../../platform/db/database-outage.ts';
import type { DatabaseAddress } from './find-database.ts';
import { connectDatabase, type OpenedDatabase } from './open-any-database.ts';
import { type StartRefusal, sentenceFor } from './start-refusal.ts';

interface Patience {
  /** Milliseconds; zero: a refusal counts at once. */
  readonly limitMs: number;
  readonly print: (text: string) => void;
  readonly connect?: typeof connectDatabase;
  readonly nowMs?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

const RETRY_MS = 1_000;
const SAY_EVERY_MS = 10_000;

/**
 * Connects to a database and prepares its tables, as `connectDatabase`. While the database is away or reads only, as during a
 * change of leader, it tries again, and prints a sentence every ten seconds. A wrong password or database is refused at once.
 */
export const connectPatiently = async (
  address: DatabaseAddress,
  { limitMs, print, connect = connectDatabase, nowMs = Date.now, wait = sleep }: Patience,
): Promise<Result<OpenedDatabase, StartRefusal>> => {
  const untilMs = nowMs() + limitMs;
  let nextSentenceMs = nowMs();
  for (;;) {
    const connected = await connect(address);
    if (connected.ok || !mayPass(connected.refusal) || nowMs() + RETRY_MS > untilMs) return connected;
    if (nowMs() >= nextSentenceMs) {
      nextSentenceMs = nowMs() + SAY_EVERY_MS;
      print(`${sentenceFor(connected.refusal)} Se intenta otra vez cada segundo.`);
    }
    await wait(RETRY_MS);
  }
};

const mayPass = (refusal: StartRefusal): boolean =>
  refusal.kind === 'database-read-only' ||
  (refusal.kind === 'database-unreachable' && isAwayCode(refusal.cause));
