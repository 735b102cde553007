import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Truck } from 'lucide-react';
import { leaseText, WorkInProgressLink } from '../../../kit/admin/sending/work-in-progress-link.tsx';
import type { Deliveries } from '../api.ts';
import { hospitalName } from './round-card.tsx';

interface OpenRouteProps {
  readonly route: Deliveries['routes'][number];
  readonly nowMs: number;
}

/** A link to an open route, the user's own or another driver's. */
export const OpenRoute = ({ route, nowMs }: OpenRouteProps) => (
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
