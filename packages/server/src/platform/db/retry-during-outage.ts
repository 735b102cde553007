import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOutage } from './database-outage.ts';

const RETRY_DELAY_MS = 200;
/** A database that is in trouble for longer needs somebody's hand. */
const RETRY_TIMEOUT_MS = 60_000;

/**
 * For what a start reads and can't do without: on a busy machine a connection may take longer to open than anybody
 * waits for it, and a shop that ended of it would have to be started again by hand. Every other error is thrown at once.
 */
export const retryDuringOutage = async <T>(
  read: () => Promise<T>,
  limitMs = RETRY_TIMEOUT_MS,
): Promise<T> => {
  const untilMs = performance.now() + limitMs;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (databaseOutage(error) === null || performance.now() > untilMs) throw error;
      await sleep(RETRY_DELAY_MS);
    }
  }
};
