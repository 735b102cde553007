import type { EntranceJson } from '@nutricion/contract/fulfilment/hospitals';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { shiftLabels } from '@nutricion/domain/fulfilment/shift';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen, Printer } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router';
import { Conflicts } from '../../../kit/admin/sending/conflicts.tsx';
import { SyncState } from '../../../kit/admin/sending/sync-state.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { returnRoute, routeQuery } from '../api.ts';
import { ClaimPage } from '../claims/claim-page.tsx';
import { ReleaseDialog } from '../claims/release-dialog.tsx';
import { type CachedRoute, cachedRoute, cacheRoute, clearRouteConflicts } from './cached-route.ts';
import { OtherDriversRoute } from './other-drivers-route.tsx';
import { hospitalName } from './round-card.tsx';
import { RouteFoot } from './route-foot.tsx';
import { sendActions, sendingFailure } from './send-actions.ts';
import { StopCard } from './stop-card.tsx';
import { useRoute } from './use-route.ts';

/** /admin/deliveries/{id}: one route, from departure to the cash count. */
export const RoutePage = () => {
  const { id = '' } = useParams();
  const cached = useRoute(id);
  const fetched = useQuery({ ...routeQuery(id), enabled: cached === null });
  return (
    <ClaimPage
      own={cached && <OwnRoute key={id} cached={cached} />}
      fetched={fetched}
      cache={cacheRoute}
      other={(route) => <OtherDriversRoute route={route} />}
      loading={{ label: 'Cargando la ruta', blockClasses: ['h-[280px]', 'h-[180px]'] }}
    />
  );
};

/** The remaining time of cold items is updated while the page is open. */
const TICK_MS = 20_000;

const useNow = (): number => {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};

const OwnRoute = ({ cached: { route, queue, conflicts } }: { readonly cached: CachedRoute }) => {
  const failure = useSyncExternalStore(sendingFailure.subscribe, sendingFailure.get);
  const nowMs = useNow();
  if (!route.is_mine || route.state !== 'open')
    return (
      <>
        <Conflicts conflicts={conflicts} onRead={clearRouteConflicts} />
        <OtherDriversRoute route={route} />
      </>
    );
  const finishedStops = route.stops.filter(isFinished);
  const open = route.stops.filter((stop) => !isFinished(stop));
  const next = open.find(({ status }) => status === 'en_ruta');
  const print = new URLSearchParams({
    date: route.date,
    window: route.window,
    hospital: route.hospital?.id ?? 'none',
  });
  return (
    <>
      <div className="-mt-2 mb-3 flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <PageTitle documentTitle="Reparto · Administración" className="line-clamp-2 text-h3! leading-tight">
            {hospitalName(route.hospital)}
          </PageTitle>
          <p className="truncate text-nota text-tinta-suave">
            {shortDeliveryDay(route.date)}, {deliveryWindowLabel(route.window)}
          </p>
        </div>
        <SyncState unsent={queue.length} failure={failure} />
        <ReleaseRoute routeId={route.id} hasLeft={route.stops.some(({ attempts }) => attempts > 0)} />
      </div>
      <Conflicts conflicts={conflicts} onRead={clearRouteConflicts} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-ui">
          <b className="num text-[1.375rem]">{finishedStops.length}</b> de {route.stops.length}{' '}
          {route.stops.length === 1 ? 'parada' : 'paradas'}
        </p>
        <Link
          to={`/admin/print/route?${print}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-semibold text-verde hover:underline"
        >
          <Printer size={19} strokeWidth={2.1} aria-hidden="true" />
          Imprimir la ruta
        </Link>
      </div>
      {route.entrance && <EntranceNote entrance={route.entrance} />}
      <ol className="grid items-start gap-3 lg:grid-cols-2">
        {[...open, ...finishedStops].map((stop) => (
          <li key={stop.order_id}>
            <StopCard
              stop={stop}
              position={route.stops.indexOf(stop) + 1}
              isNext={stop === next}
              isFinished={isFinished(stop)}
              nowMs={nowMs}
            />
          </li>
        ))}
      </ol>
      <RouteFoot route={route} open={open} unsent={queue.length} />
    </>
  );
};

type Stop = CachedRoute['route']['stops'][number];

const isFinished = ({ status, place }: Stop): boolean =>
  status === 'entregado' || status === 'cancelado' || (status === 'no_entregado' && place !== 'route');

/** The hospital's entrance that is open in the route's shift, and whom to call there. */
const EntranceNote = ({ entrance }: { readonly entrance: EntranceJson }) => (
  <section
    aria-label="Por dónde se entra"
    className="mb-3 flex gap-3 rounded-bloque bg-cielo-tinte px-4 py-3 text-ui leading-snug wrap-anywhere"
  >
    <DoorOpen size={20} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none text-cielo-tinta" />
    <div className="min-w-0">
      <p>
        <b className="font-[650]">{shiftLabels[entrance.shift]}</b>
        {entrance.door && `: ${entrance.door}`}
      </p>
      {entrance.instructions && <p>{entrance.instructions}</p>}
      {(entrance.contact || entrance.phone) && (
        <p className="text-tinta-suave">
          {entrance.contact}{' '}
          {entrance.phone && (
            <a
              href={`tel:${entrance.phone}`}
              className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-verde underline"
            >
              {formatPhone(entrance.phone)}
            </a>
          )}
        </p>
      )}
    </div>
  </section>
);

interface ReleaseRouteProps {
  readonly routeId: string;
  readonly hasLeft: boolean;
}

const labels = {
  button: 'Soltar la ruta',
  title: '¿Soltar esta ruta?',
  confirm: 'Soltarla',
  cancel: 'Seguir repartiendo',
  released: 'Soltaste la ruta',
};

const ReleaseRoute = ({ routeId, hasLeft }: ReleaseRouteProps) => (
  <ReleaseDialog
    labels={labels}
    description={
      hasLeft
        ? 'Los pedidos ya van de camino: quien la tome sigue donde la dejas, también con el efectivo. Entrégale las bolsas.'
        : 'Todavía no has salido: sus pedidos vuelven a la lista.'
    }
    to="/admin/deliveries"
    release={async () => {
      // Unsent actions have to be sent before another driver can take over.
      await sendActions({ fresh: true });
      if ((cachedRoute.get()?.queue.length ?? 0) > 0) throw new Error('actions are not sent yet');
      await returnRoute(routeId);
      cachedRoute.change(() => null);
    }}
    otherwise="Falta enviar lo que hiciste. Busca señal e intenta de nuevo."
  />
);
