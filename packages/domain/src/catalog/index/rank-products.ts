import type { IndexedProduct } from './indexed-product.ts';

/** What makes a product popular with everybody. */
export interface Popularity {
  /** Units sold. */
  readonly sold: number;
  readonly isOnOffer: boolean;
  /** Harvested or in demand now. */
  readonly isInSeason: boolean;
}

/** Units that a customer and her hospital bought recently, by product id. */
export interface RecentPurchases {
  readonly byCustomer: ReadonlyMap<string, number>;
  readonly atHospital: ReadonlyMap<string, number>;
}

export const noRecentPurchases: RecentPurchases = { byCustomer: new Map(), atHospital: new Map() };

/** Points per doubling of units, or per true flag. Doublings, so that one best seller doesn't dominate. */
const WEIGHTS = { byCustomer: 6, atHospital: 3, sold: 1, offer: 2, season: 2 } as const;

/**
 * The order of a category's list: the customer's own purchases weigh most, then her hospital's, then all sales, offers and season. Sold-out products
 * come last. Ties by id, which favors no letter of the alphabet.
 */
export const rankProducts = <P extends IndexedProduct>(
  products: readonly P[],
  popularityOf: (product: P) => Popularity,
  { byCustomer: byHer, atHospital }: RecentPurchases = noRecentPurchases,
): readonly P[] => {
  const scored = products.map((product) => {
    const { sold, isOnOffer, isInSeason } = popularityOf(product);
    const points =
      WEIGHTS.byCustomer * doublings(byHer.get(product.id)) +
      WEIGHTS.atHospital * doublings(atHospital.get(product.id)) +
      WEIGHTS.sold * doublings(sold) +
      (isOnOffer ? WEIGHTS.offer : 0) +
      (isInSeason ? WEIGHTS.season : 0);
    return { product, points, isSoldOut: product.stock <= 0 };
  });
  return scored
    .sort(
      (one, other) =>
        Number(one.isSoldOut) - Number(other.isSoldOut) ||
        other.points - one.points ||
        (one.product.id < other.product.id ? -1 : 1),
    )
    .map(({ product }) => product);
};

const doublings = (units: number | undefined): number => Math.log2(1 + (units ?? 0));
