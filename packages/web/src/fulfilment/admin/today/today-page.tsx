import type { todayEndpoints } from '@nutricion/contract/fulfilment/today';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { plainDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { untilText } from '@nutricion/domain/fulfilment/wall';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, CheckCircle2, Truck, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { formatTime } from '../../../kit/lib/format-time.ts';
import { useWakeLock } from '../../../kit/lib/use-wake-lock.ts';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { todayQuery } from '../api.ts';

type Today = ResponseOf<(typeof todayEndpoints)['GET /api/admin/today']>;
type Window = Today['windows'][number];

/** Two refetches missed: what is shown may have changed. */
const STALE_AFTER_MS = 60_000;
const TICK_MS = 5_000;

/** /admin/today: the day on a wall, read from across a corridor. Without names: everybody who passes reads it. */
export const TodayPage = () => {
  const query = useQuery(todayQuery);
  const nowMs = useTicking();
  useWakeLock();
  const { data, dataUpdatedAt } = query;
  return (
    <main className="flex min-h-dvh flex-col gap-[clamp(1rem,1.6vw,2rem)] bg-[#071510] p-[clamp(1rem,2vw,2.5rem)] text-white">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <PageTitle
          documentTitle="Hoy en la pared · Administración"
          className="text-[clamp(1.5rem,2.6vw,3.25rem)] leading-tight text-white! first-letter:uppercase"
        >
          {plainDeliveryDay(puertoRicoDate(nowMs))}
        </PageTitle>
        <p className="font-display text-[clamp(1.5rem,2.6vw,3.25rem)] leading-tight font-bold tabular-nums">
          {formatTime(new Date(nowMs).toISOString())}
        </p>
      </header>
      {data ? (
        <>
          {nowMs - dataUpdatedAt > STALE_AFTER_MS && <StaleNote updatedAt={dataUpdatedAt} />}
          <Windows windows={data.windows} nowMs={nowMs} />
          <div className="grid flex-1 gap-[clamp(1rem,1.6vw,2rem)] lg:grid-cols-[3fr_2fr]">
            <Needs needs={data.needs} count={data.needs_count} today={puertoRicoDate(nowMs)} />
            <OpenRoutes routes={data.routes} today={puertoRicoDate(nowMs)} />
          </div>
        </>
      ) : query.isError ? (
        <div className="rounded-bloque bg-papel p-6 text-tinta">
          <FailedLoad query={query} />
        </div>
      ) : (
        <p role="status" className="text-[clamp(1.125rem,1.6vw,2rem)]">
          Cargando el día…
        </p>
      )}
      <Link
        to="/admin"
        className="inline-flex min-h-11 items-center gap-2 self-start text-ui text-white/75 hover:text-white"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        Volver a la administración
      </Link>
    </main>
  );
};

const useTicking = (): number => {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};

const StaleNote = ({ updatedAt }: { readonly updatedAt: number }) => (
  <p
    role="status"
    className="flex items-center gap-3 rounded-bloque bg-mango px-5 py-3 text-[clamp(1.125rem,1.6vw,2rem)] font-semibold text-[#3a2500]"
  >
    <WifiOff aria-hidden="true" className="size-[1.2em] flex-none" />
    Sin señal desde las {formatTime(new Date(updatedAt).toISOString())}. Esto puede haber cambiado.
  </p>
);

const Windows = ({ windows, nowMs }: { readonly windows: readonly Window[]; readonly nowMs: number }) => (
  <ul
    aria-label="Ventanas de hoy"
    className="grid gap-[clamp(0.75rem,1.2vw,1.5rem)] sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
  >
    {windows.map((window) => (
      <WindowCard key={`${window.date} ${window.window}`} window={window} nowMs={nowMs} />
    ))}
  </ul>
);

const steps = [
  ['waiting', 'Por preparar', 'bg-white/35'],
  ['picking', 'Preparando', 'bg-cielo-tinte'],
  ['ready', 'Listos', 'bg-brote'],
  ['on_way', 'En camino', 'bg-mango'],
  ['delivered', 'Entregados', 'bg-verde'],
  ['not_delivered', 'Sin entregar', 'bg-[#ff8f7d]'],
] as const;

const WindowCard = ({ window, nowMs }: { readonly window: Window; readonly nowMs: number }) => {
  const total = steps.reduce((sum, [step]) => sum + window[step], 0);
  const isDone = total > 0 && window.delivered === total;
  return (
    <li
      className={clsx(
        'flex flex-col rounded-bloque p-[clamp(1rem,1.3vw,1.75rem)]',
        window.phase === 'now' ? 'bg-verde-hondo outline-3 outline-brote' : 'bg-white/8',
      )}
    >
      <h2 className="text-[clamp(1.25rem,1.9vw,2.5rem)] leading-tight text-white!">
        {deliveryWindowLabel(window.window)}
      </h2>
      <p className="text-[clamp(1rem,1.2vw,1.5rem)] text-white/85">{phaseText(window, nowMs)}</p>
      {total === 0 ? (
        <p className="mt-4 text-[clamp(1.125rem,1.4vw,1.75rem)] text-white/75">Sin pedidos</p>
      ) : (
        <>
          <div
            aria-hidden="true"
            className="mt-4 flex h-[clamp(0.75rem,1vw,1.25rem)] gap-0.5 overflow-hidden rounded-full"
          >
            {steps.map(
              ([step, , color]) =>
                window[step] > 0 && <span key={step} className={color} style={{ flexGrow: window[step] }} />,
            )}
          </div>
          <dl className="mt-3 grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-[clamp(1.125rem,1.5vw,2rem)]">
            {steps.map(
              ([step, label, color]) =>
                window[step] > 0 && (
                  <Step key={step} label={label} color={color}>
                    {window[step]}
                  </Step>
                ),
            )}
          </dl>
          {window.late > 0 && (
            <p className="mt-3 rounded-ficha bg-[#ff8f7d] px-3 py-1.5 text-center text-[clamp(1.125rem,1.6vw,2.125rem)] font-bold text-[#3b0a02]">
              {window.late === 1 ? '1 atrasado' : `${window.late} atrasados`}
            </p>
          )}
          {isDone && (
            <p className="mt-3 flex items-center gap-2 text-[clamp(1rem,1.3vw,1.625rem)] font-semibold text-brote">
              <CheckCircle2 aria-hidden="true" className="size-[1.1em]" />
              Todo entregado
            </p>
          )}
        </>
      )}
    </li>
  );
};

interface StepProps {
  readonly label: string;
  readonly color: string;
  readonly children: ReactNode;
}

const Step = ({ label, color, children }: StepProps) => (
  <>
    <dt className="flex items-center gap-2.5">
      <span aria-hidden="true" className={clsx('size-[0.6em] flex-none rounded-full', color)} />
      {label}
    </dt>
    <dd className="text-right font-display text-[1.35em] leading-tight font-bold tabular-nums">{children}</dd>
  </>
);

/** What to hurry for: until when bags are packed, until when the round leaves, or that it is over. */
const phaseText = ({ phase, packed_by, starts_at, waiting, picking }: Window, nowMs: number): string => {
  if (phase === 'over') return 'Terminó';
  if (phase === 'now') return 'Ahora';
  const packedInMs = Date.parse(packed_by) - nowMs;
  return waiting + picking > 0 && packedInMs > 0
    ? `A empacar en ${untilText(packedInMs)}`
    : `Empieza en ${untilText(Date.parse(starts_at) - nowMs)}`;
};

const needTexts: Readonly<Record<Today['needs'][number]['why'], string>> = {
  late: 'Atrasado',
  'waiting-customer': 'Espera al cliente',
  'not-delivered': 'Sin entregar',
  review: 'Por confirmar',
};

/** The day is said only of another one than today. */
const slotText = ({ date, window }: Pick<Window, 'date' | 'window'>, today: string): string =>
  date === today ? deliveryWindowLabel(window) : `${shortDeliveryDay(date)}, ${deliveryWindowLabel(window)}`;

interface NeedsProps {
  readonly needs: Today['needs'];
  readonly count: number;
  readonly today: string;
}

const Needs = ({ needs, count, today }: NeedsProps) => (
  <Panel title={count > 0 ? `Necesitan a alguien: ${count}` : 'Necesitan a alguien'}>
    {needs.length === 0 ? (
      <p className="flex items-center gap-3 text-[clamp(1.125rem,1.5vw,2rem)] text-brote">
        <CheckCircle2 aria-hidden="true" className="size-[1.2em] flex-none" />
        Nada espera por nadie.
      </p>
    ) : (
      <ul className="grid gap-x-10 xl:grid-cols-2">
        {needs.map(({ number, why, ...slot }) => (
          <li
            key={number}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-white/15 py-1.5 text-[clamp(1.0625rem,1.3vw,1.75rem)]"
          >
            <span className="font-display font-bold tabular-nums">{number}</span>
            <span className="text-white/85">{slotText(slot, today)}</span>
            <span
              className={clsx('basis-full font-semibold', why === 'late' ? 'text-[#ffab9d]' : 'text-mango')}
            >
              {needTexts[why]}
            </span>
          </li>
        ))}
      </ul>
    )}
    {count > needs.length && (
      <p className="mt-3 text-[clamp(1rem,1.2vw,1.5rem)] text-white/85">y {count - needs.length} más</p>
    )}
  </Panel>
);

const OpenRoutes = ({ routes, today }: { readonly routes: Today['routes']; readonly today: string }) => (
  <Panel title="Rutas">
    {routes.length === 0 ? (
      <p className="text-[clamp(1.125rem,1.5vw,2rem)] text-white/75">Ninguna abierta.</p>
    ) : (
      <ul className="grid gap-3">
        {routes.map(({ id, hospital, stops, done, has_left, ...slot }) => (
          <li key={id} className="text-[clamp(1.0625rem,1.3vw,1.75rem)]">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{hospital ?? 'A domicilio'}</span>
              <span className="flex-none font-display font-bold tabular-nums">
                {done} de {stops}
              </span>
            </p>
            <p className="flex items-center gap-2 text-white/85">
              {has_left && <Truck aria-hidden="true" className="size-[1em] flex-none text-mango" />}
              {has_left ? 'En camino' : 'Por salir'}, {slotText(slot, today)}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="rounded-bloque bg-white/8 p-[clamp(1rem,1.3vw,1.75rem)]">
    <h2 className="mb-3 text-[clamp(1.25rem,1.7vw,2.25rem)] leading-tight text-white!">{title}</h2>
    {children}
  </section>
);
