import { createDevMailbox, type DevMailbox } from './dev-mailbox.ts';
import type { Mailer } from './mail.ts';

export interface OpenedMailer {
  readonly mailer: Mailer;
  /** Where mail goes without a server; never in production, whose settings demand one. */
  readonly devMailbox: DevMailbox | undefined;
}

export const openMailer = async (settings: {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
}): Promise<OpenedMailer> => {
  if (settings.smtpUrl) {
    // Loaded only where there is a server to speak to.
    const { createSmtpMailer } = await import('./smtp-mailer.ts');
    return { mailer: createSmtpMailer(settings.smtpUrl, settings.mailFrom), devMailbox: undefined };
  }
  const devMailbox = createDevMailbox();
  return { mailer: devMailbox, devMailbox };
};
