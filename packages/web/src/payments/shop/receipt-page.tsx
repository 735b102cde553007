import type { ReceiptJson } from '@nutricion/contract/payments/receipts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Link, useParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../kit/api/http.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { receiptQuery } from './api.ts';
import { ReceiptDocument } from './receipt-document.tsx';

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
        {data && <Documents receipt={data.receipt} creditNotes={data.credit_notes} />}
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

const Documents = ({
  receipt,
  creditNotes,
}: {
  readonly receipt: ReceiptJson;
  readonly creditNotes: readonly ReceiptJson[];
}) => {
  const papers = [receipt, ...creditNotes].map((paper) => (
    <ReceiptDocument key={paper.number} receipt={paper} />
  ));
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <PageTitle documentTitle={`Recibo ${receipt.number}`} className="text-[2.25rem] md:text-[2.5rem]">
          Recibo <span className="whitespace-nowrap tabular-nums">{receipt.number}</span>
        </PageTitle>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={2.1} aria-hidden="true" />
          Imprimir
        </Button>
      </div>
      <div className="grid gap-4">{papers}</div>
      {createPortal(<div className="receipt-print">{papers}</div>, document.body)}
    </>
  );
};
