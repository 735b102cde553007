import { priceCart } from '@nutricion/domain/cart/price-cart';
import { formatUsd } from '@nutricion/domain/money/money';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { CartNotices } from '../../shared/cart/cart-notices-block.tsx';
import { useCart } from '../../shared/cart/cart-store.ts';
import { useMiniCart } from '../../shared/cart/mini-cart.ts';
import { OrderedNotice } from '../../shared/cart/ordered-notice.tsx';
import { SavingsNote } from '../../shared/cart/savings-note.tsx';
import { SummaryRow, SummaryTotal } from '../../shared/cart/summary-rows.tsx';
import { useShop } from '../../shared/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { GapCard } from './gap-card.tsx';
import { MiniCartLine } from './mini-cart-line.tsx';
import { Recommendations } from './recommendations.tsx';

/** So many lines fill the panel on any screen. */
const LINES_AT_FIRST = 7;

/** The cart over whatever page one is on. */
export const MiniCartPanel = () => {
  const { isOpen, setOpen } = useMiniCart();
  const { cart, itemCount, nowMs } = useCart();
  const { ivuBasisPoints } = useShop();
  const navigate = useNavigate();
  // What lies below the first screen comes a moment later: an old phone shows the cart in time.
  const isSettled = useAfterPaint(isOpen, false);
  const lines = isSettled ? cart.items : cart.items.slice(0, LINES_AT_FIRST);
  const priced = priceCart(cart, { nowMs, ivuBasisPoints });
  const goToCart = () => {
    setOpen(false);
    navigate('/cart');
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      title={
        <>
          Tu carrito <span className="text-tinta-suave tabular-nums">({itemCount})</span>
        </>
      }
      footer={
        itemCount > 0 && (
          <>
            <dl>
              <SummaryRow term="Subtotal">{formatUsd(priced.subtotalCents)}</SummaryRow>
              {priced.taxCents > 0 && <SummaryRow term="IVU">{formatUsd(priced.taxCents)}</SummaryRow>}
              <SummaryTotal cents={priced.totalCents} size="md" />
            </dl>
            <SavingsNote savings={priced.savings} verb="Ahorrando" compact className="mt-2.5" />
            <Button size="lg" wide className="mt-3" onClick={goToCart}>
              Ir al Checkout
              <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
            </Button>
            <button
              type="button"
              className="mt-1 -mb-2 min-h-11 w-full rounded-control font-[650] text-verde hover:underline"
              onClick={() => setOpen(false)}
            >
              Seguir comprando
            </button>
          </>
        )
      }
    >
      <OrderedNotice className="mb-2" onLeave={() => setOpen(false)} />
      <CartNotices compact />
      {itemCount === 0 ? (
        <EmptyState
          title="Tu carrito está vacío"
          action={
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Seguir comprando
            </Button>
          }
        >
          Agrega productos para comenzar tu orden
        </EmptyState>
      ) : (
        <ul className="divide-y divide-linea">
          {lines.map((line) => (
            <MiniCartLine key={line.productId} line={line} nowMs={nowMs} />
          ))}
        </ul>
      )}
      {isSettled && (
        <>
          <GapCard />
          <Recommendations />
        </>
      )}
    </Sheet>
  );
};
