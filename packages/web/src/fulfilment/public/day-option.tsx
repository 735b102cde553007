import { deliveryDay, longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { clsx } from 'clsx';

interface DayOptionProps {
  readonly date: string;
  readonly isFull: boolean;
  readonly checked: boolean;
  readonly onPick: () => void;
}

export const DayOption = ({ date, isFull, checked, onPick }: DayOptionProps) => {
  const { weekday, day, month } = deliveryDay(date);
  return (
    <label
      className={clsx(
        'relative grid min-h-[84px] place-content-center justify-items-center rounded-[18px] text-center leading-tight transition-colors duration-rapido',
        'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
        checked ? 'bg-verde text-white' : 'bg-suelo',
        isFull ? 'cursor-not-allowed text-tinta-suave' : 'cursor-pointer',
      )}
    >
      <input
        type="radio"
        name="deliveryDate"
        checked={checked}
        disabled={isFull}
        onChange={onPick}
        className="absolute top-2 right-2 size-6 cursor-[inherit] appearance-none opacity-0"
      />
      <span className="sr-only">
        {longDeliveryDay(date)}
        {isFull && ', lleno'}
      </span>
      <span aria-hidden="true" className="grid justify-items-center">
        <span className="text-[.875rem]">{weekday}</span>
        <b className="num text-[1.625rem] leading-none">{day}</b>
        <span className="text-nota">{isFull ? 'lleno' : month}</span>
      </span>
    </label>
  );
};
