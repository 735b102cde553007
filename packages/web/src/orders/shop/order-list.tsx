import { orderMoney } from '@nutricion/contract/orders/order-money';
import type { OrderSummaryJson } from '@nutricion/contract/orders/orders';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Price } from '../../catalog/public/price.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { ordersQuery } from './api.ts';
import { statusLabel, statusTone } from './order-timeline.ts';

/** The customer's orders, newest first, loaded page by page. */
export const OrderList = () => {
  const { error, data, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ordersQuery);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <Block aria-labelledby="pedidos">
      <h2 id="pedidos">Mis pedidos</h2>
      {isPending && <ListSkeleton />}
      {!isPending && !data && <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />}
      {data && orders.length === 0 && (
        <EmptyState
          heading="h3"
          title="Todavía no tienes pedidos"
          action={
            <Link to="/" className={buttonClass()}>
              Ver la tienda
            </Link>
          }
        >
          Cuando hagas el primero, aquí verás cómo va.
        </EmptyState>
      )}
      <ul className="mt-2 divide-y divide-linea">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="quiet"
          wide
          className="mt-3"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Ver más pedidos
        </Button>
      )}
    </Block>
  );
};

const OrderRow = ({ order }: { readonly order: OrderSummaryJson }) => (
  <Link
    to={`/profile/orders/${order.id}`}
    className="-mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-[16px] px-2 py-4 transition-colors duration-rapido hover:bg-suelo"
  >
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <b className="num text-[1.125rem]">{order.number}</b>
      <Badge tone={statusTone(order.status)}>{statusLabel(order)}</Badge>
    </p>
    <Price cents={orderMoney.fromJson(order).totalCents} size="sm" className="justify-self-end" />
    <p className="text-[.875rem] leading-snug text-tinta-suave">
      Entrega {shortDeliveryDay(order.delivery_date)} · {deliveryWindowLabel(order.delivery_window)}
      <br />
      {order.item_count === 1 ? '1 artículo' : `${order.item_count} artículos`}
      <Saved order={order} />
    </p>
    <span aria-hidden="true" className="flex justify-self-end max-sm:hidden">
      {order.images.map((image, index) => (
        <ProductArt
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may share a picture, and none ever moves
          key={index}
          src={image}
          alt=""
          categoryId={null}
          className="-ml-2 size-12 rounded-[14px] ring-2 ring-papel"
        />
      ))}
    </span>
  </Link>
);

/** The same saving as on the order's page. */
const Saved = ({ order }: { readonly order: OrderSummaryJson }) => {
  const { savedCents = 0 } = orderMoney.fromJson(order);
  if (savedCents === 0) return null;
  return (
    <span className="whitespace-nowrap">
      {' · '}
      {order.status === 'entregado' ? 'Ahorraste' : 'Ahorras'} {formatUsd(savedCents)}
    </span>
  );
};

const ListSkeleton = () => (
  <div role="status" aria-label="Cargando tus pedidos" className="breathes mt-4 grid gap-4">
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} className="h-20 w-full rounded-[16px]" />
    ))}
  </div>
);
