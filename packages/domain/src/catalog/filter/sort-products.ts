import type { NetUnit } from '../unit-price.ts';

/** `relevance` leaves the given order: of a search by score, of a category by rank or title. */
export const sortOrders = ['relevance', 'price', 'price-desc', 'unit-price', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The fields of a product that sorting uses. */
export interface SortFacts {
  readonly title: string;
  /** Price of one unit now. */
  readonly unitPriceCents: number;
  readonly netContent: number;
  readonly netUnit: NetUnit;
}

/** The products sorted; equal ones stay in the given order. */
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

/** By price per ounce; products sold by the piece come last, since the two can't be compared. */
const byUnitPrice = (one: SortFacts, other: SortFacts): number =>
  Number(isByPiece(one)) - Number(isByPiece(other)) || unitCents(one) - unitCents(other);

const isByPiece = ({ netUnit }: SortFacts): boolean => netUnit === 'unidad';

const OZ_PER_LB = 16;

const unitCents = ({ unitPriceCents, netContent, netUnit }: SortFacts): number =>
  unitPriceCents / (netUnit === 'lb' ? netContent * OZ_PER_LB : netContent);
