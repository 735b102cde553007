import { deliveryWindow, deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { plainDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useNextDelivery } from '../../fulfilment/public/next-delivery.ts';

const HOURS = 24;

/** When an order placed now can first be there: one line on a phone; on a desktop with the windows on the band of a day. */
export const DeliveryBlock = () => {
  const next = useNextDelivery();
  return (
    <section
      aria-labelledby="entrega"
      className="flex flex-col justify-between rounded-ficha bg-rocio px-4 py-3 text-verde-hondo lg:rounded-bloque lg:p-7"
    >
      <h2 id="entrega" className="text-h2 max-lg:sr-only">
        Llega a la hora de tu turno
      </h2>
      <div data-today className="flex items-center gap-3 lg:items-start">
        <Clock size={24} strokeWidth={2.1} aria-hidden="true" className="flex-none lg:mt-0.5" />
        <p className="min-w-0 leading-snug">
          <span className="block text-nota">{next ? 'Próxima entrega:' : 'Entrega'}</span>
          <b className="block text-ui font-[650] lg:text-h3 lg:leading-tight">
            {next ? (
              <>
                {plainDeliveryDay(next.date)},{' '}
                <span className="whitespace-nowrap">{deliveryWindow(next.windowId).label}</span>
              </>
            ) : (
              'en 2 a 5 días'
            )}
          </b>
          <span className="mt-1 block text-nota max-lg:hidden">En tu hospital o en tu casa.</span>
        </p>
      </div>
      <div className="max-lg:hidden">
        <div aria-hidden="true" className="relative h-3.5 overflow-hidden rounded-full bg-papel">
          {deliveryWindows.map(({ id, startHour, endHour }) => (
            <span
              key={id}
              className={clsx(
                'absolute inset-y-0 rounded-[4px]',
                next && next.windowId !== id ? 'bg-verde/40' : 'bg-verde',
              )}
              style={{ left: percent(startHour), width: percent(Math.min(HOURS, endHour) - startHour) }}
            />
          ))}
        </div>
        {/* Words, not buttons: the checkout is where one of them is chosen. */}
        <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-nota tabular-nums">
          {deliveryWindows.map(({ id, label }) => (
            <li key={id} className={clsx(next?.windowId === id && 'font-[650]')}>
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const percent = (hours: number): string => `${(hours / HOURS) * 100}%`;
