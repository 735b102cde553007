import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { countMail } from '../figures/process-figures.ts';
import type { Mail, Mailer } from './mail.ts';

/** Up to the ten minutes that a code is valid for. */
const RETRY_DELAYS_MS = [1_000, 5_000, 20_000, 60_000, 120_000, 180_000] as const;

/** Of SMTP: the server has refused this mail for good. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/**
 * For mails with a code: sent at once in the background and retried while its code is valid. Never queued in the database,
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
        countMail('sent');
      } catch (error) {
        countMail('failed');
        const waitMs = waitsMs[attempt];
        if (waitMs === undefined || isRefusedForGood(error)) throw error;
        await sleep(waitMs, undefined, { ref: false });
        await send(attempt + 1);
      }
    };
    // The address is logged as the same digest as in other lines about it.
    send(0).catch((error: unknown) => logger.error({ err: error, email: digest(mail.to) }, 'mail not sent'));
  };
