import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { cartChangesSummary, cartChangeText } from '@nutricion/domain/cart/cart-change-text';
import type { CartChange } from '@nutricion/domain/cart/refresh-cart';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown, Info, TrendingDown, X } from 'lucide-react';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { substitutesQuery } from './api.ts';
import { useCartNotices } from './cart-notices.ts';
import { useCartView } from './cart-store.ts';
import { SubstituteOffer } from './substitute-offer.tsx';

/**
 * Changes of prices and stock since the cart was filled, in one line that opens; shown until the customer has read
 * it.
 */
export const CartNotices = ({ compact = false }: { readonly compact?: boolean }) => {
  const { notices, dismiss } = useCartNotices();
  const substitutes = useSubstitutes(notices);
  const [only] = notices;
  const isGoodNews = notices.every(({ kind }) => kind === 'cheaper');
  const Icon = isGoodNews ? TrendingDown : Info;
  return (
    <div role="status" className={notices.length > 0 ? '' : 'sr-only'}>
      {only && (
        <div
          className={clsx(
            'flex items-start gap-2.5 rounded-ficha py-1 pr-1 pl-3.5 text-ui',
            compact && 'mb-2',
            isGoodNews ? 'bg-rocio text-verde-hondo' : 'bg-guayaba-tinte text-guayaba-tinta',
          )}
        >
          <Icon size={20} strokeWidth={2.1} aria-hidden="true" className="mt-3 flex-none" />
          {notices.length === 1 ? (
            <div className="min-w-0 flex-1 py-2.5">
              <span className="sr-only">Tu carrito cambió: </span>
              {cartChangeText(only)}
              <SubstituteOffer product={substitutes.get(only.productId)} />
            </div>
          ) : (
            // Opened if it offers substitutes, so that they are seen.
            <details open={substitutes.size > 0} className="group min-w-0 flex-1">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control">
                <span className="min-w-0">
                  <b className="font-[650]">Tu carrito cambió</b>: {cartChangesSummary(notices)}
                </span>
                <ChevronDown
                  size={20}
                  strokeWidth={2.1}
                  aria-hidden="true"
                  className="flex-none group-open:rotate-180"
                />
              </summary>
              <ul className="grid gap-1 pb-3">
                {notices.map((change) => (
                  <li key={`${change.kind}-${change.productId}`}>
                    {cartChangeText(change)}
                    <SubstituteOffer product={substitutes.get(change.productId)} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          <IconButton label="Entendido" onClick={dismiss}>
            <X size={20} strokeWidth={2.1} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
};

/**
 * Substitutes for products that sold out, by the id of the missing one, without those in the cart already; empty if
 * the call fails.
 */
const useSubstitutes = (changes: readonly CartChange[]): ReadonlyMap<string, ProductJson> => {
  const { cart } = useCartView();
  const ids = changes.filter(isSoldOut).map(({ productId }) => productId);
  const inCart = new Set<string>(cart.items.map(({ productId }) => productId));
  const { data } = useQuery({ ...substitutesQuery(ids, [...inCart]), enabled: ids.length > 0 });
  const offered = (data?.substitutes ?? []).filter(({ product }) => !inCart.has(product.id));
  return new Map(offered.map(({ productId, product }) => [productId, product]));
};

const isSoldOut = ({ kind }: CartChange): boolean => kind === 'gone' || kind === 'not-added';
