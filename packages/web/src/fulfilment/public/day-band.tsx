import { deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { clsx } from 'clsx';
import type { SlotDay } from './slot-day.ts';

interface DayBandProps {
  readonly windows: SlotDay['windows'];
  readonly picked: string;
}

const HOURS = 24;

/** The day as a band of 24 hours with its windows as blocks: dark at night, light at noon. Decorative; not interactive. */
export const DayBand = ({ windows, picked }: DayBandProps) => (
  <div aria-hidden="true" className="mt-4">
    <div
      className="relative h-11 overflow-hidden rounded-control"
      style={{
        background:
          'linear-gradient(90deg,#dfe3f8 0 20%,#fbe6cf 28%,#fff3d4 40% 62%,#fbe0cf 76%,#dfe3f8 84% 100%)',
      }}
    >
      {deliveryWindows.map(({ id, startHour, endHour }) => {
        const isFull = windows.find((window) => window.id === id)?.left === 0;
        return (
          <span
            key={id}
            className={clsx(
              'absolute bottom-0 rounded-t-[8px] transition-[height] duration-lento ease-turno',
              picked === id ? 'h-11 bg-verde' : isFull ? 'h-4 bg-[#b9c6be]' : 'h-4 bg-brote',
            )}
            style={{
              left: `${(startHour / HOURS) * 100}%`,
              width: `${((Math.min(endHour, HOURS) - startHour) / HOURS) * 100}%`,
            }}
          />
        );
      })}
    </div>
    <div className="flex justify-between px-0.5 pt-1.5 text-nota text-tinta-suave tabular-nums">
      {['12a', '6a', '12p', '6p', '12a'].map((label, position) => (
        <span key={`${label}-${position === 0 ? 'inicio' : 'resto'}`}>{label}</span>
      ))}
    </div>
  </div>
);
