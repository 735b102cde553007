import type { DeliveryRouteJson } from '@nutricion/contract/fulfilment/deliveries';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Link } from 'react-router';
import { call } from '../../../kit/api/api.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { cashText } from './cash-sheet.tsx';
import { hospitalName } from './round-card.tsx';

interface OtherDriversRouteProps {
  readonly route: DeliveryRouteJson;
  readonly onClaimed: (route: DeliveryRouteJson) => void;
}

/** A route of another driver, a released one, or a closed one. */
export const OtherDriversRoute = ({ route, onClaimed }: OtherDriversRouteProps) => {
  const claiming = useSubmit({
    fields: [],
    send: async () =>
      onClaimed(await call('POST /api/admin/deliveries/routes/{id}/take', { params: { id: route.id } })),
  });
  const isOver = route.state !== 'open';
  const delivered = route.stops.filter(({ status }) => status === 'entregado').length;
  return (
    <Block>
      <EmptyState
        heading="h1"
        title={
          isOver ? 'Ruta terminada' : route.driver ? `La lleva ${route.driver.name}` : 'Esta ruta está suelta'
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isOver && (
              <Button size="lg" loading={claiming.isSending} onClick={claiming.submit}>
                Seguir yo
              </Button>
            )}
            <Link to="/admin/deliveries" className={buttonClass(isOver ? 'primary' : 'outline', 'lg')}>
              {isOver ? 'Tomar otra ruta' : 'Ver lo que hay'}
            </Link>
          </div>
        }
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
      </EmptyState>
      <FormAlert message={claiming.failure} />
    </Block>
  );
};
