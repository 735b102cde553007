import { createOTP } from '@better-auth/utils/otp';
import { isSameText } from '../../platform/keyed-digest.ts';

/** A code lives half a minute (RFC 6238), and the telephone that shows it may be half a minute off. */
const STEP_MS = 30_000;
const ACCEPTED_STEP_OFFSETS = [-1, 0, 1] as const;

/**
 * Which half minute since 1970 six digits are of, by the secret that the authenticator holds; null when
 * they are of none near `nowMs`. Takes the same time whichever it is.
 */
export const stepOfCode = async (secret: string, code: string, nowMs: number): Promise<number | null> => {
  const current = Math.floor(nowMs / STEP_MS);
  const authenticator = createOTP(secret);
  const near = await Promise.all(
    ACCEPTED_STEP_OFFSETS.map(async (offset) => ({
      step: current + offset,
      isOfStep: isSameText(code, await authenticator.hotp(current + offset)),
    })),
  );
  return near.filter(({ isOfStep }) => isOfStep).at(-1)?.step ?? null;
};
