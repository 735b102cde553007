import seasons from '../../../data/seasons.json' with { type: 'json' };
import type { CategoryId } from '../category.ts';

/** Months of a year, 1 to 12, or Lent, which moves with Easter. */
export type Season = readonly number[] | 'lent';

export interface SeasonRow {
  /** How titles begin, folded. */
  readonly titles: readonly string[];
  /** Where such a title means this food; absent, anywhere: pasteles are pasteles frozen or fresh. */
  readonly categoryId?: CategoryId;
  /** `harvest`: it is picked in Puerto Rico now; `feast`: people cook it now. */
  readonly kind: 'harvest' | 'feast';
  readonly season: Season;
  readonly source: string;
}

/** When foods are harvested or in demand in Puerto Rico; a food without a source for its months has no row. */
export const seasonTable = seasons as readonly SeasonRow[];
