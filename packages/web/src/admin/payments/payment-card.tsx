import { paymentMoney } from '@nutricion/contract/order-money';
import type { AdminPaymentJson } from '@nutricion/contract/payments';
import { formatUsd } from '@nutricion/domain/money/money';
import { momentText } from '@nutricion/domain/order/moment-text';
import { orderStatusLabels } from '@nutricion/domain/order/order-status';
import { paymentStateLabels } from '@nutricion/domain/payment/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { concernTexts, kindTexts, methodTexts, operationTexts } from './payment-words.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** A payment with its three sums, what was asked of its provider and what the provider told. */
export const PaymentCard = ({ payment }: { readonly payment: AdminPaymentJson }) => {
  const [dialog, setDialog] = useState<'lines' | 'manual' | null>(null);
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['admin', 'payments'] });
  const retry = useMutation({
    mutationFn: () =>
      call('POST /api/admin/payments/{id}/retry', {
        params: { id: payment.id },
        body: { version: payment.version, reason: 'Reintento' },
      }),
    onSettled: reload,
  });
  const { amountCents, authorizedCents, capturedCents, refundedCents } = paymentMoney.fromJson(payment);
  const isRefused = payment.operations.at(-1)?.state === 'rechazada';
  const canRefund = payment.status === 'cobrado' && payment.method !== 'on-delivery';
  return (
    <Block aria-label={`Pago de ${payment.order_number}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="num">{payment.order_number}</h2>
        <b className="num text-[1.25rem]">{formatUsd(amountCents)}</b>
      </div>
      <p className="text-ui text-tinta-suave">
        {methodTexts[payment.method]}
        {payment.last4 && ` ···· ${payment.last4}`} · {paymentStateLabels[payment.status]} · Pedido{' '}
        {orderStatusLabels[payment.order_status].toLowerCase()} · {momentText(payment.created_at)}
      </p>
      {payment.concern && (
        <p className="mt-3 rounded-[16px] bg-guayaba-tinte px-4 py-3 text-ui font-semibold text-guayaba-tinta">
          {concernTexts[payment.concern]}
        </p>
      )}
      <dl className="mt-3 grid grid-cols-3 gap-2 text-center">
        {(
          [
            ['Autorizado', authorizedCents],
            ['Cobrado', capturedCents],
            ['Devuelto', refundedCents],
          ] as const
        ).map(([term, cents]) => (
          <div key={term} className="rounded-[16px] bg-suelo px-2 py-2.5">
            <dt className="text-nota text-tinta-suave">{term}</dt>
            <dd className="num font-[650]">{formatUsd(cents)}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-verde">
          Operaciones y avisos ({payment.operations.length + payment.events.length})
        </summary>
        <ol className="grid gap-1.5 text-ui">
          {payment.operations.map((operation) => (
            <li key={operation.id}>
              {kindTexts[operation.kind]} {formatUsd(paymentMoney.fromJson(operation).amountCents)} ·{' '}
              {operationTexts[operation.state]}
              {operation.failure && ` (${operation.failure})`}
              {operation.reason && ` · ${operation.reason}`}
            </li>
          ))}
          {payment.events.map((event) => (
            <li key={event.id} className="break-all text-tinta-suave">
              {event.type} · {momentText(event.received_at)}
            </li>
          ))}
        </ol>
      </details>
      <FormAlert message={retry.error?.message ?? null} />
      {(isRefused || canRefund) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {isRefused && (
            <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate()}>
              Reintentar
            </Button>
          )}
          {isRefused && payment.operations.at(-1)?.kind === 'refund' && (
            <Button size="sm" variant="outline" onClick={() => setDialog('manual')}>
              Registrar devolución manual
            </Button>
          )}
          {canRefund && (
            <Button size="sm" variant="outline" onClick={() => setDialog('lines')}>
              Devolver por línea
            </Button>
          )}
        </div>
      )}
      {dialog && (
        <RefundDialog
          payment={payment}
          kind={dialog}
          onClose={() => setDialog(null)}
          onDone={() => void reload()}
        />
      )}
    </Block>
  );
};
