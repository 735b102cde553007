import { unitPriceCents } from '../catalog/price.ts';
import type { Sellable } from '../catalog/product.ts';
import type { ProductId } from '../kit/ids.ts';
import { accept, type Result, refuse } from '../kit/result.ts';

/** A subtotal of $100 earns $20 of free fruit and vegetables (specification, section 9). */
export const INCENTIVE_THRESHOLD_CENTS = 10_000;
export const INCENTIVE_ALLOWANCE_CENTS = 2_000;

export type IncentiveStatus =
  | { readonly status: 'locked'; readonly missingCents: number }
  | { readonly status: 'unlocked'; readonly chosenCents: number; readonly remainingCents: number };

/** The incentive of a cart. Products chosen earlier stay in the cart while it is locked, but aren't ordered. */
export const incentiveStatus = (
  subtotalCents: number,
  chosen: readonly Sellable[],
  nowMs: number,
): IncentiveStatus => {
  if (subtotalCents < INCENTIVE_THRESHOLD_CENTS)
    return { status: 'locked', missingCents: INCENTIVE_THRESHOLD_CENTS - subtotalCents };
  const chosenCents = incentiveValueCents(chosen, nowMs);
  return {
    status: 'unlocked',
    chosenCents,
    remainingCents: Math.max(0, INCENTIVE_ALLOWANCE_CENTS - chosenCents),
  };
};

/** The value of the chosen products in cents, at the card's prices. */
export const incentiveValueCents = (chosen: readonly Sellable[], nowMs: number): number =>
  chosen.reduce((sum, product) => sum + unitPriceCents(product, nowMs), 0);

/** Free products are fruit and vegetables. */
export const isIncentiveEligible = (product: Pick<Sellable, 'categoryId'>): boolean =>
  product.categoryId === 'frutas' || product.categoryId === 'vegetales';

export type IncentiveRefusal =
  | { readonly kind: 'incentive-not-eligible'; readonly productId: ProductId }
  | { readonly kind: 'incentive-already-chosen'; readonly productId: ProductId }
  | { readonly kind: 'incentive-out-of-stock'; readonly productId: ProductId }
  | { readonly kind: 'incentive-over-allowance'; readonly productId: ProductId; readonly overCents: number };

/** Adds a free product: each once, in stock, and together at most $20 (specification, section 4). */
export const chooseIncentive = <P extends Sellable>(
  chosen: readonly P[],
  product: P,
  nowMs: number,
): Result<readonly P[], IncentiveRefusal> => {
  const productId = product.id;
  if (!isIncentiveEligible(product)) return refuse({ kind: 'incentive-not-eligible', productId });
  if (chosen.some(({ id }) => id === productId))
    return refuse({ kind: 'incentive-already-chosen', productId });
  if (product.stock < 1) return refuse({ kind: 'incentive-out-of-stock', productId });
  const overCents = incentiveValueCents([...chosen, product], nowMs) - INCENTIVE_ALLOWANCE_CENTS;
  if (overCents > 0) return refuse({ kind: 'incentive-over-allowance', productId, overCents });
  return accept([...chosen, product]);
};
