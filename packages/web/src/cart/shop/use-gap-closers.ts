import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import type { CartProduct } from '@nutricion/domain/cart/cart';
import { lineTotalCents } from '@nutricion/domain/catalog/price';
import { closeTheGap, GAP_CLOSERS_SHOWN, gapCandidates } from '@nutricion/domain/offers/close-the-gap';
import { useQuery } from '@tanstack/react-query';
import { useCanSuggest } from '../../accounts/public/use-can-suggest.ts';
import { queryClient } from '../../kit/api/query.ts';
import { cartView } from '../public/cart-state.ts';
import { useCart } from '../public/cart-store.ts';
import { gapQuery } from './api.ts';

/** One or two products to add with one tap. */
export interface Suggestion {
  readonly products: readonly CartProduct[];
  readonly cents: number;
}

export type GapClosers =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  /** `closes`: each suggestion reaches the threshold by itself. Otherwise they are products that the customer likes. */
  | { readonly status: 'ready'; readonly closes: boolean; readonly suggestions: readonly Suggestion[] };

/** Loaded before the first paint: if there are no suggestions, the content below would move up. */
export const prefetchGapClosers = async (): Promise<void> => {
  const { itemCount, incentive } = cartView.get();
  if (incentive.status === 'locked' && itemCount > 0)
    await queryClient.prefetchQuery(gapQuery(incentive.missingCents));
};

/**
 * Products that bring a cart to the threshold: those the customer has bought before, then popular ones; never with
 * allergens of the household.
 */
export const useGapClosers = (): {
  readonly gap: GapClosers;
  readonly add: (suggestion: Suggestion) => void;
} => {
  const { cart, itemCount, incentive, nowMs, add } = useCart();
  const canSuggest = useCanSuggest();
  const isEnabled = incentive.status === 'locked' && itemCount > 0;
  const missingCents = incentive.status === 'locked' ? incentive.missingCents : 0;
  const { data, isPending } = useQuery({
    ...gapQuery(missingCents),
    enabled: isEnabled,
    // After a change of quantity the previous candidates are shown until the new ones are loaded.
    placeholderData: (before) => before,
  });
  const loadedProducts: readonly ProductCardJson[] = data?.products ?? [];
  const addAll = ({ products }: Suggestion) => {
    for (const { id } of products) {
      const product = loadedProducts.find((one) => one.id === id);
      if (product) add(product);
    }
  };
  if (!isEnabled) return { gap: { status: 'none' }, add: addAll };
  if (isPending || !canSuggest) return { gap: { status: 'loading' }, add: addAll };
  const free = new Set<string>(cart.selectedIncentiveProducts.map(({ id }) => id));
  const candidates = loadedProducts
    .filter((product) => !free.has(product.id) && canSuggest(product))
    .map(productToSellable);
  const closers = closeTheGap(incentive.missingCents, candidates, cart, nowMs);
  const steps = gapCandidates(candidates, cart)
    .slice(0, GAP_CLOSERS_SHOWN)
    .map((product) => ({ products: [product], cents: lineTotalCents(product, 1, nowMs) }));
  const suggestions = closers.length > 0 ? closers : steps;
  if (suggestions.length === 0) return { gap: { status: 'none' }, add: addAll };
  return { gap: { status: 'ready', closes: closers.length > 0, suggestions }, add: addAll };
};
