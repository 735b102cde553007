import type { DeliveryRouteJson } from '@nutricion/contract/fulfilment/deliveries';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
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
          {delivered === 1 ? '1 pedido entregado' : `${delivered} pedidos entregados`} de {route.stops.length}
          . {cashText(route)}
        </>
      ) : (
        route.driver && ' La puedes tomar si lleva veinte minutos sin moverse.'
      )}
    </OthersClaim>
  );
};

const titleOf = ({ state, driver }: DeliveryRouteJson): string => {
  if (state !== 'open') return 'Ruta terminada';
  return driver ? `La lleva ${driver.name}` : 'Esta ruta está suelta';
};
