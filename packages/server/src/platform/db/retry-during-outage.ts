import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOutage } from './database-outage.ts';

const RETRY_DELAY_MS = 200;
/** After a longer outage an operator has to act. */
const RETRY_TIMEOUT_MS = 60_000;

/**
 * For reads at startup: on a busy machine a connection may take longer to open than its limit, and a shop that
 * ended because of it would have to be started by hand. Other errors are thrown at once.
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
