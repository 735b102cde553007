import type { PlanSetting } from '@nutricion/domain/meal-plan/setting';
import type { PlanWish } from '@nutricion/domain/meal-plan/wish';

/** What a text was understood to ask for. */
export interface WishReading {
  readonly wishes: readonly PlanWish[];
  readonly settings: readonly PlanSetting[];
  /** Their own words of what wasn't. */
  readonly notUnderstood: readonly string[];
}

/** What begins at a token: as far as it goes, and what it asks for. */
export interface Understood {
  /** The token after its last. */
  readonly end: number;
  /** A refusal before it turns it round: "no soy vegetariana". */
  readonly isReversedByNo?: boolean;
  /** Only where nothing stands before it in its part that isn't understood: "detesto que los viernes…". */
  readonly isAlone?: true;
  /** Gets their own words for it. */
  readonly toReading: (said: string) => Pick<WishReading, 'wishes' | 'settings'>;
}

export const onlyWishes = (...wishes: readonly PlanWish[]) => ({ wishes, settings: [] });
export const onlySettings = (...settings: readonly PlanSetting[]) => ({ wishes: [], settings });
