import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Mail, Mailer } from './mail.ts';

const RETRY_DELAYS_MS = [1_000, 5_000, 20_000] as const;

/**
 * For mails with a code: sent at once in the background, tried again for half a minute, never
 * stored, because a code in a table of jobs would undo the digest in the table of codes.
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
    // Even the address is its recipient's business: its digest is that of the other lines about them.
    send(0).catch((error: unknown) => logger.error({ err: error, email: digest(mail.to) }, 'mail not sent'));
  };
