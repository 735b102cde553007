import type { DeliveryDayJson } from '@nutricion/contract/fulfilment/delivery-days';
import { deliveryWindow } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Eye } from 'lucide-react';
import { Block } from '../../../../kit/ui/block.tsx';

interface OfferedDaysProps {
  readonly days: readonly DeliveryDayJson[];
  /** Null: a user without a hospital, who orders to their home only. Undefined: not loaded yet. */
  readonly deliveryPoints: number | null | undefined;
}

/** The days and windows that the checkout offers to this hospital's staff now. */
export const OfferedDays = ({ days, deliveryPoints }: OfferedDaysProps) => (
  <Block aria-labelledby="que-ve">
    <h2 id="que-ve" className="flex items-center gap-2.5">
      <Eye size={22} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
      ¿Qué ve una enfermera de aquí si pide ahora?
    </h2>
    <ul className="mt-3 grid gap-1.5 text-ui">
      {days
        .filter(({ is_offered }) => is_offered)
        .map((day) => (
          <li key={day.date}>
            <b className="font-[650] first-letter:uppercase">{longDeliveryDay(day.date)}</b>:{' '}
            {offeredText(day)}
          </li>
        ))}
    </ul>
    <p className="mt-3 min-h-[1.45em] text-ui text-tinta-suave">
      {deliveryPoints !== undefined && placesText(deliveryPoints)}
    </p>
  </Block>
);

const offeredText = ({ windows }: DeliveryDayJson): string => {
  const open = windows.filter(({ capacity, booked }) => booked < capacity);
  if (open.length === 0) return 'lleno, no se puede escoger';
  return open
    .map(({ id, capacity, booked }) => `${deliveryWindow(id).label} (${placesLeft(capacity - booked)})`)
    .join(', ');
};

const placesLeft = (left: number): string => (left === 1 ? 'queda 1 cupo' : `${left} cupos`);

const placesText = (points: number | null): string => {
  if (points === null) return 'Solo para su casa.';
  if (points === 0) return 'Sin lugares de entrega en el hospital: solo para su casa.';
  return `En ${points === 1 ? '1 lugar' : `${points} lugares`} del hospital, o en su casa.`;
};
