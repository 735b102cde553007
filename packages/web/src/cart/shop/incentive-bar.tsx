import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { formatUsd } from '@nutricion/domain/kit/money';
import { INCENTIVE_ALLOWANCE_CENTS } from '@nutricion/domain/offers/incentive';
import { clsx } from 'clsx';
import { useCart } from '../public/cart-store.ts';

/** The $20 as one bar: each chosen product takes its share, the rest is empty. Grey while locked. */
export const IncentiveBar = ({ compact = false }: { readonly compact?: boolean }) => {
  const { cart, incentive, nowMs } = useCart();
  const chosen = cart.selectedIncentiveProducts;
  const isLocked = incentive.status === 'locked';
  const usedCents = chosen.reduce((sum, product) => sum + unitPriceCents(product, nowMs), 0);
  return (
    <ul
      className="mt-5 mb-3.5 flex h-10 gap-1"
      aria-label={isLocked ? 'Tu elección, en espera' : 'Tu elección'}
    >
      {chosen.map((product) => (
        <li
          key={product.id}
          style={{ flexGrow: unitPriceCents(product, nowMs), flexBasis: 0 }}
          className={clsx(
            '@container relative flex min-w-0 items-center justify-between gap-1.5 overflow-hidden rounded-[8px] px-2.5 text-nota font-semibold whitespace-nowrap',
            isLocked ? 'bg-[#ffffff3d] text-white' : 'bg-mango text-[#3b2500]',
          )}
        >
          <span className="truncate @max-[36px]:sr-only">{product.title}</span>
          <b className={clsx('num', compact ? 'sr-only' : 'max-md:sr-only @max-[96px]:sr-only')}>
            {formatUsd(unitPriceCents(product, nowMs))}
          </b>
        </li>
      ))}
      {usedCents < INCENTIVE_ALLOWANCE_CENTS && (
        <li
          style={{ flexGrow: INCENTIVE_ALLOWANCE_CENTS - usedCents, flexBasis: 0 }}
          className="grid min-w-0 place-items-center overflow-hidden rounded-[8px] bg-[#ffffff1f] px-2 text-nota font-semibold whitespace-nowrap text-[#d5eede]"
        >
          {chosen.length === 0 ? (
            'Tus $20 gratis'
          ) : (
            <span className="sr-only">Sin usar: {formatUsd(INCENTIVE_ALLOWANCE_CENTS - usedCents)}</span>
          )}
        </li>
      )}
    </ul>
  );
};
