import { deliveryDay, longDeliveryDay } from '@nutricion/domain/order/delivery-day';
import { clsx } from 'clsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { DayBand } from './day-band.tsx';
import { GroupError } from './group-error.tsx';
import { WindowOption } from './window-option.tsx';

/** The day, then the window; a full one is shown and can't be picked. */
export const WhenSection = ({ draft, change, errors, options }: CheckoutPartProps) => {
  const day = options.days.find(({ date }) => date === draft.date);
  const pickDay = (date: string) => {
    const next = options.days.find((other) => other.date === date);
    const stays = next?.windows.some(({ id, left }) => id === draft.window && left > 0);
    change(stays ? { date } : { date, window: '' });
  };
  return (
    <CheckoutSection number={2} title="¿Cuándo lo quieres?">
      <fieldset
        aria-describedby={errors.deliveryDate && 'falta-dia'}
        data-fault={errors.deliveryDate ? '' : undefined}
      >
        <legend className="sr-only">Día de entrega</legend>
        <div className="grid grid-cols-4 gap-2 md:gap-3">
          {options.days.map(({ date, windows }) => (
            <DayOption
              key={date}
              date={date}
              isFull={windows.every(({ left }) => left === 0)}
              checked={draft.date === date}
              onPick={() => pickDay(date)}
            />
          ))}
        </div>
        <GroupError id="falta-dia" message={errors.deliveryDate} />
      </fieldset>
      {day && <DayBand windows={day.windows} picked={draft.window} />}
      {day && (
        <fieldset
          aria-describedby={errors.deliveryWindow && 'falta-hora'}
          data-fault={errors.deliveryWindow ? '' : undefined}
          className="mt-4"
        >
          <legend className="sr-only">Hora de entrega el {longDeliveryDay(day.date)}</legend>
          <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
            {day.windows.map((window) => (
              <WindowOption
                key={window.id}
                window={window}
                checked={draft.window === window.id}
                onPick={() => change({ window: window.id })}
              />
            ))}
          </div>
          <GroupError id="falta-hora" message={errors.deliveryWindow} />
        </fieldset>
      )}
    </CheckoutSection>
  );
};

interface DayOptionProps {
  readonly date: string;
  readonly isFull: boolean;
  readonly checked: boolean;
  readonly onPick: () => void;
}

const DayOption = ({ date, isFull, checked, onPick }: DayOptionProps) => {
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
