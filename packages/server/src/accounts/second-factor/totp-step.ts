import { createOTP } from '@better-auth/utils/otp';
import { isSameText } from '../../platform/keyed-digest.ts';

/** A code lasts half a minute (RFC 6238), and the phone's clock may be off by half a minute. */
const STEP_MS = 30_000;
const ACCEPTED_STEP_OFFSETS = [-1, 0, 1] as const;

/**
 * The time step (half minutes since 1970) of six digits by the authenticator's secret; null if they match none near
 * `nowMs`. Takes the same time for each step.
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
