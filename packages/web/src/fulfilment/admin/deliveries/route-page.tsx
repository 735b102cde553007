import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router';
import { Conflicts } from '../../../kit/admin/sending/conflicts.tsx';
import { SyncState } from '../../../kit/admin/sending/sync-state.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { routeQuery } from '../api.ts';
import { ClaimPage } from '../claims/claim-page.tsx';
import { type CachedRoute, cacheRoute, clearRouteConflicts } from './cached-route.ts';
import { EntranceNote } from './entrance-note.tsx';
import { OtherDriversRoute } from './other-drivers-route.tsx';
import { ReleaseRoute } from './release-route.tsx';
import { hospitalName } from './round-card.tsx';
import { RouteFoot } from './route-foot.tsx';
import { sendingFailure } from './send-actions.ts';
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
