import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * An authenticator app, set up by the otpauth address of the QR code. Implements RFC 6238 independently of the shop's
 * code.
 */
export const anAuthenticator = (totpUri: string, now: () => number = Date.now) => {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  /** The six digits that it shows now, or this many half minutes from now. */
  return (stepsFromNow = 0): string => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(now() / 30_000) + stepsFromNow));
    const digest = createHmac('sha1', key).update(counter).digest();
    const at = (digest.at(-1) ?? 0) & 15;
    return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  };
};
