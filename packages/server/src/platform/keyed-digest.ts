import { createHmac, timingSafeEqual } from 'node:crypto';

/** What only who has the shop's secret can compute: base64url of 256 bits. `purpose` keeps one use's from serving another. */
export const keyedDigest = (secret: string, purpose: string, ...parts: readonly string[]): string =>
  digest(secret, JSON.stringify([purpose, ...parts]));

/** The same of one text, in the form that tables, browsers and logs hold already: never the digest of any parts. */
export const digestOfText = (
  secret: string,
  purpose: 'backup-code' | 'seal' | 'security-log',
  text: string,
): string => digest(secret, `${purpose}:${text}`);

const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Takes as long whatever differs; lengths are no secret. */
export const isSameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
