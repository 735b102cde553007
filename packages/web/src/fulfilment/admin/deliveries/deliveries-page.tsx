import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { leaseText, WorkInProgressLink } from '../../../kit/admin/sending/work-in-progress-link.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { type Deliveries, deliveriesQuery } from '../api.ts';
import { ClaimListPage, OthersWork } from '../claims/claim-list-page.tsx';
import { cachedRoute } from './cached-route.ts';
import { hospitalName, RoundCard } from './round-card.tsx';

/** /admin/deliveries: rounds to deliver, and routes with their drivers. */
export const DeliveriesPage = () => {
  const query = useQuery(deliveriesQuery);
  const cached = useSyncExternalStore(cachedRoute.subscribe, cachedRoute.get);
  return (
    <ClaimListPage
      title="Reparto"
      query={query}
      countText={countText}
      cached={
        cached?.route.state === 'open'
          ? { to: `/admin/deliveries/${cached.route.id}`, label: 'Seguir con tu ruta' }
          : null
      }
      loading={{ label: 'Cargando lo que hay por repartir', rowClass: 'h-44' }}
    >
      {(data, nowMs) => <Rounds data={data} nowMs={nowMs} />}
    </ClaimListPage>
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
      <OthersWork claims={others} link={(route) => <OpenRoute route={route} nowMs={nowMs} />} />
    </div>
  );
};

const countText = ({ rounds }: Deliveries): string => {
  const ready = rounds.reduce((sum, round) => sum + round.ready, 0);
  if (ready === 0) return 'Nada listo para salir';
  return ready === 1 ? '1 pedido listo para salir' : `${ready} pedidos listos para salir`;
};

interface OpenRouteProps {
  readonly route: Deliveries['routes'][number];
  readonly nowMs: number;
}

/** A link to an open route, the user's own or another driver's. */
const OpenRoute = ({ route, nowMs }: OpenRouteProps) => (
  <WorkInProgressLink
    to={`/admin/deliveries/${route.id}`}
    icon={Truck}
    isMine={route.is_mine}
    title={route.is_mine ? 'Seguir con tu ruta' : (route.driver?.name ?? 'Suelta: nadie la lleva')}
    detail={[
      hospitalName(route.hospital),
      `${shortDeliveryDay(route.date)}, ${deliveryWindowLabel(route.window)}`,
      leftText(route),
      ...(route.is_mine ? [] : [stateText(route, nowMs)]),
    ].join(' · ')}
  />
);

const leftText = ({ left }: OpenRouteProps['route']): string => {
  if (left === 0) return 'falta cuadrar';
  return left === 1 ? 'queda 1 parada' : `quedan ${left} paradas`;
};

const stateText = ({ may_take, leased_until }: OpenRouteProps['route'], nowMs: number): string =>
  may_take ? 'la puedes tomar' : `suya ${leaseText(leased_until, nowMs)}`;
