import { createHmac, timingSafeEqual } from 'node:crypto';

/** What only who has the shop's secret can compute: base64url of 256 bits. `purpose` keeps one use's from serving another. */
export const keyedDigest = (secret: string, purpose: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Takes as long whatever differs; lengths are no secret. */
export const isSameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
