import type { CategoryId } from '../category.ts';
import type { FilterFacts } from '../filter/product-filter.ts';
import type { SortFacts } from '../filter/sort-products.ts';
import type { SeasonRow } from './season-table.ts';

/** The fields of a product that the catalog index uses; server and web add their own. */
export interface IndexedProduct {
  readonly id: string;
  readonly title: string;
  /** Database category: "Leche". */
  readonly category: string;
  readonly categoryId: CategoryId | null;
  /** "Leche fresca". */
  readonly subcategory: string | null;
  readonly stock: number;
  /** When it is harvested or in demand; null if unknown. */
  readonly season: SeasonRow | null;
}

/** A product with the values that filters and sorting use. */
export interface ProductFacts<P> extends FilterFacts, SortFacts {
  readonly product: P;
  readonly isInSeason: boolean;
}
