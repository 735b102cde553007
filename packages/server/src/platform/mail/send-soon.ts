import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Mail, Mailer } from './mail.ts';

const RETRY_DELAYS_MS = [1_000, 5_000, 20_000] as const;

/**
 * For mails with a code: sent at once in the background and retried for half a minute. Never queued in the database,
 * where the code would be readable although the table of codes stores only digests.
 */
export const sendWithRetries =
  (
    mailer: Mailer,
    logger: Logger,
    digest: (text: string) => string,
    waitsMs: readonly number[] = RETRY_DELAYS_MS,
  ) =>
  (mail: Mail): void => {
    const send = async (attempt: number): Promise<void> => {
      try {
        await mailer.send(mail);
      } catch (error) {
        const waitMs = waitsMs[attempt];
        if (waitMs === undefined) throw error;
        await sleep(waitMs, undefined, { ref: false });
        await send(attempt + 1);
      }
    };
    // The address is logged as the same digest as in other lines about it.
    send(0).catch((error: unknown) => logger.error({ err: error, email: digest(mail.to) }, 'mail not sent'));
  };
