import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { COUNT_LOADING, PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { cachedRoute } from './cached-route.ts';
import { type Deliveries, deliveriesQuery } from './delivery-query.ts';
import { OpenRoute } from './open-route.tsx';
import { RoundCard } from './round-card.tsx';

/** /admin/deliveries: rounds to deliver, and routes with their drivers. */
export const DeliveriesPage = () => {
  const query = useQuery(deliveriesQuery);
  const cached = useSyncExternalStore(cachedRoute.subscribe, cachedRoute.get);
  const { data, isError, dataUpdatedAt } = query;
  return (
    <>
      <PageHead title="Reparto">{data ? countText(data) : COUNT_LOADING}</PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={query} />
          {cached && cached.route.state === 'open' && (
            <p className="pb-4 text-center">
              <Link to={`/admin/deliveries/${cached.route.id}`} className={buttonClass()}>
                Seguir con tu ruta
              </Link>
            </p>
          )}
        </Block>
      ) : !data ? (
        <div role="status" aria-label="Cargando lo que hay por repartir" className="breathes grid gap-4">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-44 w-full rounded-bloque bg-papel!" />
          ))}
        </div>
      ) : (
        <Rounds data={data} nowMs={dataUpdatedAt} />
      )}
    </>
  );
};

const Rounds = ({ data, nowMs }: { readonly data: Deliveries; readonly nowMs: number }) => {
  const own = data.routes.find(({ is_mine }) => is_mine);
  const others = data.routes.filter(({ is_mine }) => !is_mine);
  return (
    <div className="grid gap-4">
      {own && <OpenRoute route={own} nowMs={nowMs} />}
      {data.rounds.length === 0 ? (
        !own && (
          <Block>
            <EmptyState title="Nada por repartir">
              Los pedidos listos llegan aquí por día, hora y hospital.
            </EmptyState>
          </Block>
        )
      ) : (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {data.rounds.map((round) => (
            <li key={`${round.date} ${round.window} ${round.hospital?.id}`}>
              <RoundCard round={round} canClaim={!own} nowMs={nowMs} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section aria-label="En otras manos">
          <h2 className="mb-2 px-1 text-h3">En otras manos</h2>
          <ul className="grid gap-3 lg:grid-cols-2">
            {others.map((route) => (
              <li key={route.id}>
                <OpenRoute route={route} nowMs={nowMs} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const countText = ({ rounds }: Deliveries): string => {
  const ready = rounds.reduce((sum, round) => sum + round.ready, 0);
  if (ready === 0) return 'Nada listo para salir';
  return ready === 1 ? '1 pedido listo para salir' : `${ready} pedidos listos para salir`;
};
