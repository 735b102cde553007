import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { GroupError } from '../../kit/ui/group-error.tsx';
import { DayBand } from './day-band.tsx';
import { DayOption } from './day-option.tsx';
import type { SlotDay } from './slot-day.ts';
import { WindowOption } from './window-option.tsx';

/** The chosen day and window; empty until chosen. */
export interface PickedSlot {
  readonly date: string;
  readonly window: string;
}

interface SlotPickerProps {
  readonly days: readonly SlotDay[];
  readonly picked: PickedSlot;
  readonly errors: {
    readonly deliveryDate?: string | undefined;
    readonly deliveryWindow?: string | undefined;
  };
  readonly onPick: (picked: PickedSlot) => void;
}

/** Choice of a delivery day, then of a window; full windows are shown disabled. */
export const SlotPicker = ({ days, picked, errors, onPick }: SlotPickerProps) => {
  const day = days.find(({ date }) => date === picked.date);
  const pickDay = (date: string) => {
    const next = days.find((other) => other.date === date);
    const stays = next?.windows.some(({ id, left }) => id === picked.window && left > 0);
    onPick({ date, window: stays ? picked.window : '' });
  };
  return (
    <>
      <fieldset
        aria-describedby={errors.deliveryDate && 'falta-dia'}
        data-fault={errors.deliveryDate ? '' : undefined}
      >
        <legend className="sr-only">Día de entrega</legend>
        <div className="grid grid-cols-4 gap-2 md:gap-3">
          {days.map(({ date, windows }) => (
            <DayOption
              key={date}
              date={date}
              isFull={windows.every(({ left }) => left === 0)}
              checked={picked.date === date}
              onPick={() => pickDay(date)}
            />
          ))}
        </div>
        <GroupError id="falta-dia" message={errors.deliveryDate} />
      </fieldset>
      {day && <DayBand windows={day.windows} picked={picked.window} />}
      {day && (
        <fieldset
          aria-describedby={errors.deliveryWindow && 'falta-hora'}
          data-fault={errors.deliveryWindow ? '' : undefined}
          className="mt-4"
        >
          <legend className="sr-only">Hora de entrega el {longDeliveryDay(day.date)}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-2.5">
            {day.windows.map((window) => (
              <WindowOption
                key={window.id}
                window={window}
                checked={picked.window === window.id}
                onPick={() => onPick({ date: day.date, window: window.id })}
              />
            ))}
          </div>
          <GroupError id="falta-hora" message={errors.deliveryWindow} />
        </fieldset>
      )}
    </>
  );
};
