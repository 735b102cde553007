import { deliveryWindowLabel } from '@nutricion/domain/order/delivery';
import { shortDeliveryDay } from '@nutricion/domain/order/delivery-day';
import { ArrowRight, Truck } from 'lucide-react';
import { Link } from 'react-router';
import type { Deliveries } from './delivery-query.ts';
import { hospitalName } from './round-card.tsx';

interface OpenRouteProps {
  readonly route: Deliveries['routes'][number];
  readonly nowMs: number;
}

/** A route on its way: one's own to go on with, or another's, that may be left alone. */
export const OpenRoute = ({ route, nowMs }: OpenRouteProps) => (
  <Link
    to={`/admin/deliveries/${route.id}`}
    className={
      route.is_mine
        ? 'flex min-h-20 items-center gap-3.5 rounded-bloque bg-verde p-4 text-white hover:bg-verde-pulsado'
        : 'flex min-h-16 items-center gap-3.5 rounded-ficha bg-papel px-4 py-3 hover:bg-rocio-2'
    }
  >
    <Truck size={26} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
    <span className="min-w-0 flex-1">
      <span className="block font-[650]">
        {route.is_mine ? 'Seguir con tu ruta' : (route.driver?.name ?? 'Suelta: nadie la lleva')}
      </span>
      <span className={route.is_mine ? 'block text-ui' : 'block text-nota text-tinta-suave'}>
        {hospitalName(route.hospital)} · {shortDeliveryDay(route.date)}, {deliveryWindowLabel(route.window)} ·{' '}
        {leftText(route)}
        {!route.is_mine && ` · ${stateText(route, nowMs)}`}
      </span>
    </span>
    <ArrowRight size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
  </Link>
);

const leftText = ({ left }: OpenRouteProps['route']): string => {
  if (left === 0) return 'falta cuadrar';
  return left === 1 ? 'queda 1 parada' : `quedan ${left} paradas`;
};

const MINUTE_MS = 60_000;

const stateText = ({ may_take, leased_until }: OpenRouteProps['route'], nowMs: number): string => {
  if (may_take) return 'la puedes tomar';
  const minutes = Math.max(1, Math.ceil((Date.parse(leased_until) - nowMs) / MINUTE_MS));
  return minutes === 1 ? 'suya 1 minuto más' : `suya ${minutes} minutos más`;
};
