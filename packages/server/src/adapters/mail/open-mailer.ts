import { createDevMailbox, type DevMailbox } from './dev-mailbox.ts';
import type { Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface OpenedMailer {
  readonly mailer: Mailer;
  /** Where mail goes without a server; never in production, whose settings demand one. */
  readonly devMailbox: DevMailbox | undefined;
}

export const openMailer = (settings: {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
}): OpenedMailer => {
  if (settings.smtpUrl)
    return { mailer: createSmtpMailer(settings.smtpUrl, settings.mailFrom), devMailbox: undefined };
  const devMailbox = createDevMailbox();
  return { mailer: devMailbox, devMailbox };
};
