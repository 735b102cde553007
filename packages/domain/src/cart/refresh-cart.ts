import { lineTotalCents } from '../catalog/price.ts';
import type { ProductId } from '../kit/ids.ts';
import { chooseIncentive } from '../offers/incentive.ts';
import type { Cart, CartLine, CartProduct } from './cart.ts';

/** A change of the cart after the catalog changed, to be shown to the customer. */
export type CartChange =
  /** `not-added`: sold out when an earlier order was bought again. */
  | { readonly kind: 'gone' | 'not-added'; readonly productId: ProductId; readonly title: string }
  | {
      readonly kind: 'fewer';
      readonly productId: ProductId;
      readonly title: string;
      readonly quantity: number;
    }
  | {
      readonly kind: 'dearer' | 'cheaper';
      readonly productId: ProductId;
      readonly title: string;
      readonly quantity: number;
      /** Of the whole line. */
      readonly fromCents: number;
      readonly toCents: number;
    }
  | {
      readonly kind: 'incentive-gone' | 'incentive-over-allowance';
      readonly productId: ProductId;
      readonly title: string;
    };

/**
 * Puts the newest products into the cart: lines of products that are gone or sold out leave, others
 * shrink to the stock, free products that can't be chosen any more leave, and each difference is named.
 * `current` holds every product that still sells. `seenAtMs` is the moment of the prices they last saw: an
 * offer that has ended since then is told like any other change.
 */
export const refreshCart = (
  cart: Cart,
  current: ReadonlyMap<ProductId, CartProduct>,
  nowMs: number,
  seenAtMs: number = nowMs,
): { readonly cart: Cart; readonly changes: readonly CartChange[] } => {
  const changes: CartChange[] = [];
  const items = cart.items.flatMap((line) => {
    const refreshed = refreshLine(line, current.get(line.productId), nowMs, seenAtMs);
    changes.push(...refreshed.changes);
    return refreshed.line ? [refreshed.line] : [];
  });
  let selectedIncentiveProducts: readonly CartProduct[] = [];
  for (const { id, title } of cart.selectedIncentiveProducts) {
    const product = current.get(id);
    const bought = items.find((line) => line.productId === id)?.quantity ?? 0;
    const chosen =
      product && product.stock > bought ? chooseIncentive(selectedIncentiveProducts, product, nowMs) : null;
    if (chosen?.ok) selectedIncentiveProducts = chosen.value;
    else if (chosen?.refusal.kind === 'incentive-over-allowance')
      changes.push({ kind: 'incentive-over-allowance', productId: id, title });
    else changes.push({ kind: 'incentive-gone', productId: id, title });
  }
  return { cart: { ...cart, items, selectedIncentiveProducts }, changes };
};

const refreshLine = (
  line: CartLine,
  product: CartProduct | undefined,
  nowMs: number,
  seenAtMs: number,
): { readonly line: CartLine | null; readonly changes: readonly CartChange[] } => {
  const { productId } = line;
  const { title } = line.product;
  if (!product || product.stock < 1) return { line: null, changes: [{ kind: 'gone', productId, title }] };
  const changes: CartChange[] = [];
  const quantity = Math.min(line.quantity, product.stock);
  if (quantity < line.quantity) changes.push({ kind: 'fewer', productId, title, quantity });
  const fromCents = lineTotalCents(line.product, quantity, seenAtMs);
  const toCents = lineTotalCents(product, quantity, nowMs);
  if (fromCents !== toCents)
    changes.push({
      kind: toCents > fromCents ? 'dearer' : 'cheaper',
      productId,
      title,
      quantity,
      fromCents,
      toCents,
    });
  return { line: { ...line, quantity, product }, changes };
};
