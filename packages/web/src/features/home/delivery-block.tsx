import { deliveryDates, deliveryWindows } from '@nutricion/domain/order/delivery';

const HOURS = 24;

/** When an order placed today arrives: the days, and the windows on the band of a day. */
export const DeliveryBlock = () => {
  const dates = deliveryDates(Date.now());
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  return (
    <section
      aria-labelledby="entrega"
      className="hidden flex-col justify-between rounded-bloque bg-rocio p-7 text-verde-hondo lg:flex"
    >
      <div>
        <h2 id="entrega" className="text-h2">
          Llega a la hora de tu turno
        </h2>
        <p data-today className="mt-2 text-ui leading-snug">
          Si ordenas hoy, entre el <b className="font-[650]">{dayText(first)}</b> y el{' '}
          <b className="font-[650]">{dayText(last)}</b>, en tu hospital o en tu casa.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {deliveryWindows.map(({ id, label }) => (
          <li key={id} className="num rounded-control bg-papel px-3 py-2.5 text-center text-ui">
            {label}
          </li>
        ))}
      </ul>
      <div aria-hidden="true">
        <div className="relative h-3.5 overflow-hidden rounded-full bg-papel">
          {deliveryWindows.map(({ id, startHour, endHour }) => (
            <span
              key={id}
              className="absolute inset-y-0 rounded-[4px] bg-verde"
              style={{ left: percent(startHour), width: percent(Math.min(HOURS, endHour) - startHour) }}
            />
          ))}
          <span className="absolute inset-y-0 left-0 rounded-[4px] bg-verde" style={{ width: percent(1) }} />
        </div>
        <div className="mt-1.5 flex justify-between text-nota tabular-nums">
          <span>12 a. m.</span>
          <span>12 p. m.</span>
          <span>12 a. m.</span>
        </div>
      </div>
    </section>
  );
};

const percent = (hours: number): string => `${(hours / HOURS) * 100}%`;

/** "lunes 23 de noviembre"; the date is a calendar day, the same in every zone. */
const dayText = (isoDate: string): string =>
  new Intl.DateTimeFormat('es-PR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(`${isoDate}T00:00:00Z`))
    .replace(',', '');
