import type { Mail, Mailer } from './mail.ts';

export interface SentMail extends Mail {
  readonly sentAt: Date;
}

export interface DevMailbox extends Mailer {
  /** Newest first. */
  readonly mails: () => readonly SentMail[];
}

const MAX_STORED_MAILS = 200;

/** Stores mails in memory instead of sending them; development only. */
export const createDevMailbox = (): DevMailbox => {
  let mails: readonly SentMail[] = [];
  return {
    send: async (mail) => {
      mails = [{ ...mail, sentAt: new Date() }, ...mails].slice(0, MAX_STORED_MAILS);
    },
    mails: () => mails,
    close: () => {},
  };
};
