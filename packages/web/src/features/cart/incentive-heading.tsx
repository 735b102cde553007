import { INCENTIVE_ALLOWANCE_CENTS, INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/incentive/incentive';
import { formatUsd } from '@nutricion/domain/money/money';
import { useCart } from '../../shared/cart/cart-store.ts';
import { Ring } from '../../ui/ring.tsx';

interface IncentiveHeadingProps {
  readonly heading?: 'h2' | 'p';
  readonly compact?: boolean;
}

/** Where the cart stands, in a title, a sentence and a ring. */
export const IncentiveHeading = ({ heading: Heading = 'h2', compact = false }: IncentiveHeadingProps) => {
  const { incentive, subtotalCents, cart } = useCart();
  const isLocked = incentive.status === 'locked';
  const isSpent = !isLocked && incentive.chosenCents > 0 && incentive.remainingCents < LEAST_PRICE_CENTS;
  const share = isLocked
    ? subtotalCents / INCENTIVE_THRESHOLD_CENTS
    : incentive.chosenCents / INCENTIVE_ALLOWANCE_CENTS;
  return (
    <div className="flex items-center justify-between gap-4 px-1.5">
      <div className="min-w-0">
        <Heading
          id={compact ? undefined : 'incentivo'}
          className={`font-display leading-[1.06] font-bold tracking-[-.03em] ${compact ? 'text-[1.25rem]' : 'text-[clamp(1.5rem,1.2rem+1.6vw,2.25rem)]'}`}
        >
          {isLocked
            ? `Agrega ${formatUsd(incentive.missingCents)} más`
            : isSpent
              ? `¡Elegiste ${formatUsd(incentive.chosenCents)} gratis!`
              : '¡Incentivo desbloqueado!'}
        </Heading>
        {!compact && (
          <p className="mt-2 text-[#d5eede]">
            {isLocked ? (
              cart.selectedIncentiveProducts.length > 0 ? (
                <>
                  Tu elección te espera: vuelve a contar cuando tu compra llegue a{' '}
                  <b className="text-white">$100</b>.
                </>
              ) : (
                <IncentiveRule />
              )
            ) : isSpent ? (
              'Usaste tu incentivo: lo que queda no alcanza para otra fruta o vegetal.'
            ) : (
              <>
                Elige productos gratis: hasta <b className="text-white">$20</b> en frutas y vegetales.
              </>
            )}
          </p>
        )}
      </div>
      <Ring
        share={share}
        size={compact ? 96 : 112}
        thickness={compact ? 10 : 14}
        color="var(--mango)"
        track="#ffffff26"
        className={compact ? '' : 'md:scale-[1.16] md:origin-right'}
      >
        <b className={`num block leading-none ${compact ? 'text-[1.125rem]' : 'text-[1.5rem]'}`}>
          {isLocked ? formatUsd(subtotalCents) : formatUsd(incentive.remainingCents)}
        </b>
        <span className="mt-0.5 block text-nota leading-none">{isLocked ? 'de $100' : 'te quedan'}</span>
      </Ring>
    </div>
  );
};

/** No fruit or vegetable costs less. */
const LEAST_PRICE_CENTS = 25;

/** What the incentive is, whatever is in the cart. */
export const IncentiveRule = () => (
  <>
    Con <b className="text-white">$100</b> de compra eliges <b className="text-white">$20</b> en frutas y
    vegetales gratis.
  </>
);
