import { createDevMailbox, type DevMailbox } from './dev-mailbox.ts';
import type { Mailer } from './mail.ts';

export interface OpenedMailer {
  readonly mailer: Mailer;
  /** Receives the mails if no server is configured; never in production, where one is required. */
  readonly devMailbox: DevMailbox | undefined;
}

export const openMailer = async (settings: {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
}): Promise<OpenedMailer> => {
  if (settings.smtpUrl) {
    // Loaded only if a server is configured.
    const { createSmtpMailer } = await import('./smtp-mailer.ts');
    return { mailer: createSmtpMailer(settings.smtpUrl, settings.mailFrom), devMailbox: undefined };
  }
  const devMailbox = createDevMailbox();
  return { mailer: devMailbox, devMailbox };
};
