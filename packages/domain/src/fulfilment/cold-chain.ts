const MINUTE_MS = 60_000;

/** How long food that needs cooling may stay out of it (FSIS, "Danger Zone"): two hours, or one above 90 °F. */
export const COLD_LIMIT_MS = 120 * MINUTE_MS;
export const HOT_LIMIT_MS = 60 * MINUTE_MS;
/** How long before that limit the driver is warned. */
export const COLD_WARNING_MS = 20 * MINUTE_MS;

/** The highest temperature at which food counts as cold (FDA Food Code 3-501.16). */
export const COLD_ENOUGH_F = 41;

/** The time that an order's cold items have spent out of the cold. */
export interface ColdClock {
  /** Total of the intervals that have ended. */
  readonly warmMs: number;
  /** Start of the current interval out of the cold; null while they are in a refrigerator. */
  readonly outSinceMs: number | null;
  /** Whether it is above 90 °F outside. */
  readonly isHot: boolean;
}

export type ColdState = 'ok' | 'soon' | 'over';

export const totalWarmMs = ({ warmMs, outSinceMs }: ColdClock, nowMs: number): number =>
  warmMs + (outSinceMs === null ? 0 : Math.max(0, nowMs - outSinceMs));

/** The remaining time out of the cold; 0 or less once the limit has passed. */
export const coldLeftMs = (clock: ColdClock, nowMs: number): number =>
  (clock.isHot ? HOT_LIMIT_MS : COLD_LIMIT_MS) - totalWarmMs(clock, nowMs);

/** Whether cold items may be handed over; `over`: the driver has to measure or discard them first. */
export const coldState = (clock: ColdClock, nowMs: number): ColdState => {
  const leftMs = coldLeftMs(clock, nowMs);
  if (leftMs <= 0) return 'over';
  return clock.outSinceMs !== null && leftMs <= COLD_WARNING_MS ? 'soon' : 'ok';
};

/** Stops the clock in a refrigerator; the time so far still counts. */
export const putInCold = (clock: ColdClock, nowMs: number): ColdClock => ({
  ...clock,
  warmMs: totalWarmMs(clock, nowMs),
  outSinceMs: null,
});

/** Starts the clock again; a running clock isn't changed. */
export const takeOutOfCold = (clock: ColdClock, nowMs: number): ColdClock => ({
  ...clock,
  outSinceMs: clock.outSinceMs ?? nowMs,
});

/** Resets the clock after a thermometer showed that the food is still cold. */
export const measuredCold = (clock: ColdClock, nowMs: number): ColdClock => ({
  ...clock,
  warmMs: 0,
  outSinceMs: nowMs,
});
