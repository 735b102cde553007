import { toastNote } from '../lib/toast.ts';
import { ApiProblem } from './http.ts';

/** The database changes its leader, or a process restarts, in less. */
const LIMIT_MS = 30_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;

interface Waiting {
  readonly nowMs?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a request again that failed with `error`, if the shop or its balancer only had no capacity for it, until it is answered or
 * 30 seconds are over. Only for requests that count once however often they are sent. Throws the last error.
 */
export const sendAgain = async <T>(
  error: unknown,
  send: () => Promise<T>,
  { nowMs = Date.now, wait = pause }: Waiting = {},
): Promise<T> => {
  const untilMs = nowMs() + LIMIT_MS;
  let failure = error;
  let isAnnounced = false;
  while (isMomentary(failure)) {
    const waitMs = Math.min(waitOf(failure), LONGEST_WAIT_MS);
    if (nowMs() + waitMs > untilMs) break;
    if (!isAnnounced)
      toastNote('Un momento', 'La tienda está ocupada. Seguimos mandándolo por ti: no cierres esta página.');
    isAnnounced = true;
    await wait(waitMs);
    try {
      return await send();
    } catch (next) {
      failure = next;
    }
  }
  throw failure;
};

const isMomentary = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && [502, 503, 504].includes(error.status);

const waitOf = ({ problem: { retryAfterSeconds } }: ApiProblem): number =>
  typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : FIRST_WAIT_MS;
