import { priceCart } from '@nutricion/domain/cart/price-cart';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShop } from '../../accounts/public/session.ts';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { CartNotices } from '../public/cart-notices-block.tsx';
import { useCart } from '../public/cart-store.ts';
import { EmptyCart } from '../public/empty-cart.tsx';
import { OrderedNotice } from '../public/ordered-notice.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartBottomBar, CartSummary } from './cart-summary.tsx';
import { SavedSection } from './saved-section.tsx';

interface CartPageProps {
  /** Warnings of another subject, above the lines. */
  readonly warnings?: ReactNode;
}

/** /cart: what is in it, the free products it earns, and what it costs. */
export const CartPage = ({ warnings }: CartPageProps) => {
  const { cart, itemCount, nowMs } = useCart();
  const { ivuBasisPoints } = useShop();
  const priced = priceCart(cart, { nowMs, ivuBasisPoints });
  return (
    <div className="min-h-full bg-suelo md:pb-14">
      <div className="page">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-semibold text-verde hover:underline"
        >
          <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
          Seguir comprando
        </Link>
        {itemCount === 0 ? (
          <div className="mt-2 grid gap-5">
            <OrderedNotice />
            <CartNotices />
            <EmptyCart />
            <SavedSection />
          </div>
        ) : (
          <>
            <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_372px] md:gap-7">
              <div className="grid min-w-0 gap-5 md:gap-6">
                <PageTitle documentTitle="Tu carrito" className="text-[2.25rem] md:text-[2.5rem]">
                  Tu carrito <span className="text-tinta-suave tabular-nums">{itemCount}</span>
                </PageTitle>
                <OrderedNotice />
                <CartNotices />
                {warnings}
                <CartLines lines={cart.items} nowMs={nowMs} />
                <SavedSection />
              </div>
              <CartSummary priced={priced} itemCount={itemCount} />
            </div>
            <CartBottomBar totalCents={priced.totalCents} />
          </>
        )}
      </div>
    </div>
  );
};
