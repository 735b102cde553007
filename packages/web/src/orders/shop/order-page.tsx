import type { OrderJson } from '@nutricion/contract/orders/orders';
import { formatDateTime } from '@nutricion/domain/orders/format-date-time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../kit/api/http.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { orderQuery } from './api.ts';
import { Celebration } from './celebration.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderHandover } from './order-handover.tsx';
import { OrderItems } from './order-items.tsx';
import { statusLabel, statusTone } from './order-timeline.ts';
import { OrderTotals } from './order-totals.tsx';
import { Timeline } from './timeline.tsx';

/** /profile/orders/{id}: one order; with `?nueva=1` it has just been placed. */
export const OrderPage = () => {
  const { orderId = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useQuery(orderQuery(orderId));
  if (data) return <Order order={data} isNew={params.get('nueva') === '1'} nowMs={dataUpdatedAt} />;
  if (isPending)
    return (
      <OrderFrame>
        <OrderSkeleton />
      </OrderFrame>
    );
  return (
    <OrderFrame>
      <Block>
        {error instanceof ApiProblem && error.status < 500 ? (
          <EmptyState
            heading="h1"
            title="No encontramos ese pedido"
            action={
              <Link to="/profile?seccion=pedidos" className={buttonClass()}>
                Ver mis pedidos
              </Link>
            }
          >
            Revisa el enlace, o búscalo entre tus pedidos.
          </EmptyState>
        ) : (
          <FailedLoad heading="h1" query={{ error, isFetching, refetch }} />
        )}
      </Block>
    </OrderFrame>
  );
};

interface OrderProps {
  readonly order: OrderJson;
  readonly isNew: boolean;
  readonly nowMs: number;
}

const Order = ({ order, isNew, nowMs }: OrderProps) => (
  <OrderFrame>
    {isNew ? (
      <Celebration order={order} />
    ) : (
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle documentTitle={`Pedido ${order.number}`} className="text-[2.25rem] md:text-[2.5rem]">
          Pedido <span className="tabular-nums">{order.number}</span>
        </PageTitle>
        <Badge tone={statusTone(order.status)}>
          {statusLabel({ status: order.status, review: order.review?.state })}
        </Badge>
        <p className="w-full text-tinta-suave">
          {order.by_telephone ? 'Hecho por teléfono con el equipo' : 'Hecho'} el{' '}
          {formatDateTime(order.created_at)}
        </p>
      </div>
    )}
    {/* Two columns on a desktop; on a telephone one, with what can be done before what was bought. */}
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_372px] md:gap-7">
      <div className="grid min-w-0 gap-4 max-md:contents">
        <OrderHandover order={order} nowMs={nowMs} />
        <Timeline order={order} />
        <div className="max-md:order-3">
          <OrderItems order={order} />
        </div>
      </div>
      <div className="grid min-w-0 gap-4 max-md:contents">
        <div className={isNew ? 'order-last' : 'max-md:order-2'}>
          <OrderActions order={order} isNew={isNew} />
        </div>
        <div className="max-md:order-4">
          <OrderDelivery order={order} />
        </div>
        <div className="max-md:order-5">
          <OrderTotals order={order} />
        </div>
      </div>
    </div>
  </OrderFrame>
);

const OrderFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="min-h-full bg-suelo pb-8 md:pb-14">
    <div className="page">
      <Link
        to="/profile?seccion=pedidos"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-semibold text-verde hover:underline"
      >
        <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
        Mis pedidos
      </Link>
      {children}
    </div>
  </div>
);

const OrderSkeleton = () => (
  <div role="status" aria-label="Cargando el pedido" className="breathes">
    <Skeleton className="mb-6 h-11 w-64" />
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_372px] md:gap-7">
      <Skeleton className="h-[520px] rounded-bloque bg-papel!" />
      <Skeleton className="h-[320px] rounded-bloque bg-papel!" />
    </div>
  </div>
);
