import type { OrderPaymentJson } from '@nutricion/contract/payments/payments';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { orderPaymentQuery, refetchOrder } from './api.ts';
import { AthPending } from './ath-pending.tsx';
import { PayChoice } from './pay-choice.tsx';

/** /checkout/pago?orden=: pays an order, waits for the payment, shows the result. */
export const PayPage = () => {
  const [params] = useSearchParams();
  const orderId = params.get('orden') ?? '';
  const query = useQuery(orderPaymentQuery(orderId));
  const { data } = query;
  const status = data?.order.status;
  useEffect(() => {
    if (status !== undefined && status !== 'pendiente_pago') void refetchOrder(orderId);
  }, [status, orderId]);

  if (data && data.order.status !== 'pendiente_pago' && data.order.status !== 'vencido')
    return <Navigate to={`/profile/orders/${orderId}?nueva=1`} replace />;
  return (
    <div className="min-h-full bg-suelo py-6 md:py-12">
      <div className="page max-w-[620px]">
        <PageTitle documentTitle="Pagar" className="mb-5 text-[2.25rem] md:text-[2.5rem]">
          Pagar tu pedido
        </PageTitle>
        <Block>
          {data ? (
            <Paying
              payment={data}
              isReturning={params.has('cancelado')}
              onChange={() => void query.refetch()}
            />
          ) : query.isError ? (
            <FailedLoad query={query} />
          ) : (
            <div role="status" aria-label="Cargando el pago" className="breathes grid gap-4">
              <Skeleton className="h-8 w-56" />
              <Skeleton className="h-24 w-full" />
            </div>
          )}
        </Block>
      </div>
    </div>
  );
};

interface PayingProps {
  readonly payment: OrderPaymentJson;
  /** Returned from the provider's page without having paid. */
  readonly isReturning: boolean;
  readonly onChange: () => void;
}

const Paying = ({ payment: { order, payment, methods }, isReturning, onChange }: PayingProps) => {
  if (order.status === 'vencido')
    return (
      <EmptyState
        title="Se acabó el tiempo para pagar"
        action={
          <Link to={`/profile/orders/${order.id}`} className={buttonClass()}>
            Ver el pedido
          </Link>
        }
      >
        Soltamos lo que te guardábamos. Si pagaste a última hora, te lo confirmamos o te devolvemos el dinero
        por correo. Puedes pedir lo mismo otra vez desde tu pedido.
      </EmptyState>
    );
  if (payment?.method === 'ath-movil' && payment.status !== 'anulado' && payment.status !== 'fallido')
    return <AthPending orderId={order.id} payment={payment} onChange={onChange} />;
  if (payment?.method === 'card' && payment.status === 'pendiente' && payment.redirect_url)
    return (
      <CardWait
        failure={payment.failure}
        url={payment.redirect_url}
        isReturning={isReturning}
        other={
          <PayChoice
            order={order}
            methods={methods.filter((method) => method !== 'card')}
            onChange={onChange}
          />
        }
      />
    );
  return (
    <PayChoice
      order={order}
      methods={methods}
      isFirst={payment === null}
      failure={
        payment?.status === 'fallido' || payment?.status === 'anulado' ? notDone[payment.method] : null
      }
      onChange={onChange}
    />
  );
};

const notDone = {
  card: 'El pago con tarjeta no se hizo. No se te cobró nada.',
  'ath-movil': 'El pago por ATH Móvil no se hizo. No se te cobró nada.',
  'on-delivery': 'Ese pago no se hizo.',
};

interface CardWaitProps {
  readonly failure: string | null;
  readonly url: string;
  readonly isReturning: boolean;
  readonly other: ReactNode;
}

const CardWait = ({ failure, url, isReturning, other }: CardWaitProps) => {
  const wasHere = useRef(isReturning);
  return (
    <div className="grid gap-4">
      <div role="status">
        <h2 className="mb-1.5">
          {failure
            ? 'Tu banco no aprobó el pago'
            : wasHere.current
              ? 'Todavía no has pagado'
              : 'Esperamos a tu banco'}
        </h2>
        <p className="text-tinta-suave">
          {failure
            ? 'No se te cobró nada. Intenta otra vez, con esa tarjeta o con otra.'
            : wasHere.current
              ? 'Tu pedido está guardado por media hora. No se te ha cobrado nada.'
              : 'En cuanto nos confirme, pasas a tu pedido. Si cerraste la página del banco, ábrela otra vez.'}
        </p>
      </div>
      <a href={url} className={buttonClass('primary', 'lg', true)}>
        {failure ? 'Intentar otra vez' : 'Ir a pagar con tarjeta'}
      </a>
      {other}
    </div>
  );
};
