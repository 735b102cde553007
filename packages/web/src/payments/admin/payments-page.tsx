import { paymentStateLabels, paymentStates } from '@nutricion/domain/payments/payment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { COUNT_LOADING, PageHead } from '../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { CONCERN, paymentsQuery } from './api.ts';
import { OrphansBlock } from './orphans-block.tsx';
import { PaymentCard } from './payment-card.tsx';

/** /admin/payments: payments that need a person first, or payments by state. */
export const PaymentsPage = () => {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('estado') ?? CONCERN;
  const query = useInfiniteQuery(paymentsQuery(chosen));
  const payments = query.data?.pages.flatMap((page) => page.payments);
  const isConcern = chosen === CONCERN;
  const orphans = (isConcern && query.data?.pages[0]?.orphans) || [];
  return (
    <>
      <PageHead
        title="Pagos"
        actions={
          <div className="flex flex-wrap items-end gap-3">
            <Field label="Qué se ve" hideLabel>
              <Select
                value={chosen}
                onChange={(event) => setParams({ estado: event.target.value }, { replace: true })}
              >
                <option value={CONCERN}>Por conciliar</option>
                <option value="todos">Todos</option>
                {paymentStates.map((state) => (
                  <option key={state} value={state}>
                    {paymentStateLabels[state]}
                  </option>
                ))}
              </Select>
            </Field>
            <Link to="/admin/payments/close" className={buttonClass('outline')}>
              Cierre del día
            </Link>
          </div>
        }
      >
        {payments ? countText(payments.length + orphans.length, isConcern, query.hasNextPage) : COUNT_LOADING}
      </PageHead>
      {orphans.length > 0 && <OrphansBlock orphans={orphans} />}
      {query.isError && !payments ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !payments ? (
        <div role="status" aria-label="Cargando los pagos" className="breathes grid gap-4">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-32 w-full rounded-bloque bg-papel!" />
          ))}
        </div>
      ) : payments.length + orphans.length === 0 ? (
        <NoPayments isConcern={isConcern} />
      ) : (
        <ul className="grid gap-4">
          {payments.map((payment) => (
            <li key={payment.id}>
              <PaymentCard payment={payment} />
            </li>
          ))}
        </ul>
      )}
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

const NoPayments = ({ isConcern }: { readonly isConcern: boolean }) => (
  <Block>
    <EmptyState title={isConcern ? 'Todo cuadra' : 'Ningún pago así'}>
      {isConcern
        ? 'Aquí llega lo que una persona tiene que mirar: pagos en duda, devoluciones rechazadas, disputas.'
        : 'Escoge otro estado para ver más pagos.'}
    </EmptyState>
  </Block>
);

const countText = (count: number, isConcern: boolean, hasMore: boolean): string => {
  if (isConcern && count === 0) return 'Nada por conciliar';
  const countLabel = hasMore ? `Más de ${count}` : count;
  if (isConcern) return `${countLabel} por conciliar`;
  return count === 1 ? '1 pago' : `${countLabel} pagos`;
};
