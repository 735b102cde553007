import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { formatTimeAgo } from '../../kit/lib/format-time.ts';
import { useIsOnline } from '../../kit/offline/offline-banner.tsx';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { orderQuery } from './api.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHandover } from './order-handover.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RecalledNote } from './recalled-note.tsx';
import { StatusBadge } from './status-badge.tsx';

/** /admin/orders/{id}: one order, and what can be done with it now. */
export const OrderPage = () => {
  const { id = '' } = useParams();
  const { data, error, isError, isFetching, refetch, dataUpdatedAt } = useQuery(orderQuery(id));
  const isOnline = useIsOnline();
  const isStale = data !== undefined && (isError || !isOnline);
  return (
    <>
      <Link
        to="/admin/orders"
        className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-semibold text-verde"
      >
        <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
        Pedidos
      </Link>
      {isStale && (
        <p
          role="status"
          className="mb-4 rounded-ficha bg-mango-tinte px-4 py-2.5 text-ui font-semibold text-mango-tinta"
        >
          Así estaba {formatTimeAgo(new Date(dataUpdatedAt).toISOString(), Date.now())}: la tienda no
          contesta.
        </p>
      )}
      {data ? (
        <Order order={data} isReadOnly={isStale} />
      ) : isError ? (
        <Block>
          <PageTitle documentTitle="Pedido · Administración" className="sr-only">
            Pedido
          </PageTitle>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : (
        <OrderSkeleton />
      )}
    </>
  );
};

interface OrderProps {
  readonly order: AdminOrderJson;
  readonly isReadOnly: boolean;
}

const Order = ({ order, isReadOnly }: OrderProps) => (
  <>
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <PageTitle documentTitle={`${order.number} · Administración`} className="tabular-nums">
        {order.number}
      </PageTitle>
      <StatusBadge status={order.status} isWaiting={order.is_waiting} />
      {order.by_telephone && <Badge>Por teléfono</Badge>}
      {order.is_late && <Badge tone="bad">Atrasado</Badge>}
      <p className="w-full text-tinta-suave">
        {shortDeliveryDay(order.delivery_date)}, {deliveryWindowLabel(order.delivery_window)}
        {' · '}
        {order.hospital ?? 'A domicilio'}
      </p>
    </div>
    {order.recalled.length > 0 && <RecalledNote order={order} isReadOnly={isReadOnly} />}
    <OrderActions order={order} isReadOnly={isReadOnly} />
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <OrderCustomer order={order} />
      <div className="grid gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <OrderLines order={order} />
        <OrderSums order={order} isReadOnly={isReadOnly} />
        <OrderNotes order={order} isReadOnly={isReadOnly} />
        <OrderHandover order={order} />
      </div>
      <OrderTimeline order={order} />
    </div>
  </>
);

const OrderSkeleton = () => (
  <div role="status" aria-label="Cargando el pedido" className="breathes">
    <Skeleton className="mb-5 h-10 w-56" />
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Skeleton className="h-96 w-full rounded-bloque bg-papel!" />
      <Skeleton className="h-72 w-full rounded-bloque bg-papel!" />
    </div>
  </div>
);
