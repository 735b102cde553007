import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadedRecord } from '../../kit/admin/record/loaded-record.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { ReceiptDocuments } from '../shop/receipt-documents.tsx';
import { orderReceiptQuery } from './api.ts';
import { MoneyDocuments } from './public/money-documents.tsx';

/** /admin/payments/receipts/{order}: an order's receipt and credit notes, as its customer has them. */
export const OrderReceiptPage = () => {
  const { orderId = '' } = useParams();
  const query = useQuery(orderReceiptQuery(orderId));
  return (
    <div className="max-w-[760px]">
      <LoadedRecord
        query={query}
        name="Recibo"
        list={{ path: `/admin/orders/${orderId}`, label: 'El pedido' }}
      >
        {({ receipt, credit_notes }) =>
          receipt ? (
            <>
              <ReceiptDocuments receipt={receipt} creditNotes={credit_notes} />
              <div className="print:hidden">
                <MoneyDocuments orderId={orderId} isReceiptShown />
              </div>
            </>
          ) : (
            <Block>
              <EmptyState heading="h1" title="Todavía no hay recibo">
                Sale cuando se entrega el pedido.
              </EmptyState>
            </Block>
          )
        }
      </LoadedRecord>
    </div>
  );
};
