import type { PricedCart } from '@nutricion/domain/cart/price-cart';
import { formatUsd } from '@nutricion/domain/kit/money';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import { SavingsNote } from '../public/savings-note.tsx';
import { SummaryRow, SummaryTotal } from '../public/summary-rows.tsx';
import './mini-cart-foot.css';

interface MiniCartFootProps {
  readonly priced: PricedCart;
  readonly onCart: () => void;
  readonly onClose: () => void;
}

/** The cart's sum and its actions. */
export const MiniCartFoot = ({ priced, onCart, onClose }: MiniCartFootProps) => (
  <div className="mini-cart-foot">
    <dl className="mini-cart-sums">
      <SummaryRow term="Subtotal">{formatUsd(priced.subtotalCents)}</SummaryRow>
      {priced.taxCents > 0 && <SummaryRow term="IVU">{formatUsd(priced.taxCents)}</SummaryRow>}
      <SummaryTotal cents={priced.totalCents} size="md" />
    </dl>
    <SavingsNote savings={priced.savings} verb="Ahorrando" compact className="mt-2.5" />
    <div className="mini-cart-ways mt-3">
      <Button size="lg" wide onClick={onCart}>
        Ir al Checkout
        <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
      </Button>
      <button
        type="button"
        className="mt-1 -mb-2 min-h-11 w-full rounded-control px-2 font-[650] text-verde hover:underline"
        onClick={onClose}
      >
        Seguir comprando
      </button>
    </div>
  </div>
);
