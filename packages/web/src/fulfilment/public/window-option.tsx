import { deliveryWindow } from '@nutricion/domain/fulfilment/delivery';
import { clsx } from 'clsx';
import { Bar } from '../../kit/ui/bar.tsx';
import type { SlotDay } from './slot-day.ts';

type DeliveryWindow = SlotDay['windows'][number];

/** Below this many free places the number is shown as a warning. */
const FEW_PLACES = 5;

interface WindowOptionProps {
  readonly window: DeliveryWindow;
  readonly checked: boolean;
  readonly onPick: () => void;
}

/** A window and its free places. */
export const WindowOption = ({ window: { id, capacity, left }, checked, onPick }: WindowOptionProps) => {
  const { label, hours, partOfDay } = deliveryWindow(id);
  const isFull = left === 0;
  return (
    <label
      className={clsx(
        'relative grid gap-2.5 rounded-[18px] p-3.5 transition-colors duration-rapido',
        'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
        isFull
          ? 'cursor-not-allowed bg-suelo text-tinta-suave'
          : checked
            ? 'cursor-pointer bg-verde text-white'
            : 'cursor-pointer bg-papel inset-ring-[1.5px] inset-ring-borde-control hover:bg-rocio-2',
      )}
    >
      <input
        type="radio"
        name="deliveryWindow"
        checked={checked}
        disabled={isFull}
        onChange={onPick}
        className="absolute top-2 right-2 size-6 cursor-[inherit] appearance-none opacity-0"
      />
      <span className="text-ui whitespace-nowrap">
        <span className="sr-only">{label}, </span>
        <span aria-hidden="true">
          <b className="num text-[1.75rem] leading-none">{hours}</b> {partOfDay}
        </span>
      </span>
      <Bar
        level={capacity === 0 ? 1 : (capacity - left) / capacity}
        color={isFull ? '#9aaba1' : checked ? '#fff' : 'var(--verde)'}
        track={checked ? '#ffffff3d' : '#e6ede8'}
        className="h-2!"
      />
      <span
        className={clsx(
          'text-nota font-semibold',
          !checked && !isFull && left < FEW_PLACES ? 'text-guayaba-tinta' : !checked && 'text-tinta-suave',
        )}
      >
        {isFull ? 'Lleno' : left < FEW_PLACES ? `Quedan ${left}` : `${left} cupos`}
      </span>
    </label>
  );
};
