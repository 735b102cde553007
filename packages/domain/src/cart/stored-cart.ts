import { unitPriceCents } from '../catalog/price.ts';
import { isUuid, type ProductId } from '../kit/ids.ts';
import { isObject } from '../kit/is-object.ts';
import { INCENTIVE_ALLOWANCE_CENTS } from '../offers/incentive.ts';
import { isSubstitution, type Substitution } from '../orders/substitution.ts';
import type { Cart, CartLine, CartProduct } from './cart.ts';
import { productFromStored, productToStored, type StoredProduct } from './stored-product.ts';
import { isPositiveInteger, listOf, uniqueBy } from './stored-value.ts';

/** A cart with its owner: hospital computers are shared. */
export interface OwnedCart {
  readonly userId: string | null;
  readonly cart: Cart;
  /** The time of the prices that its owner last saw, in epoch ms; absent if not recorded. */
  readonly seenAtMs?: number;
}

export interface StoredLine {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly product: StoredProduct;
  readonly substitution?: Substitution;
}

export interface StoredCart {
  readonly userId: string | null;
  readonly items: readonly StoredLine[];
  readonly selectedIncentiveProducts: readonly StoredProduct[];
  readonly deliveryDate: string | null;
  readonly seenAtMs?: number;
}

/** The cart as it is written to local storage (specification, sections 3 and 4). */
export const toStored = ({ userId, cart, seenAtMs }: OwnedCart): StoredCart => ({
  userId,
  items: cart.items.map((line) => ({ ...line, product: productToStored(line.product) })),
  selectedIncentiveProducts: cart.selectedIncentiveProducts.map(productToStored),
  deliveryDate: cart.deliveryDate,
  ...(seenAtMs !== undefined && { seenAtMs }),
});

/**
 * Reads a stored cart. Never throws: invalid lines are dropped, an invalid value is an empty cart. Lines are
 * unique, with whole quantities within stock; free products have a UUID, are chosen once, and stay within $20 at
 * the lowest price each ever had.
 */
export const fromStored = (value: unknown): OwnedCart => {
  const stored = isObject(value) ? value : {};
  return {
    userId: typeof stored.userId === 'string' ? stored.userId : null,
    cart: {
      items: uniqueBy(listOf(stored.items).flatMap(lineFromStored), ({ productId }) => productId),
      selectedIncentiveProducts: withinAllowance(
        uniqueBy(listOf(stored.selectedIncentiveProducts).flatMap(incentiveFromStored), ({ id }) => id),
      ),
      deliveryDate: isIsoDate(stored.deliveryDate) ? stored.deliveryDate : null,
    },
    ...(isPositiveInteger(stored.seenAtMs) && { seenAtMs: stored.seenAtMs }),
  };
};

const lineFromStored = (value: unknown): readonly CartLine[] => {
  if (!isObject(value)) return [];
  const product = productFromStored(value.product);
  if (!product || !isPositiveInteger(value.quantity)) return [];
  const quantity = Math.min(value.quantity, product.stock);
  if (quantity < 1) return [];
  const line = { productId: product.id, quantity, product };
  return [isSubstitution(value.substitution) ? { ...line, substitution: value.substitution } : line];
};

const incentiveFromStored = (value: unknown): readonly CartProduct[] => {
  const product = productFromStored(value);
  return product && isUuid(product.id) ? [product] : [];
};

/**
 * The stored value has no time, so promotions count as running: a choice made under one isn't dropped silently.
 * `refreshCart` prices it again, with a notice.
 */
const withinAllowance = (chosen: readonly CartProduct[]): readonly CartProduct[] => {
  let sumCents = 0;
  return chosen.filter((product) => {
    const valueCents = unitPriceCents(product, product.promotion?.startsAtMs ?? 0);
    if (sumCents + valueCents > INCENTIVE_ALLOWANCE_CENTS) return false;
    sumCents += valueCents;
    return true;
  });
};

/** A day of the calendar: 30 February is written like one and is none. */
const isIsoDate = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const timeMs = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(value);
};
