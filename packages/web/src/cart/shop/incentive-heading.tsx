import { formatUsd } from '@nutricion/domain/kit/money';
import {
  INCENTIVE_ALLOWANCE_CENTS,
  INCENTIVE_THRESHOLD_CENTS,
  type IncentiveStatus,
} from '@nutricion/domain/offers/incentive';
import { Ring } from '../../kit/ui/ring.tsx';
import { useCart } from '../public/cart-store.ts';

interface IncentiveHeadingProps {
  /** Whether something on offer still fits into the $20. */
  readonly canChooseMore: boolean;
  readonly heading?: 'h2' | 'p';
  readonly compact?: boolean;
}

/** Progress to the incentive as a title, a sentence and a ring. */
export const IncentiveHeading = ({
  canChooseMore,
  heading: Heading = 'h2',
  compact = false,
}: IncentiveHeadingProps) => {
  const { incentive, subtotalCents, cart } = useCart();
  const { title, share, figureCents, of, sentence } = incentiveProgress(
    incentive,
    subtotalCents,
    cart.selectedIncentiveProducts.length > 0,
    canChooseMore,
  );
  return (
    <div className="flex items-center justify-between gap-4 px-1.5">
      <div className="min-w-0">
        <Heading
          id={compact ? undefined : 'incentivo'}
          className={`font-display leading-[1.06] font-bold tracking-[-.03em] ${compact ? 'text-[1.25rem]' : 'text-[clamp(1.5rem,1.2rem+1.6vw,2.25rem)]'}`}
        >
          {title}
        </Heading>
        {!compact && <p className="mt-2 text-[#d5eede]">{sentence}</p>}
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
          {formatUsd(figureCents)}
        </b>
        <span className="mt-0.5 block text-nota leading-none">{of}</span>
      </Ring>
    </div>
  );
};

/** The words and figures of the progress to the incentive. */
export const incentiveProgress = (
  incentive: IncentiveStatus,
  subtotalCents: number,
  hasChosen: boolean,
  canChooseMore: boolean,
) => {
  if (incentive.status === 'locked')
    return {
      title: `Agrega ${formatUsd(incentive.missingCents)} más`,
      share: subtotalCents / INCENTIVE_THRESHOLD_CENTS,
      figureCents: subtotalCents,
      of: 'de $100',
      sentence: hasChosen ? (
        <>
          Tu elección te espera: vuelve a contar cuando tu compra llegue a <b className="text-white">$100</b>.
        </>
      ) : (
        <IncentiveRule />
      ),
    };
  const { chosenCents, remainingCents } = incentive;
  // A few cents that buy nothing are nothing to speak of.
  if (chosenCents > 0 && !canChooseMore)
    return {
      title: `¡Elegiste ${formatUsd(chosenCents)} gratis!`,
      share: 1,
      figureCents: chosenCents,
      of: 'gratis',
      sentence: 'Bien usado: lo que queda no alcanza para otra fruta ni otro vegetal.',
    };
  return {
    title: '¡Incentivo desbloqueado!',
    share: chosenCents / INCENTIVE_ALLOWANCE_CENTS,
    figureCents: remainingCents,
    of: 'te quedan',
    sentence: (
      <>
        Elige productos gratis: hasta <b className="text-white">$20</b> en frutas y vegetales.
      </>
    ),
  };
};

/** Explains the incentive, independent of the cart. */
export const IncentiveRule = () => (
  <>
    Con <b className="text-white">$100</b> de compra eliges <b className="text-white">$20</b> en frutas y
    vegetales gratis.
  </>
);
