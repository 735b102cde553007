import { deliveryWindowLabel } from '@nutricion/domain/order/delivery';
import { shortDeliveryDay } from '@nutricion/domain/order/delivery-day';
import { ArrowRight, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import type { Picking } from './batch-query.ts';

interface OpenBatchProps {
  readonly batch: Picking['batches'][number];
  readonly nowMs: number;
}

/** A batch on its way: one's own to go on with, or another's, that may be left alone. */
export const OpenBatch = ({ batch, nowMs }: OpenBatchProps) => (
  <Link
    to={`/admin/picking/${batch.id}`}
    className={
      batch.is_mine
        ? 'flex min-h-20 items-center gap-3.5 rounded-bloque bg-verde p-4 text-white hover:bg-verde-pulsado'
        : 'flex min-h-16 items-center gap-3.5 rounded-ficha bg-papel px-4 py-3 hover:bg-rocio-2'
    }
  >
    <ShoppingBasket size={26} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
    <span className="min-w-0 flex-1">
      <span className="block font-[650]">
        {batch.is_mine ? 'Seguir con tu lote' : (batch.picker?.name ?? 'Suelto: nadie lo tiene')}
      </span>
      <span className={batch.is_mine ? 'block text-ui' : 'block text-nota text-tinta-suave'}>
        {shortDeliveryDay(batch.delivery_date)}, {deliveryWindowLabel(batch.delivery_window)} ·{' '}
        {batch.bags === 1 ? '1 bolsa' : `${batch.bags} bolsas`}
        {!batch.is_mine && ` · ${stateText(batch, nowMs)}`}
      </span>
    </span>
    <ArrowRight size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
  </Link>
);

const MINUTE_MS = 60_000;

const stateText = ({ may_take, leased_until }: OpenBatchProps['batch'], nowMs: number): string => {
  if (may_take) return 'lo puedes tomar';
  const minutes = Math.max(1, Math.ceil((Date.parse(leased_until) - nowMs) / MINUTE_MS));
  return minutes === 1 ? 'suyo 1 minuto más' : `suyo ${minutes} minutos más`;
};
