import { paymentMoney, receiptMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { formatDateTime } from '@nutricion/domain/orders/format-date-time';
import { paymentStateLabels } from '@nutricion/domain/payments/payment';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { orderPaymentsQuery, orderReceiptQuery } from '../api.ts';
import { wayText } from '../way-text.ts';

interface MoneyDocumentsProps {
  readonly orderId: string;
  /** The payment whose page it stands on. */
  readonly without?: string;
  /** The receipt's own page. */
  readonly isReceiptShown?: boolean;
}

/** Links to an order's payments, receipt and credit notes, for who may read payments. */
export const MoneyDocuments = ({ orderId, without, isReceiptShown }: MoneyDocumentsProps) => {
  const isAllowed = usePermission()('payments.read');
  const payments = useQuery({ ...orderPaymentsQuery(orderId), enabled: isAllowed });
  const documents = useQuery({ ...orderReceiptQuery(orderId), enabled: isAllowed });
  const failed = [payments, documents].find((query) => query.isError && !query.data);
  if (failed) return <FailedLoad query={failed} heading="h3" />;
  const others = (payments.data ?? []).filter(({ id }) => id !== without);
  const papers =
    documents.data?.receipt && !isReceiptShown
      ? [documents.data.receipt, ...documents.data.credit_notes]
      : [];
  if (others.length === 0 && papers.length === 0) return null;
  return (
    <ul aria-label="Pagos, recibo y notas de crédito" className="mt-3 grid gap-1.5">
      {others.map((payment) => (
        <DocumentLink
          key={payment.id}
          to={`/admin/payments/${payment.id}`}
          name={`Pago: ${wayText(payment)}${payment.last4 ? ` ···· ${payment.last4}` : ''}`}
          detail={`${paymentStateLabels[payment.status]} · ${formatDateTime(payment.created_at)}`}
          cents={paymentMoney.fromJson(payment).amountCents}
        />
      ))}
      {papers.map((paper) => (
        <DocumentLink
          key={paper.number}
          to={`/admin/payments/receipts/${orderId}`}
          name={`${paper.kind === 'recibo' ? 'Recibo' : 'Nota de crédito'} ${paper.number}`}
          detail={formatDateTime(paper.issued_at)}
          cents={receiptMoney.fromJson(paper).totalCents}
        />
      ))}
    </ul>
  );
};

interface DocumentLinkProps {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
  readonly cents: number;
}

const DocumentLink = ({ to, name, detail, cents }: DocumentLinkProps) => (
  <li>
    <Link
      to={to}
      className="flex min-h-12 items-center gap-3 rounded-ficha bg-suelo px-4 py-2 text-ui leading-snug hover:bg-rocio"
    >
      <span className="min-w-0 flex-1">
        <b className="font-[650] wrap-anywhere">{name}</b>
        <span className="block text-nota text-tinta-suave">{detail}</span>
      </span>
      <span className="font-[650] tabular-nums">{formatUsd(cents)}</span>
      <ChevronRight size={18} strokeWidth={2.2} aria-hidden="true" className="flex-none text-verde" />
    </Link>
  </li>
);
