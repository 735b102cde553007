import type { IndexedProduct } from './indexed-product.ts';

/** What draws people to a product. */
export interface Popularity {
  /** Units that the shop has sold of it. */
  readonly sold: number;
  readonly isOnOffer: boolean;
  /** People look for it now. */
  readonly isInSeason: boolean;
}

/** What one person and their hospital have bought lately: units by the product's id. */
export interface RecentPurchases {
  readonly byCustomer: ReadonlyMap<string, number>;
  readonly atHospital: ReadonlyMap<string, number>;
}

export const noRecentPurchases: RecentPurchases = { byCustomer: new Map(), atHospital: new Map() };

/** What each is worth beside the others; sales count by their doubling, so that one favourite doesn't bury the rest. */
const WEIGHTS = { byCustomer: 6, atHospital: 3, sold: 1, offer: 2, season: 2 } as const;

/**
 * A shelf as a shopkeeper would set it: first what she buys, then what her hospital and the shop sell, offers and
 * what is in season a little higher; what is sold out stands last. Equal ones stand by id, which says nothing, and never from A to Z.
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
