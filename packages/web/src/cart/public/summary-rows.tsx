import type { ReactNode } from 'react';
import { Price } from '../../catalog/public/price.tsx';

/** One row of a summary, inside a `dl`. */
export const SummaryRow = ({
  term,
  children,
}: {
  readonly term: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className="flex items-baseline justify-between gap-3 py-[5px]">
    <dt>{term}</dt>
    <dd className="num flex-none text-[1.0625rem]">{children}</dd>
  </div>
);

interface SummaryTotalProps {
  readonly cents: number;
  readonly size?: 'md' | 'lg';
}

/** The last row: the one figure that is paid. */
export const SummaryTotal = ({ cents, size = 'lg' }: SummaryTotalProps) => (
  <div className="mt-2 flex items-end justify-between gap-3 border-t-[1.5px] border-tinta pt-3 font-bold">
    <dt>Total</dt>
    <dd>
      <Price cents={cents} size={size} />
    </dd>
  </div>
);
