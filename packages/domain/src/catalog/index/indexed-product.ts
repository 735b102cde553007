import type { CategoryId } from '../category.ts';
import type { FilterFacts } from '../filter/product-filter.ts';
import type { SortFacts } from '../filter/sort-products.ts';
import type { SeasonRow } from './season-table.ts';

/** A product as the catalogue's reads know it, whatever else its keeper has of it. */
export interface IndexedProduct {
  readonly id: string;
  readonly title: string;
  /** As the database names it: "Leche". */
  readonly category: string;
  readonly categoryId: CategoryId | null;
  /** "Leche fresca". */
  readonly subcategory: string | null;
  readonly stock: number;
  /** When it is harvested here or wanted most; null: no time that we know. */
  readonly season: SeasonRow | null;
}

/** What filters and orders ask of a product, with the product itself. */
export interface ProductFacts<P> extends FilterFacts, SortFacts {
  readonly product: P;
  readonly isInSeason: boolean;
}
