import type { PlanSetting } from '@nutricion/domain/plans/setting';
import type { PlanWish } from '@nutricion/domain/plans/wish';

/** What a text means. */
export interface WishReading {
  readonly wishes: readonly PlanWish[];
  readonly settings: readonly PlanSetting[];
  /** Quotes of the parts that were not understood. */
  readonly notUnderstood: readonly string[];
}

/** A part of a text that was understood. */
export interface Understood {
  /** The token after its last. */
  readonly end: number;
  /** A negation before it reverses it: "no soy vegetariana". */
  readonly isReversedByNo?: boolean;
  /** Only valid when everything before it in the same part is understood: "detesto que los viernes…". */
  readonly isAlone?: true;
  /** Makes the wishes and answers, with the customer's words for them. */
  readonly toReading: (wishText: string) => Pick<WishReading, 'wishes' | 'settings'>;
}

/** A reading of wishes alone. */
export const onlyWishes = (...wishes: readonly PlanWish[]) => ({ wishes, settings: [] });
/** A reading of answers of the seven steps alone. */
export const onlySettings = (...settings: readonly PlanSetting[]) => ({ wishes: [], settings });
