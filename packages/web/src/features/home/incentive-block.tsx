import { cartButtonText } from '@nutricion/domain/incentive/cart-button-text';
import {
  INCENTIVE_ALLOWANCE_CENTS,
  INCENTIVE_THRESHOLD_CENTS,
  type IncentiveStatus,
} from '@nutricion/domain/incentive/incentive';
import { formatUsd } from '@nutricion/domain/money/money';
import { Link } from 'react-router';
import { useCart } from '../../lib/cart-store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Ring } from '../../ui/ring.tsx';

/** How far this cart is from its free fruit and vegetables; beside the banner on a desktop. */
export const IncentiveBlock = () => {
  const { itemCount, subtotalCents, incentive } = useCart();
  const { title, detail } = cartButtonText(itemCount, incentive);
  return (
    <section
      aria-label="Tu incentivo"
      className="hidden flex-col items-center justify-between rounded-bloque bg-verde-hondo p-7 text-center text-white lg:flex"
    >
      <Ring
        share={shareOf(subtotalCents, incentive)}
        size={148}
        thickness={15}
        color="var(--mango)"
        track="#ffffff24"
      >
        <span className="num block text-[2rem] leading-none">
          {formatUsd(incentive.status === 'locked' ? subtotalCents : incentive.remainingCents)}
        </span>
        <span className="mt-1.5 block text-nota text-[#cfebd9]">
          {incentive.status === 'locked' ? 'de $100.00' : 'te quedan'}
        </span>
      </Ring>
      <div>
        <p className="font-display text-[1.375rem] leading-tight font-bold tracking-[-.02em]">{title}</p>
        {detail && <p className="mt-1 text-ui text-[#cfebd9]">{detail}</p>}
      </div>
      <Link to={itemCount === 0 ? '/category/frutas' : '/cart'} className={buttonClass('white', 'md', true)}>
        {itemCount === 0 ? 'Empezar por las frutas' : 'Ver mi carrito'}
      </Link>
    </section>
  );
};

/** Mango is progress: towards the $100, and then through the $20. */
const shareOf = (subtotalCents: number, incentive: IncentiveStatus): number =>
  incentive.status === 'locked'
    ? subtotalCents / INCENTIVE_THRESHOLD_CENTS
    : incentive.chosenCents / INCENTIVE_ALLOWANCE_CENTS;
