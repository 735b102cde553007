import type { ReceiptJson } from '@nutricion/contract/payments/receipts';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../../kit/ui/button.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { ReceiptDocument } from './receipt-document.tsx';

interface ReceiptDocumentsProps {
  readonly receipt: ReceiptJson;
  readonly creditNotes: readonly ReceiptJson[];
}

/** An order's receipt with its credit notes, to read and to print. */
export const ReceiptDocuments = ({ receipt, creditNotes }: ReceiptDocumentsProps) => {
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
