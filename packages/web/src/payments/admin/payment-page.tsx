import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { orderReceiptQuery, paymentQuery } from './api.ts';
import { PaymentCard } from './payment-card.tsx';
import { MoneyDocuments } from './public/money-documents.tsx';

/** /admin/payments/{id}: one payment, with what can be done with it. */
export const PaymentPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(paymentQuery(id));
  const { data, isError } = query;
  return (
    <>
      <Link
        to="/admin/payments?estado=todos"
        className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-semibold text-verde"
      >
        <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
        Pagos
      </Link>
      <PageTitle documentTitle="Pago · Administración" className="mb-4">
        Pago
      </PageTitle>
      {data ? (
        <OnePayment payment={data} />
      ) : isError ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : data === null ? (
        <Block>
          <EmptyState title="Ese pago no existe">Búscalo en la lista por el número del pedido.</EmptyState>
        </Block>
      ) : (
        <div role="status" aria-label="Cargando el pago" className="breathes">
          <Skeleton className="h-64 w-full rounded-bloque bg-papel!" />
        </div>
      )}
    </>
  );
};

const OnePayment = ({ payment }: { readonly payment: AdminPaymentJson }) => {
  const { data } = useQuery(orderReceiptQuery(payment.order_id));
  return (
    <div className="grid gap-4">
      <PaymentCard payment={payment} creditNotes={data?.credit_notes ?? []} />
      {data?.receipt && (
        <Block aria-labelledby="papeles">
          <h2 id="papeles">Recibo y notas de crédito</h2>
          <MoneyDocuments orderId={payment.order_id} without={payment.id} />
        </Block>
      )}
    </div>
  );
};
