import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../shared/api/failed-load.tsx';
import { Block } from '../../ui/block.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { waitingOrdersQuery } from '../admin-queries.ts';
import { NOT_YET_KNOWN, PageHead } from '../page-head.tsx';
import { WaitingOrder } from './waiting-order.tsx';

/** /admin/orders: orders that wait for a person, the oldest first. */
export const OrdersPage = () => {
  const { error, data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(waitingOrdersQuery);
  return (
    <>
      <PageHead title="Pedidos">{data ? countText(data.total) : NOT_YET_KNOWN}</PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : !data ? (
        <div role="status" aria-label="Cargando los pedidos" className="breathes grid gap-4">
          {[0, 1].map((place) => (
            <Skeleton key={place} className="h-64 w-full rounded-bloque bg-papel!" />
          ))}
        </div>
      ) : data.orders.length === 0 ? (
        <Block>
          <EmptyState title="Ningún pedido espera por ti">
            Los pedidos grandes que se pagan al recibir llegan aquí antes de prepararse.
          </EmptyState>
        </Block>
      ) : (
        <ul className="grid gap-4">
          {data.orders.map((order) => (
            <li key={order.id}>
              <WaitingOrder order={order} nowMs={dataUpdatedAt} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const countText = (total: number): string => {
  if (total === 0) return 'Nada por confirmar';
  return total === 1
    ? '1 pedido espera a que alguien lo confirme'
    : `${total} pedidos esperan a que alguien los confirme`;
};
