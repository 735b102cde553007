import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { waitingOrdersQuery } from './api.ts';
import { WaitingOrder } from './waiting-order.tsx';

/** Orders that wait for a person, the oldest first. */
export const WaitingOrdersView = () => {
  const { error, data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(waitingOrdersQuery);
  if (isError && !data)
    return (
      <Block>
        <FailedLoad query={{ error, isFetching, refetch }} />
      </Block>
    );
  if (!data)
    return (
      <div role="status" aria-label="Cargando los pedidos" className="breathes grid gap-4">
        {[0, 1].map((place) => (
          <Skeleton key={place} className="h-64 w-full rounded-bloque bg-papel!" />
        ))}
      </div>
    );
  if (data.orders.length === 0)
    return (
      <Block>
        <EmptyState title="Ningún pedido espera por ti">
          Los pedidos grandes que se pagan al recibir llegan aquí antes de prepararse.
        </EmptyState>
      </Block>
    );
  return (
    <ul className="grid gap-4">
      {data.orders.map((order) => (
        <li key={order.id}>
          <WaitingOrder order={order} nowMs={dataUpdatedAt} />
        </li>
      ))}
    </ul>
  );
};

/** The text below the page's title. */
export const waitingText = (total: number): string => {
  if (total === 0) return 'Nada por confirmar';
  return total === 1
    ? '1 pedido espera a que alguien lo confirme'
    : `${total} pedidos esperan a que alguien los confirme`;
};
