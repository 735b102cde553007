import type { Priced } from '../catalog/price.ts';
import { addedPrice, type LinePrice } from '../offers/line-price.ts';

/** A line of an earlier order or a list, with the product as it is sold now. */
export interface BuyAgainLine<Product extends OnSale> {
  readonly wanted: number;
  /** Cents: what a unit cost when it was ordered or put on the list. */
  readonly unitPriceThenCents: number;
  /** Null: no longer sold. */
  readonly product: Product | null;
  /** How many the cart already holds. */
  readonly inCart: number;
}

interface OnSale extends Priced {
  readonly stock: number;
}

export type PriceChange = 'same' | 'dearer' | 'cheaper';

/**
 * What buying one line again puts in the cart. `quantity` is what fits beside the cart's units: `all` the full
 * quantity, `less` a part. `gone` can't be bought now: `why` says whether it may be sold again, or the cart already
 * has all units.
 */
export type BuyAgain =
  | {
      readonly kind: 'all' | 'less';
      readonly quantity: number;
      /** Of these, beside what the cart holds. */
      readonly price: LinePrice;
      /** Of a unit on the card, against what it was then. */
      readonly change: PriceChange;
    }
  | { readonly kind: 'gone'; readonly why: 'withdrawn' | 'sold-out' | 'all-in-cart' };

/** What buying a line again would bring, at the prices of `nowMs`. */
export const buyAgain = <Product extends OnSale>(line: BuyAgainLine<Product>, nowMs: number): BuyAgain => {
  const { product, wanted, inCart, unitPriceThenCents } = line;
  if (!product) return { kind: 'gone', why: 'withdrawn' };
  if (product.stock < 1) return { kind: 'gone', why: 'sold-out' };
  const quantity = Math.min(wanted, product.stock - inCart);
  if (quantity < 1) return { kind: 'gone', why: 'all-in-cart' };
  const price = addedPrice(product, inCart, quantity, nowMs);
  return {
    kind: quantity < wanted ? 'less' : 'all',
    quantity,
    price,
    change: priceChangeOf(unitPriceThenCents, price.unitPriceCents),
  };
};

const priceChangeOf = (thenCents: number, nowCents: number): PriceChange => {
  if (nowCents === thenCents) return 'same';
  return nowCents > thenCents ? 'dearer' : 'cheaper';
};
