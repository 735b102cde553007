import { cartButtonText } from '@nutricion/domain/cart/cart-button-text';
import { cartSavings } from '@nutricion/domain/cart/cart-savings';
import { cappedCount } from '@nutricion/domain/catalog/stock-display';
import { INCENTIVE_ALLOWANCE_CENTS, INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/offers/incentive';
import { clsx } from 'clsx';
import { memo, useDeferredValue, useState } from 'react';
import { Price } from '../../catalog/public/price.tsx';
import { Ring } from '../../kit/ui/ring.tsx';
import type { CartView } from '../public/cart-state.ts';
import { useCartView } from '../public/cart-store.ts';
import { openMiniCart } from '../public/mini-cart.ts';

/**
 * Progress to the incentive, one tap from the cart. It is docked at the bottom, where it covers nothing but the page's
 * next lines, and low enough to leave the titles of the first shelf in sight; in landscape it stands in a corner.
 */
export const FloatingCartButton = () => <Face view={useDeferredValue(useCartView())} />;

/** Made again after the card that was tapped has answered. */
const Face = memo(
  ({ view: { cart, itemCount, subtotalCents, incentive, nowMs } }: { readonly view: CartView }) => {
    const { title, detail } = cartButtonText(itemCount, incentive, cartSavings(cart, nowMs));
    const share =
      incentive.status === 'locked'
        ? subtotalCents / INCENTIVE_THRESHOLD_CENTS
        : incentive.chosenCents > 0
          ? incentive.chosenCents / INCENTIVE_ALLOWANCE_CENTS
          : 1;
    const [statusAtFirst] = useState(incentive.status);
    const isJustWon = statusAtFirst === 'locked' && incentive.status === 'unlocked';
    return (
      <button
        type="button"
        onClick={openMiniCart}
        aria-haspopup="dialog"
        data-al-pie
        className={clsx(
          isJustWon && 'animate-[premio_.6s_var(--curva)]',
          'fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 rounded-t-[20px] bg-verde-hondo pt-1.5 pr-[18px] pb-[max(6px,env(safe-area-inset-bottom))] pl-3 text-left text-white shadow-3 active:bg-verde-pulsado md:rounded-none md:px-[max(var(--margen),calc((100vw-var(--ancho))/2))] lying:right-[max(16px,env(safe-area-inset-right))] lying:bottom-[max(12px,env(safe-area-inset-bottom))] lying:left-auto lying:min-h-0 lying:w-[348px] lying:rounded-[20px] lying:py-1 lying:pr-[18px] lying:pl-1.5',
        )}
      >
        <Ring share={share} size={52} thickness={7} color="var(--mango)" track="#ffffff26">
          <span className="sr-only">Abrir carrito. Artículos: </span>
          <b className={`num leading-none ${itemCount > 99 ? 'text-[.9375rem]' : 'text-[1.25rem]'}`}>
            {cappedCount(itemCount)}
          </b>
        </Ring>
        <span className="min-w-0 flex-1">
          <strong className="block font-display text-[1.1875rem] leading-[1.1] font-bold tracking-[-.015em]">
            {title}
          </strong>{' '}
          {detail && (
            <span className="mt-0.5 block text-[.875rem] leading-tight text-[#cfebd9]">{detail}</span>
          )}
        </span>
        {itemCount > 0 && (
          <span className="grid flex-none justify-items-end gap-[5px] border-l border-[#ffffff2e] pl-4 leading-none">
            <span className="text-nota leading-none text-[#cfebd9]">Subtotal</span>
            <Price cents={subtotalCents} className="text-[1.5rem]" size="sm" />
          </span>
        )}
      </button>
    );
  },
);
