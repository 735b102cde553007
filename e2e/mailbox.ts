import { setTimeout as sleep } from 'node:timers/promises';
import { callApiOrThrow } from './shop.ts';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const PATIENCE_MS = 15_000;

/** All mails of an address, newest first. */
export const mailsOf = async (address: string): Promise<readonly ReceivedMail[]> => {
  const mails: readonly ReceivedMail[] = await callApiOrThrow('/dev/correo.json');
  return mails.filter(({ to }) => to === address);
};

/** The newest mail to an address whose subject matches, once it has come. */
export const mailTo = async (address: string, subject: RegExp): Promise<ReceivedMail> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const mail = (await mailsOf(address)).find((one) => subject.test(one.subject));
    if (mail) return mail;
    await sleep(100);
  }
  throw new Error(`No mail with ${subject} came to ${address}`);
};

/** The six digits of the newest code mailed to an address. */
export const codeMailedTo = async (address: string): Promise<string> => {
  const { text } = await mailTo(address, /código de verificación/);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in the mail to ${address}`);
  return code;
};
