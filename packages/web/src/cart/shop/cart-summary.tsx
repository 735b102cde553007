import type { PricedCart } from '@nutricion/domain/cart/price-cart';
import { formatUsd } from '@nutricion/domain/kit/money';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Price } from '../../catalog/public/price.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { SavingsNote } from '../public/savings-note.tsx';
import { SummaryRow, SummaryTotal } from '../public/summary-rows.tsx';
import '../../kit/ui/foot-bar.css';

interface CartSummaryProps {
  readonly priced: PricedCart;
  readonly itemCount: number;
}

/** Beside the lines on a desktop; on a phone below them. */
export const CartSummary = ({ priced, itemCount }: CartSummaryProps) => (
  <section
    aria-labelledby="resumen"
    className="rounded-bloque bg-papel p-5 md:sticky md:top-[132px] md:mt-[63px] md:p-6"
  >
    <h2 id="resumen" className="mb-2.5">
      Resumen
    </h2>
    <dl>
      <SummaryRow term={`Subtotal · ${itemCount === 1 ? '1 artículo' : `${itemCount} artículos`}`}>
        {formatUsd(priced.subtotalCents)}
      </SummaryRow>
      {priced.incentives.length > 0 && (
        <SummaryRow
          term={`Incentivo · ${priced.incentives.length === 1 ? '1 producto' : `${priced.incentives.length} productos`}`}
        >
          <span className="text-verde">Gratis</span>
        </SummaryRow>
      )}
      <SummaryRow term="Entrega">{formatUsd(0)}</SummaryRow>
      <SummaryRow term="IVU">{formatUsd(priced.taxCents)}</SummaryRow>
      <SummaryTotal cents={priced.totalCents} />
    </dl>
    <SavingsNote savings={priced.savings} verb="Ahorrando" className="mt-4" />
    <CheckoutLink className="mt-4 max-md:hidden" />
  </section>
);

/** On a phone total and action stay in reach; it is sticky within the whole page, so it stands outside the grid. */
export const CartBottomBar = ({ totalCents }: { readonly totalCents: number }) => (
  <div
    data-al-pie
    className="foot-bar sticky bottom-0 z-10 -mx-(--margen) mt-5 rounded-t-bloque bg-papel px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] shadow-2 md:hidden"
  >
    <p className="mb-3 flex items-end justify-between font-bold">
      Total
      <Price cents={totalCents} size="lg" />
    </p>
    <CheckoutLink />
  </div>
);

const CheckoutLink = ({ className = '' }: { readonly className?: string }) => (
  <Link to="/checkout" className={`${buttonClass('primary', 'lg', true)} ${className}`}>
    Ir al Checkout
    <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
  </Link>
);
