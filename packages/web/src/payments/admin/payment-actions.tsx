import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { ReasonDialog } from '../../kit/admin/reason-dialog.tsx';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { type PaymentAction, refreshPayment, resolvePayment } from './api.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Actions that resolve a payment's state; read-only users only get the link to its order. */
export const PaymentActions = ({ payment }: { readonly payment: AdminPaymentJson }) => {
  const [dialog, setDialog] = useState<PaymentAction | 'lines' | null>(null);
  const hasPermission = usePermission();
  const requestAction = useMutation({ mutationFn: () => refreshPayment(payment.id) });
  const last = payment.operations.at(-1);
  const isRefused = last?.state === 'rechazada';
  const isOnline = payment.method !== 'on-delivery';
  const { concern } = payment;
  return (
    <>
      <FormAlert message={requestAction.error?.message ?? null} />
      <div className="mt-3 flex flex-wrap gap-3">
        {hasPermission('payments.refund') && isRefused && (
          <Button size="sm" onClick={() => setDialog('retry')}>
            Reintentar
          </Button>
        )}
        <Link to={`/admin/orders/${payment.order_id}`} className={buttonClass('outline', 'sm')}>
          Abrir el pedido
        </Link>
        {hasPermission('payments.refund') && (
          <>
            {isOnline && concern !== null && (
              <Button
                size="sm"
                variant="outline"
                loading={requestAction.isPending}
                onClick={() => requestAction.mutate()}
              >
                Preguntar ahora
              </Button>
            )}
            {isRefused && last.kind === 'refund' && (
              <Button size="sm" variant="outline" onClick={() => setDialog('manual-refund')}>
                Registrar devolución manual
              </Button>
            )}
            {(concern === 'dispute' || concern === 'hold-lost' || concern === 'hold-ends') && (
              <Button size="sm" variant="outline" onClick={() => setDialog('attend')}>
                Ya lo atendí
              </Button>
            )}
            {payment.status === 'cobrado' && !isRefused && (
              <Button size="sm" variant="outline" onClick={() => setDialog('lines')}>
                Devolver dinero
              </Button>
            )}
          </>
        )}
      </div>
      {dialog === 'lines' && <RefundDialog payment={payment} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'lines' && (
        <ReasonDialog
          {...actions[dialog]}
          onSend={(reason) => resolvePayment(payment, dialog, reason)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
};

const actions: Record<
  PaymentAction,
  { title: string; description: string; action: string; question: string }
> = {
  retry: {
    title: 'Reintentar',
    description: 'Se le pide otra vez al proveedor lo mismo que rechazó.',
    action: 'Reintentar',
    question: '¿Por qué ahora sí?',
  },
  'manual-refund': {
    title: 'Registrar devolución manual',
    description: 'Anota cómo devolviste el dinero que el proveedor rechazó, con su número o recibo.',
    action: 'Anotar',
    question: '¿Cómo la devolviste?',
  },
  attend: {
    title: 'Ya lo atendí',
    description: 'Sale de la lista, y vuelve si algo cambia en el pago.',
    action: 'Anotar',
    question: '¿Qué hiciste?',
  },
};
