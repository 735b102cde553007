import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { ShoppingBasket } from 'lucide-react';
import { leaseText, WorkInProgressLink } from '../../../kit/admin/sending/work-in-progress-link.tsx';
import type { Picking } from '../api.ts';

interface OpenBatchProps {
  readonly batch: Picking['batches'][number];
  readonly nowMs: number;
}

/** A link to an open batch, the user's own or another picker's. */
export const OpenBatch = ({ batch, nowMs }: OpenBatchProps) => (
  <WorkInProgressLink
    to={`/admin/picking/${batch.id}`}
    icon={ShoppingBasket}
    isMine={batch.is_mine}
    title={batch.is_mine ? 'Seguir con tu lote' : (batch.picker?.name ?? 'Suelto: nadie lo tiene')}
    detail={[
      `${shortDeliveryDay(batch.delivery_date)}, ${deliveryWindowLabel(batch.delivery_window)}`,
      batch.bags === 1 ? '1 bolsa' : `${batch.bags} bolsas`,
      ...(batch.is_mine ? [] : [stateText(batch, nowMs)]),
    ].join(' · ')}
  />
);

const stateText = ({ may_take, leased_until }: OpenBatchProps['batch'], nowMs: number): string =>
  may_take ? 'lo puedes tomar' : `suyo ${leaseText(leased_until, nowMs)}`;
