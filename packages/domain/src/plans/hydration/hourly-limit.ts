import type { Hydration } from './hydration.ts';
import { GLASS_ML } from './target.ts';

const HOUR_MS = 3_600_000;

/**
 * The most to drink in an hour, in ml: 48 oz. More can lower the blood's sodium dangerously (NIOSH 2017-126, "Heat
 * Stress: Hydration"). The target is the specification's and has no hourly limit.
 */
export const MAX_ML_PER_HOUR = 1_419;

/** `over`: more than that was drunk in the last hour; `full`: one more glass would be. */
export type HourlyState = 'under' | 'full' | 'over';

export interface LastHour {
  readonly state: HourlyState;
  readonly drunkMl: number;
  /** When the next glass fits again, in epoch ms; null where it fits now. */
  readonly nextGlassMs: number | null;
}

/** What was drunk in the hour before `nowMs`, midnight or not, and whether another glass fits. */
export const lastHour = ({ log }: Hydration, nowMs: number): LastHour => {
  const drinks = Object.values(log)
    .flat()
    .filter(({ atMs }) => atMs > nowMs - HOUR_MS && atMs <= nowMs)
    .toSorted((one, other) => one.atMs - other.atMs);
  const drunkMl = drinks.reduce((sum, { amountMl }) => sum + amountMl, 0);
  if (drunkMl + GLASS_ML <= MAX_ML_PER_HOUR) return { state: 'under', drunkMl, nextGlassMs: null };
  let left = drunkMl;
  const freeing = drinks.find(({ amountMl }) => {
    left -= amountMl;
    return left + GLASS_ML <= MAX_ML_PER_HOUR;
  });
  return {
    state: drunkMl > MAX_ML_PER_HOUR ? 'over' : 'full',
    drunkMl,
    nextGlassMs: freeing ? freeing.atMs + HOUR_MS : null,
  };
};
