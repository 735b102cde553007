const MINUTE_MS = 60_000;

/** How long food that needs cooling may be out of it (FSIS, "Danger Zone"): two hours, one above 90 °F. */
export const COLD_LIMIT_MS = 120 * MINUTE_MS;
export const HOT_LIMIT_MS = 60 * MINUTE_MS;
/** How long before that limit the driver is warned. */
export const COLD_WARNING_MS = 20 * MINUTE_MS;

/** Up to this temperature food counts as kept cold (FDA Food Code 3-501.16). */
export const COLD_ENOUGH_F = 41;

/** How long something has been out of the cold, all stretches together. */
export interface ColdClock {
  /** Of the stretches that are over. */
  readonly warmMs: number;
  /** Since when it is out; null: it is in the cold. */
  readonly outSinceMs: number | null;
  /** It is above 90 °F outside. */
  readonly isHot: boolean;
}

export type ColdState = 'ok' | 'soon' | 'over';

export const totalWarmMs = ({ warmMs, outSinceMs }: ColdClock, nowMs: number): number =>
  warmMs + (outSinceMs === null ? 0 : Math.max(0, nowMs - outSinceMs));

/** How long it may still be out; 0 and less: too long already. */
export const coldLeftMs = (clock: ColdClock, nowMs: number): number =>
  (clock.isHot ? HOT_LIMIT_MS : COLD_LIMIT_MS) - totalWarmMs(clock, nowMs);

/** Whether cold items may be handed over; `over` needs a decision. */
export const coldState = (clock: ColdClock, nowMs: number): ColdState => {
  const leftMs = coldLeftMs(clock, nowMs);
  if (leftMs <= 0) return 'over';
  return clock.outSinceMs !== null && leftMs <= COLD_WARNING_MS ? 'soon' : 'ok';
};

/** Puts it into a refrigerator: its clock stops and remembers what it has counted. */
export const putInCold = (clock: ColdClock, nowMs: number): ColdClock => ({
  ...clock,
  warmMs: totalWarmMs(clock, nowMs),
  outSinceMs: null,
});

/** Carried out again; what is out already stays so. */
export const takeOutOfCold = (clock: ColdClock, nowMs: number): ColdClock => ({
  ...clock,
  outSinceMs: clock.outSinceMs ?? nowMs,
});

/** Measured and found cold: it was in the cold all the while. */
export const measuredCold = (clock: ColdClock, nowMs: number): ColdClock => ({
  ...clock,
  warmMs: 0,
  outSinceMs: nowMs,
});
