import { formatUsd } from '@nutricion/domain/kit/money';
import { type Savings, savedBy } from '@nutricion/domain/orders/savings';
import { clsx } from 'clsx';
import { Gift, Tag } from 'lucide-react';

interface SavingsNoteProps {
  readonly savings: Savings;
  /** In a cart one is still saving, an order saves, what was handed over has saved. */
  readonly verb: 'Ahorrando' | 'Ahorras' | 'Ahorraste';
  /** Only the amount, where there is little height. */
  readonly compact?: boolean;
  readonly className?: string;
}

/** The one figure of what is saved; nothing where nothing is. */
export const SavingsNote = ({ savings, verb, compact = false, className }: SavingsNoteProps) => {
  if (savings.totalCents === 0) return null;
  const Icon = savings.freeCents > 0 ? Gift : Tag;
  return (
    <p
      className={clsx(
        'flex items-center gap-2.5 rounded-[16px] px-3.5 text-ui leading-tight font-[550]',
        compact ? 'py-1.5' : 'py-3',
        // Mango is the incentive's alone.
        savings.freeCents > 0 ? 'bg-mango-tinte text-mango-tinta' : 'bg-rocio text-verde-hondo',
        className,
      )}
    >
      <Icon size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
      <span>
        {verb} <b className="num">{formatUsd(savings.totalCents)}</b>
        {!compact && ` ${savedBy(savings)}`}
      </span>
    </p>
  );
};
