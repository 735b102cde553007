import seasons from '../../../data/seasons.json' with { type: 'json' };
import type { CategoryId } from '../category.ts';

/** Months of a year, 1 to 12, or Lent, which moves with Easter. */
export type Season = readonly number[] | 'lent';

export interface SeasonRow {
  /** Beginnings of titles, folded. */
  readonly titles: readonly string[];
  /** Limits the row to a category; absent for any: pasteles are pasteles, frozen or fresh. */
  readonly categoryId?: CategoryId;
  /** `harvest`: harvested in Puerto Rico; `feast`: in demand. */
  readonly kind: 'harvest' | 'feast';
  readonly season: Season;
  readonly source: string;
}

/** When foods are harvested or in demand in Puerto Rico. A food needs a source for its months. */
export const seasonTable = seasons as readonly SeasonRow[];
