import { formatUsd } from '@nutricion/domain/kit/money';
import { INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/offers/incentive';
import { Bar } from '../../kit/ui/bar.tsx';
import { useCart } from '../public/cart-store.ts';
import { GapRow } from './gap-row.tsx';
import { useGapClosers } from './use-gap-closers.ts';

/** The gap to $100 in the mini cart: what is missing, and the best suggestion to close it. */
export const GapCard = () => {
  const { incentive, itemCount, subtotalCents } = useCart();
  const { gap, add } = useGapClosers();
  if (incentive.status !== 'locked' || itemCount === 0) return null;
  const [best] = gap.status === 'ready' && gap.closes ? gap.suggestions : [];
  return (
    <section aria-labelledby="te-faltan" className="mt-3 rounded-ficha bg-mango-tinte p-3.5">
      <p id="te-faltan" className="text-ui leading-snug text-mango-tinta">
        Te faltan <b className="num">{formatUsd(incentive.missingCents)}</b> para elegir{' '}
        <b className="font-[650]">$20 gratis</b> en frutas y vegetales
      </p>
      <Bar
        level={subtotalCents / INCENTIVE_THRESHOLD_CENTS}
        color="var(--mango)"
        track="#ffffffb3"
        className="mt-2.5"
      />
      {best && (
        <>
          <p className="mt-3 mb-1.5 text-nota font-semibold text-mango-tinta">Con esto llegas</p>
          <GapRow suggestion={best} onAdd={add} className="bg-papel" />
        </>
      )}
    </section>
  );
};
