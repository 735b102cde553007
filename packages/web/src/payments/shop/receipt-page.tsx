import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../kit/api/http.ts';
import { Block } from '../../kit/ui/block.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { receiptQuery } from './api.ts';
import { ReceiptDocuments } from './receipt-documents.tsx';

/** /profile/orders/{id}/receipt: a receipt to read, print or save. */
export const ReceiptPage = () => {
  const { orderId = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useQuery(receiptQuery(orderId));
  return (
    <div className="min-h-full bg-suelo pb-8 md:pb-14">
      <div className="page max-w-[760px]">
        <Link
          to={`/profile/orders/${orderId}`}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-semibold text-verde hover:underline"
        >
          <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
          El pedido
        </Link>
        {data && <ReceiptDocuments receipt={data.receipt} creditNotes={data.credit_notes} />}
        {isPending && (
          <div role="status" aria-label="Cargando el recibo" className="breathes">
            <Skeleton className="mb-6 h-11 w-64" />
            <Skeleton className="h-[520px] rounded-bloque bg-papel!" />
          </div>
        )}
        {error && !data && (
          <Block>
            {error instanceof ApiProblem && error.status === 404 ? (
              <EmptyState
                heading="h1"
                title="Todavía no hay recibo"
                action={
                  <Link to={`/profile/orders/${orderId}`} className={buttonClass()}>
                    Ver el pedido
                  </Link>
                }
              >
                Sale cuando te entregamos el pedido.
              </EmptyState>
            ) : (
              <FailedLoad heading="h1" query={{ error, isFetching, refetch }} />
            )}
          </Block>
        )}
      </div>
    </div>
  );
};
