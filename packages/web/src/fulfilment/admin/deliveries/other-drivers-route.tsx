import type { DeliveryRouteJson } from '@nutricion/contract/fulfilment/deliveries';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { adminStatusLabels } from '@nutricion/domain/orders/order-status';
import { RecordLink } from '../../../accounts/admin/public/record-link.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { takeRoute } from '../api.ts';
import { OthersClaim } from '../claims/others-claim.tsx';
import { cacheRoute } from './cached-route.ts';
import { cashText } from './cash-sheet.tsx';
import { hospitalName } from './round-card.tsx';

/** A route of another driver, a released one, or a finished one with its cash count. */
export const OtherDriversRoute = ({ route }: { readonly route: DeliveryRouteJson }) => {
  const isOver = route.state !== 'open';
  const delivered = route.stops.filter(({ status }) => status === 'entregado').length;
  return (
    <>
      <OthersClaim
        title={titleOf(route)}
        isOver={isOver}
        back={{
          to: '/admin/deliveries',
          label: isOver ? 'Tomar otra ruta' : 'Ver lo que hay',
          variant: isOver ? 'primary' : 'outline',
        }}
        claim={async () => cacheRoute(await takeRoute(route.id))}
      >
        {hospitalName(route.hospital)} · {longDeliveryDay(route.date)}, {deliveryWindowLabel(route.window)}
        {isOver ? (
          <>
            <br />
            {delivered === 1 ? '1 pedido entregado' : `${delivered} pedidos entregados`} de{' '}
            {route.stops.length}. {cashText(route)}
          </>
        ) : (
          route.driver && ' La puedes tomar si lleva veinte minutos sin moverse.'
        )}
      </OthersClaim>
      {isOver && route.stops.length > 0 && <PastStops stops={route.stops} />}
    </>
  );
};

const PastStops = ({ stops }: Pick<DeliveryRouteJson, 'stops'>) => (
  <Block aria-labelledby="paradas" className="mt-4">
    <h2 id="paradas" className="text-h3">
      Paradas
    </h2>
    <ol className="mt-2 divide-y divide-linea text-ui">
      {stops.map((stop) => (
        <li key={stop.order_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-[650] tabular-nums">
              <RecordLink permission="orders.read" to={`/admin/orders/${stop.order_id}`}>
                {stop.number}
              </RecordLink>
            </span>{' '}
            · {stop.recipient}
          </span>
          <span className="text-tinta-suave">{adminStatusLabels[stop.status]}</span>
        </li>
      ))}
    </ol>
  </Block>
);

const titleOf = ({ state, driver }: DeliveryRouteJson): string => {
  if (state !== 'open') return 'Ruta terminada';
  return driver ? `La lleva ${driver.name}` : 'Esta ruta está suelta';
};
