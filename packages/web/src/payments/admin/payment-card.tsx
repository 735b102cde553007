import { paymentMoney } from '@nutricion/contract/orders/order-money';
import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { formatUsd } from '@nutricion/domain/kit/money';
import { formatDateTime } from '@nutricion/domain/orders/format-date-time';
import { orderStatusLabels } from '@nutricion/domain/orders/order-status';
import { paymentStateLabels } from '@nutricion/domain/payments/payment';
import { Link } from 'react-router';
import { RecordLink } from '../../accounts/admin/public/record-link.tsx';
import type { ApiResponse } from '../../kit/api/api.ts';
import { Block } from '../../kit/ui/block.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { MoneyTiles } from './public/money-tiles.tsx';

interface PaymentCardProps {
  readonly payment: AdminPaymentJson;
  /** Of its order, so that a refund leads to its own. */
  readonly creditNotes?: ApiResponse<'GET /api/admin/orders/{id}/receipt'>['credit_notes'];
}

/** A payment with its three sums, its operations and the provider's responses. */
export const PaymentCard = ({ payment, creditNotes = [] }: PaymentCardProps) => {
  const creditNoteOf = (refundId: string) => creditNotes.find(({ refund_id }) => refund_id === refundId);
  const { amountCents, authorizedCents, capturedCents, refundedCents } = paymentMoney.fromJson(payment);
  return (
    <Block aria-label={`Pago de ${payment.order_number}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="num">
          <RecordLink
            permission="orders.read"
            to={`/admin/orders/${payment.order_id}`}
            className="text-verde-hondo hover:underline"
          >
            {payment.order_number}
          </RecordLink>
        </h2>
        <b className="num text-[1.25rem]">{formatUsd(amountCents)}</b>
      </div>
      <p className="text-ui text-tinta-suave">
        {methodLabels[payment.method]}
        {payment.last4 && ` ···· ${payment.last4}`} · {paymentStateLabels[payment.status]} · Pedido{' '}
        {orderStatusLabels[payment.order_status].toLowerCase()} · {formatDateTime(payment.created_at)}
      </p>
      <p className="text-ui text-tinta-suave">
        <RecordLink
          permission="users.read"
          to={payment.customer_id && `/admin/users?persona=${payment.customer_id}`}
        >
          {payment.recipient ?? 'Cuenta borrada'}
        </RecordLink>{' '}
        ·{' '}
        <RecordLink
          permission="hospitals.read"
          to={payment.hospital_id && `/admin/hospitals?hospital=${payment.hospital_id}`}
        >
          {payment.hospital ?? 'A domicilio'}
        </RecordLink>
        {payment.reference && ` · Comprobante ${payment.reference}`}
      </p>
      {payment.is_superseded && (
        <p className="mt-3 rounded-[16px] bg-suelo px-4 py-3 text-ui">
          El pedido se paga de otra forma: lo que llegue por este pago se devuelve solo.
        </p>
      )}
      {payment.concern && (
        <p className="mt-3 rounded-[16px] bg-guayaba-tinte px-4 py-3 text-ui font-semibold text-guayaba-tinta">
          {concernLabels[payment.concern]}
        </p>
      )}
      <MoneyTiles
        sums={[
          ['Autorizado', authorizedCents],
          ['Cobrado', capturedCents],
          ['Devuelto', refundedCents],
        ]}
      />
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-verde">
          Operaciones y avisos ({payment.operations.length + payment.events.length})
        </summary>
        <ol className="grid gap-1.5 text-ui">
          {payment.operations.map((operation) => (
            <li key={operation.id}>
              {kindLabels[operation.kind]} {formatUsd(paymentMoney.fromJson(operation).amountCents)} ·{' '}
              {operationLabels[operation.state]} · {formatDateTime(operation.created_at)}
              {operation.failure && ` (${operation.failure})`}
              {operation.reason && ` · ${operation.reason}`}
              <CreditNoteLink orderId={payment.order_id} note={creditNoteOf(operation.id)} />
            </li>
          ))}
          {payment.events.map((event) => (
            <li key={event.id} className="break-all text-tinta-suave">
              {event.type} · {formatDateTime(event.received_at)}
            </li>
          ))}
        </ol>
      </details>
      {payment.attended_note && (
        <p className="mt-2 text-ui text-tinta-suave wrap-anywhere">Atendido: {payment.attended_note}</p>
      )}
      <PaymentActions payment={payment} />
    </Block>
  );
};

interface CreditNoteLinkProps {
  readonly orderId: string;
  readonly note: { readonly number: string } | undefined;
}

const CreditNoteLink = ({ orderId, note }: CreditNoteLinkProps) =>
  note && (
    <>
      {' · '}
      <Link to={`/admin/payments/receipts/${orderId}`} className="font-semibold text-verde underline">
        Nota de crédito {note.number}
      </Link>
    </>
  );

type Operation = AdminPaymentJson['operations'][number];

const methodLabels: Record<AdminPaymentJson['method'], string> = {
  'on-delivery': 'Al recibir',
  card: 'Tarjeta',
  'ath-movil': 'ATH Móvil',
};

const concernLabels: Record<NonNullable<AdminPaymentJson['concern']>, string> = {
  'in-doubt': 'En duda: el proveedor no contestó. Se pregunta otra vez cada dos minutos.',
  'refund-failed': 'El proveedor lo rechazó. Reintenta, o devuelve por otra vía y anótalo.',
  'hold-ends': 'La autorización vence en menos de 24 horas: hay que preparar el pedido antes.',
  'hold-lost':
    'La autorización venció sin cobrarse. Llama a la persona, y desde su pedido pásalo a pagar al recibir.',
  dispute: 'En disputa: contesta en el panel del proveedor con la historia del pedido.',
};

const kindLabels: Record<Operation['kind'], string> = {
  capture: 'Cobrar',
  cancel: 'Soltar',
  refund: 'Devolver',
};

const operationLabels: Record<Operation['state'], string> = {
  pedida: 'pedido',
  hecha: 'hecho',
  rechazada: 'rechazado',
  en_duda: 'en duda',
};
