import { createOTP } from '@better-auth/utils/otp';
import { isSameText } from '../../platform/keyed-digest.ts';

/** A code lasts half a minute (RFC 6238), and the phone's clock may be off by half a minute. */
const STEP_MS = 30_000;
/** Clocks that differ by less agree, so that a code isn't accepted for longer than it lasts. */
const CLOCKS_AGREE_MS = 30_000;
const ACCEPTED_STEP_OFFSETS = [-1, 0, 1] as const;

/** One moment by two clocks: a machine whose clock is off would otherwise refuse every code. */
export interface Moment {
  readonly processMs: number;
  readonly databaseMs: number;
}

/**
 * The time step (half minutes since 1970) of six digits by the authenticator's secret; null if they match none near the
 * moment. Takes the same time for each step.
 */
export const stepOfCode = async (
  secret: string,
  code: string,
  { processMs, databaseMs }: Moment,
): Promise<number | null> => {
  const authenticator = createOTP(secret);
  const doAgree = Math.abs(processMs - databaseMs) < CLOCKS_AGREE_MS;
  const steps = new Set(
    (doAgree ? [processMs] : [processMs, databaseMs]).flatMap((ms) =>
      ACCEPTED_STEP_OFFSETS.map((offset) => Math.floor(ms / STEP_MS) + offset),
    ),
  );
  const near = await Promise.all(
    [...steps]
      .sort((a, b) => a - b)
      .map(async (step) => ({ step, isOfStep: isSameText(code, await authenticator.hotp(step)) })),
  );
  return near.filter(({ isOfStep }) => isOfStep).at(-1)?.step ?? null;
};
