import { formatUsd } from '@nutricion/domain/kit/money';
import { clsx } from 'clsx';

export type PriceSize = 'sm' | 'md' | 'lg' | 'xl';

const sizes: Record<PriceSize, string> = {
  sm: 'text-[1.25rem]',
  md: 'text-precio',
  lg: 'text-[2.25rem]',
  xl: 'text-[3.25rem]',
};

interface PriceProps {
  readonly cents: number;
  readonly size?: PriceSize;
  /** The price before the offer, struck through beside it. */
  readonly struck?: number | undefined;
  /** In the surrounding colour even on offer: for a product that can't be bought now. */
  readonly muted?: boolean;
  readonly className?: string;
}

/** A price with raised cents and tabular figures. Screen readers hear the whole price once, and both prices with their names if one is struck. */
export const Price = ({ cents, size = 'md', struck, muted = false, className }: PriceProps) => {
  const [dollars = '0', rest = '00'] = formatUsd(cents).replace('$', '').split('.');
  const onOffer = struck !== undefined && struck > cents;
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span
        className={clsx(
          'num relative inline-flex items-start leading-none tracking-[-.03em]',
          sizes[size],
          onOffer && !muted && 'text-guayaba-tinta',
        )}
      >
        <span className="sr-only">{onOffer ? `Ahora ${formatUsd(cents)}` : formatUsd(cents)}</span>
        <span aria-hidden="true" className="inline-flex items-start">
          <span className="mt-[.13em] mr-[.07em] text-[max(.56em,.8125rem)] leading-[1.12] tracking-normal">
            $
          </span>
          {dollars}
          <span className="mt-[.13em] ml-[.07em] text-[max(.56em,.8125rem)] leading-[1.12] tracking-normal">
            {rest}
          </span>
        </span>
      </span>
      {onOffer && (
        <span className="text-[.875rem] text-tinta-suave tabular-nums">
          <span className="sr-only">, antes {formatUsd(struck)}</span>
          <s aria-hidden="true">{formatUsd(struck)}</s>
        </span>
      )}
    </span>
  );
};
