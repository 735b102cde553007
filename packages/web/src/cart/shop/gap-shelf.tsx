import { GAP_CLOSERS_SHOWN } from '@nutricion/domain/offers/close-the-gap';
import { clsx } from 'clsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { GapRow } from './gap-row.tsx';
import { useGapClosers } from './use-gap-closers.ts';

/** Below $100, on the cart page: what brings the cart there, each with one tap. */
export const GapShelf = () => {
  const { gap, add } = useGapClosers();
  if (gap.status === 'none') return null;
  return (
    <section aria-labelledby="para-llegar" className="mb-1 min-w-0">
      <h3 id="para-llegar" className="mx-1.5 mb-2.5 font-sans text-ui font-semibold tracking-normal">
        {gap.status === 'ready' && !gap.closes ? 'Te acercan a los $100' : 'Con esto llegas a los $100'}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-3">
        {gap.status === 'loading'
          ? Array.from({ length: GAP_CLOSERS_SHOWN }, (_, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is all there is yet.
              <li key={position} className={clsx(position > 1 && 'max-md:hidden')}>
                <Skeleton className="h-[76px] w-full rounded-ficha opacity-25" />
              </li>
            ))
          : gap.suggestions.map((suggestion, position) => (
              <li
                key={suggestion.products.map(({ id }) => id).join()}
                className={clsx('grid min-w-0 grid-cols-[minmax(0,1fr)]', position > 1 && 'max-md:hidden')}
              >
                <GapRow suggestion={suggestion} onAdd={add} className="bg-papel" />
              </li>
            ))}
      </ul>
    </section>
  );
};
