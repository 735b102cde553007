import type { NetUnit } from '../unit-price.ts';

/** `relevance` is the order in which they come: of a search by score, of a category by title. */
export const sortOrders = ['relevance', 'price', 'price-desc', 'unit-price', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What an order needs to know of a product. */
export interface SortFacts {
  readonly title: string;
  /** What one unit costs now. */
  readonly unitPriceCents: number;
  readonly netContent: number;
  readonly netUnit: NetUnit;
}

/** The products in another order; equal ones keep theirs. */
export const sortProducts = <T extends SortFacts>(products: readonly T[], order: SortOrder): readonly T[] => {
  switch (order) {
    case 'relevance':
      return products;
    case 'price':
      return products.toSorted((one, other) => one.unitPriceCents - other.unitPriceCents);
    case 'price-desc':
      return products.toSorted((one, other) => other.unitPriceCents - one.unitPriceCents);
    case 'unit-price':
      return products.toSorted(byUnitPrice);
    case 'name':
      return products.toSorted((one, other) => collator.compare(one.title, other.title));
  }
};

const collator = new Intl.Collator('es');

/** What is sold by weight or volume, by the ounce, then what is sold by the piece: the two don't compare. */
const byUnitPrice = (one: SortFacts, other: SortFacts): number =>
  Number(isByPiece(one)) - Number(isByPiece(other)) || unitCents(one) - unitCents(other);

const isByPiece = ({ netUnit }: SortFacts): boolean => netUnit === 'unidad';

const OZ_PER_LB = 16;

const unitCents = ({ unitPriceCents, netContent, netUnit }: SortFacts): number =>
  unitPriceCents / (netUnit === 'lb' ? netContent * OZ_PER_LB : netContent);
