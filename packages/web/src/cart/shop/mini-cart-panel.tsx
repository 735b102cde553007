import { type PricedCart, priceCart } from '@nutricion/domain/cart/price-cart';
import { formatUsd } from '@nutricion/domain/kit/money';
import { ArrowDown, ArrowRight, Gift } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShop } from '../../accounts/public/session.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { CartNotices } from '../public/cart-notices-block.tsx';
import { useCart } from '../public/cart-store.ts';
import { useMiniCart } from '../public/mini-cart.ts';
import { OrderedNotice } from '../public/ordered-notice.tsx';
import { SavingsNote } from '../public/savings-note.tsx';
import { SummaryRow, SummaryTotal } from '../public/summary-rows.tsx';
import { GapCard } from './gap-card.tsx';
import { IncentiveReward, REWARD_ID } from './incentive-reward.tsx';
import { MiniCartLine } from './mini-cart-line.tsx';
import { Recommendations } from './recommendations.tsx';
import './mini-cart-foot.css';

/** So many lines fill the panel on any screen. */
const LINES_AT_FIRST = 7;

/** The cart over the current page. */
export const MiniCartPanel = () => {
  const { isOpen, setOpen } = useMiniCart();
  const { cart, itemCount, incentive, nowMs } = useCart();
  const { ivuBasisPoints } = useShop();
  const navigate = useNavigate();
  // Content below the first screen is rendered a moment later, so that an old phone shows the cart in time.
  const isFullyOpen = useDeferredValue(isOpen, false);
  const lines = isFullyOpen ? cart.items : cart.items.slice(0, LINES_AT_FIRST);
  const priced = priceCart(cart, { nowMs, ivuBasisPoints });
  const isUnlocked = incentive.status === 'unlocked';
  // What is won while the panel is open stands below the lines: at their head it would push them from under the finger.
  const [opened, setOpened] = useState({ isOpen: false, isUnlocked: false });
  if (opened.isOpen !== isOpen) setOpened({ isOpen, isUnlocked });
  const isRewardBelow = isUnlocked && !opened.isUnlocked;
  const goToCart = () => {
    setOpen(false);
    navigate('/cart');
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      // A panel that grew with what it holds would move its lines upwards.
      {...(itemCount > 0 && { className: 'max-md:h-[92dvh] lying:max-md:h-[97dvh]' })}
      title={
        <>
          Tu carrito <span className="text-tinta-suave tabular-nums">({itemCount})</span>
        </>
      }
      footer={
        itemCount > 0 && (
          <MiniCartFoot
            priced={priced}
            wayToReward={isRewardBelow && cart.selectedIncentiveProducts.length === 0}
            onCart={goToCart}
            onClose={() => setOpen(false)}
          />
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
        <>
          {opened.isUnlocked && <IncentiveReward />}
          <ul className="divide-y divide-linea">
            {lines.map((line) => (
              <MiniCartLine key={line.productId} line={line} nowMs={nowMs} />
            ))}
          </ul>
        </>
      )}
      {isFullyOpen && (
        <>
          {isRewardBelow && <IncentiveReward />}
          <GapCard />
          <Recommendations />
        </>
      )}
    </Sheet>
  );
};

const showReward = (): void => {
  const reward = document.getElementById(REWARD_ID);
  reward?.scrollIntoView({ block: 'start' });
  reward?.focus({ preventScroll: true });
};

interface MiniCartFootProps {
  readonly priced: PricedCart;
  /** Whether the incentive was won a moment ago and waits below the lines. */
  readonly wayToReward: boolean;
  readonly onCart: () => void;
  readonly onClose: () => void;
}

/** The cart's sum and its actions. */
const MiniCartFoot = ({ priced, wayToReward, onCart, onClose }: MiniCartFootProps) => (
  <div className="mini-cart-foot">
    {wayToReward && (
      <button
        type="button"
        onClick={showReward}
        className="mb-3 flex min-h-11 w-full items-center gap-2.5 rounded-[16px] bg-mango-tinte px-3.5 text-left text-ui leading-tight text-mango-tinta"
      >
        <Gift size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
        <span className="flex-1">
          <b className="font-[650]">¡Incentivo desbloqueado!</b> Elige productos gratis
        </span>
        <ArrowDown size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
      </button>
    )}
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
