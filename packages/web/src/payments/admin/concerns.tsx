import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { concernsQuery } from './api.ts';
import { OrphansBlock } from './orphans-block.tsx';
import { PaymentCard } from './payment-card.tsx';

/** Payments that a person has to look at, each with what can be done. */
export const Concerns = () => {
  const query = useInfiniteQuery(concernsQuery);
  const payments = query.data?.pages.flatMap((page) => page.payments);
  const orphans = query.data?.pages[0]?.orphans ?? [];
  if (query.isError && !payments)
    return (
      <Block>
        <FailedLoad query={query} />
      </Block>
    );
  if (!payments)
    return (
      <div role="status" aria-label="Cargando los pagos" className="breathes grid gap-4">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-32 w-full rounded-bloque bg-papel!" />
        ))}
      </div>
    );
  return (
    <>
      {orphans.length > 0 && <OrphansBlock orphans={orphans} />}
      {payments.length + orphans.length === 0 && (
        <Block>
          <EmptyState title="Todo cuadra">
            Aquí llega lo que una persona tiene que mirar: pagos en duda, devoluciones rechazadas, disputas.
          </EmptyState>
        </Block>
      )}
      <ul className="grid gap-4">
        {payments.map((payment) => (
          <li key={payment.id}>
            <PaymentCard payment={payment} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-5 text-center">
          <Button
            variant="outline"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Ver más
          </Button>
        </div>
      )}
    </>
  );
};
