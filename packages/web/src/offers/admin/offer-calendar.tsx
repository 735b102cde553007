import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { puertoRicoDate, puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import { dayEndMs, formatDay } from '@nutricion/domain/offers/format-offer-days';
import type { OfferState } from '@nutricion/domain/offers/offer-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { useMedia } from '../../kit/lib/use-media.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { calendarQuery } from './api.ts';
import { formatDays, stateLabels } from './offer-labels.ts';

const DAY_MS = 86_400_000;

/** A calendar with a row per product; offers that overlap are in separate lanes. */
export const OfferCalendar = () => {
  const [params, setParams] = useSearchParams();
  const [nowMs] = useState(() => Date.now());
  const isWide = useMedia('(min-width: 900px)');
  const days = isWide ? 35 : 14;
  const today = puertoRicoDate(nowMs);
  const requestedDay = params.get('desde') ?? '';
  const from = /^20\d\d-\d\d-\d\d$/.test(requestedDay) ? requestedDay : mondayBefore(today);
  const to = addDays(from, days - 1);
  const query = useQuery({ ...calendarQuery(from, to), placeholderData: keepPreviousData });
  const { data, isError } = query;
  const go = (desde: string) =>
    setParams({ vista: 'calendario', ...(desde && { desde }) }, { replace: true });
  const rows = rowsOf(data?.offers ?? []);
  return (
    <Block aria-labelledby="calendario">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="calendario" className="text-h3">
          {capitalize(formatDay(puertoRicoDayStartMs(from), nowMs))} al{' '}
          {formatDay(puertoRicoDayStartMs(to), nowMs)}
        </h2>
        <div className="flex items-center gap-1">
          <IconButton label="Días anteriores" onClick={() => go(addDays(from, -days + 7))}>
            <ChevronLeft size={22} strokeWidth={2.2} aria-hidden="true" />
          </IconButton>
          <Button variant="outline" size="sm" onClick={() => go('')}>
            Hoy
          </Button>
          <IconButton label="Días siguientes" onClick={() => go(addDays(from, days - 7))}>
            <ChevronRight size={22} strokeWidth={2.2} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isError && !data ? (
        <FailedLoad query={query} heading="h3" />
      ) : !data ? (
        <Skeleton className="h-72 w-full rounded-ficha" />
      ) : rows.length === 0 ? (
        <EmptyState title="Sin ofertas estos días" heading="h3">
          Pasa a otros días, o crea una oferta.
        </EmptyState>
      ) : (
        <>
          <Scale from={from} days={days} today={today} />
          <ul aria-label="Ofertas por producto" className="divide-y divide-linea">
            {rows.map((row) => (
              <CalendarRow key={row.id} row={row} from={from} days={days} today={today} nowMs={nowMs} />
            ))}
          </ul>
          {data.is_cut && (
            <p className="mt-3 text-nota text-tinta-suave">Hay más de las que caben aquí. Mira la lista.</p>
          )}
        </>
      )}
    </Block>
  );
};

interface Row {
  readonly id: string;
  readonly title: string;
  readonly lanes: readonly (readonly AdminOfferJson[])[];
}

/** Distributes a product's offers over as few lanes as possible, without overlaps in a lane. */
const rowsOf = (offers: readonly AdminOfferJson[]): readonly Row[] => {
  const byProduct = new Map<string, { id: string; title: string; lanes: AdminOfferJson[][] }>();
  for (const offer of offers) {
    const { id, title } = offer.product;
    const row = byProduct.get(id) ?? { id, title, lanes: [] };
    byProduct.set(id, row);
    const lane = row.lanes.find((each) => (each.at(-1)?.end_date ?? '') < offer.start_date);
    if (lane) lane.push(offer);
    else row.lanes.push([offer]);
  }
  return [...byProduct.values()];
};

