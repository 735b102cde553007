import { type PickLine, unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import { clsx } from 'clsx';
import { Check, Gift } from 'lucide-react';

/** The number printed on a bag. */
export const BagNumber = ({
  number,
  className,
}: {
  readonly number: number;
  readonly className?: string;
}) => (
  <span
    className={clsx(
      'num grid flex-none place-items-center rounded-[12px_12px_8px_8px] bg-tinta text-white leading-none',
      className ?? 'size-11 text-[1.5rem]',
    )}
  >
    {number}
  </span>
);

interface BagChipProps {
  readonly part: PickLine;
  readonly onPick: () => void;
}

/** The units for one bag; a tap records them as picked. */
export const BagChip = ({ part, onPick }: BagChipProps) => {
  const left = unitsLeft(part);
  const isDone = left === 0;
  const what = `${left} en la ${part.bag}`;
  return (
    <button
      type="button"
      disabled={isDone}
      onClick={onPick}
      aria-label={
        isDone ? `Bolsa ${part.bag}: ya está` : `Poner ${what}${part.isFree ? ', gratis' : ''}: ${part.title}`
      }
      className={clsx(
        'flex min-h-16 items-center gap-2.5 rounded-ficha py-2 pr-2.5 pl-4 transition-colors duration-rapido',
        isDone
          ? 'bg-rocio text-verde-hondo'
          : 'bg-mango-tinte text-tinta inset-ring-2 inset-ring-mango active:bg-mango',
      )}
    >
      {isDone ? (
        <Check size={24} strokeWidth={2.8} aria-hidden="true" />
      ) : (
        <span className="text-center leading-tight">
          <b className="num text-[2rem] leading-none">{left}</b>
          {part.isFree && (
            <span className="flex items-center gap-1 text-nota font-semibold text-mango-tinta">
              <Gift size={14} strokeWidth={2.4} aria-hidden="true" /> gratis
            </span>
          )}
        </span>
      )}
      <span className="text-ui">en la</span>
      <BagNumber number={part.bag} />
    </button>
  );
};