const columns = 'md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-4';
const weekday = new Intl.DateTimeFormat('es-PR', { weekday: 'narrow', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-PR', { month: 'short', timeZone: 'UTC' });

interface ScaleProps {
  readonly from: string;
  readonly days: number;
  readonly today: string;
}

const Scale = ({ from, days, today }: ScaleProps) => (
  <div aria-hidden="true" className={clsx(columns, 'border-b border-linea pb-2')}>
    <span />
    <div className="grid" style={{ gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))` }}>
      {Array.from({ length: days }, (_, index) => {
        const day = addDays(from, index);
        const date = new Date(`${day}T00:00:00Z`);
        const isFirst = index === 0 || date.getUTCDate() === 1;
        return (
          <span key={day} className="text-center text-nota leading-tight text-tinta-suave">
            <span className="block h-4 text-left font-semibold whitespace-nowrap">
              {isFirst ? month.format(date) : ''}
            </span>
            <span className="block">{weekday.format(date)}</span>
            <span
              className={clsx(
                'num mx-auto mt-0.5 grid size-6 place-items-center rounded-full text-[.8125rem]',
                day === today ? 'bg-verde font-bold text-white' : 'text-tinta',
              )}
            >
              {date.getUTCDate()}
            </span>
          </span>
        );
      })}
    </div>
  </div>
);

interface CalendarRowProps extends ScaleProps {
  readonly row: Row;
  readonly nowMs: number;
}

const CalendarRow = ({ row, from, days, today, nowMs }: CalendarRowProps) => {
  const todayAt = (puertoRicoDayStartMs(today) - puertoRicoDayStartMs(from)) / DAY_MS;
  return (
    <li className={clsx(columns, 'py-2.5')}>
      <p className="line-clamp-2 text-ui leading-snug font-semibold wrap-anywhere max-md:mb-1.5 md:self-center">
        {row.title}
      </p>
      <ul className="relative grid gap-1.5">
        {todayAt >= 0 && todayAt < days && (
          <li
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-[-10px] w-px bg-verde/50"
            style={{ left: `${((todayAt + 0.5) / days) * 100}%` }}
          />
        )}
        {row.lanes.map((lane) => (
          <li key={lane[0]?.id} className="relative h-11">
            {lane.map((offer) => (
              <Bar key={offer.id} offer={offer} from={from} days={days} nowMs={nowMs} />
            ))}
          </li>
        ))}
      </ul>
    </li>
  );
};

const barTones: Record<OfferState, string> = {
  vigente: 'bg-guayaba text-white',
  programada: 'bg-guayaba-tinte text-guayaba-tinta inset-ring inset-ring-guayaba/40',
  pausada: 'bg-mango-tinte text-mango-tinta inset-ring inset-ring-mango',
  borrador: 'bg-papel text-tinta inset-ring-[1.5px] inset-ring-borde-control',
  terminada: 'bg-suelo text-tinta-suave',
};

interface BarProps {
  readonly offer: AdminOfferJson;
  readonly from: string;
  readonly days: number;
  readonly nowMs: number;
}

const Bar = ({ offer, from, days, nowMs }: BarProps) => {
  const begins = Math.max(0, (puertoRicoDayStartMs(offer.starts_on) - puertoRicoDayStartMs(from)) / DAY_MS);
  const ends = Math.min(days, (dayEndMs(offer.ends_on) + 1 - puertoRicoDayStartMs(from)) / DAY_MS);
  const hasOverlap = offer.overlaps.length > 0;
  return (
    <Link
      to={`/admin/incentives/${offer.id}`}
      title={`${offer.badge}: ${formatDays(offer, nowMs)}`}
      className={clsx(
        'absolute inset-y-0 flex items-center gap-1.5 overflow-hidden rounded-[10px] px-2.5 text-nota leading-tight font-semibold',
        barTones[offer.state],
      )}
      style={{ left: `${(begins / days) * 100}%`, width: `${Math.max(1, ends - begins) * (100 / days)}%` }}
    >
      {hasOverlap && <TriangleAlert size={15} strokeWidth={2.3} aria-hidden="true" className="flex-none" />}
      <span className="truncate">
        {offer.badge}
        <span className={offer.state === 'vigente' ? 'sr-only' : 'font-normal'}>
          {' '}
          · {stateLabels[offer.state]}
        </span>
        <span className="sr-only">
          , {formatDays(offer, nowMs)}
          {hasOverlap && `. Se cruza con ${offer.overlaps.map(({ badge }) => badge).join(', ')}`}
        </span>
      </span>
    </Link>
  );
};

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const mondayBefore = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
