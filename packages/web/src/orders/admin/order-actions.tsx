import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { isPrintable } from '@nutricion/domain/fulfilment/printing';
import { adminStatusLabels, type OrderStatus } from '@nutricion/domain/orders/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Printer, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { ReasonDialog } from '../../kit/admin/reason-dialog.tsx';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { forgiveCustomer, orderQuery, transitionOrder } from './api.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { conflictOf, conflictText, type OrderConflict } from './order-conflict.ts';
import { TelephoneActions } from './telephone/telephone-actions.tsx';
import { TransitionDialog } from './transition-dialog.tsx';

interface OrderActionsProps {
  readonly order: AdminOrderJson;
  /** The shop doesn't respond: the order is only shown. */
  readonly isReadOnly: boolean;
}

/** Actions for the order in its current state, by permission. */
export const OrderActions = ({ order, isReadOnly }: OrderActionsProps) => {
  const [openDialog, setOpenDialog] = useState<OrderStatus | 'cancel' | null>(null);
  const [forgiving, setForgiving] = useState<Forgiveness | null>(null);
  const [conflict, setConflict] = useState<OrderConflict | null>(null);
  const queryClient = useQueryClient();
  const transitionTo = async (to: OrderStatus, reason?: string): Promise<void> => {
    await transitionOrder(order, to, reason);
    setConflict(null);
    toastSuccess(`${order.number}: ${adminStatusLabels[to].toLowerCase()}`);
  };
  /** Somebody else changed the order first: shows it as it is now, and who changed it. */
  const onFailure = (error: unknown): boolean => {
    const orderConflict = conflictOf(error);
    if (!orderConflict) return false;
    setConflict(orderConflict);
    void queryClient.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    // An open dialog keeps its input and shows the conflict itself.
    return openDialog === null;
  };
  const buttons = order.moves.filter(({ by_form }) => by_form === null);
  const canPrint = usePermission()('orders.print') && isPrintable(order.status);
  const isToPick = order.moves.some(({ by_form }) => by_form === 'picking');
  const isIdle =
    buttons.length === 0 &&
    !isToPick &&
    !order.may_cancel &&
    !order.may_change &&
    !order.is_waiting &&
    !canPrint &&
    !order.may_excuse &&
    !order.may_unlock;
  const forgiveness = forgivenesses.find(({ id }) => id === forgiving);
  if (isIdle && !conflict) return null;
  return (
    <section aria-label="Qué se puede hacer" className="mb-4">
      {conflict && <ConflictNote conflict={conflict} />}
      <div className="flex flex-wrap gap-3">
        {order.is_waiting && (
          <Link to="/admin/orders?vista=por-confirmar" className={buttonClass()}>
            Ir a confirmarlo
          </Link>
        )}
        {isToPick && (
          <Link to="/admin/picking" className={buttonClass()}>
            Ir a prepararlo
          </Link>
        )}
        {buttons.map(({ to, needs_reason }, index) => (
          <TransitionButton
            key={to}
            label={transitionLabels[to]}
            isMain={index === 0 && !needs_reason}
            isDisabled={isReadOnly}
            onTransition={needs_reason ? () => setOpenDialog(to) : () => transitionTo(to)}
            onFailure={onFailure}
          />
        ))}
        {canPrint && (
          <Link to={`/admin/print/orders?ids=${order.id}`} className={buttonClass('outline')}>
            <Printer size={18} strokeWidth={2.2} aria-hidden="true" />
            Imprimir
          </Link>
        )}
        {forgivenesses
          .filter(({ isFor }) => isFor(order))
          .map(({ id, label }) => (
            <Button key={id} variant="outline" disabled={isReadOnly} onClick={() => setForgiving(id)}>
              {label}
            </Button>
          ))}
        {order.may_change && <TelephoneActions order={order} isReadOnly={isReadOnly} />}
        {order.may_cancel && (
          <Button
            variant="outline"
            className="max-sm:flex-1"
            disabled={isReadOnly}
            onClick={() => setOpenDialog('cancel')}
          >
            <Ban size={18} strokeWidth={2.2} aria-hidden="true" className="text-guayaba-tinta" />
            Cancelar…
          </Button>
        )}
      </div>
      {openDialog === 'cancel' && (
        <CancelDialog order={order} onFailure={onFailure} onClose={() => setOpenDialog(null)} />
      )}
      {forgiveness && (
        <ReasonDialog
          title={forgiveness.label}
          description={forgiveness.description}
          action={forgiveness.label}
          question="¿Por qué?"
          onSend={(reason) => forgiveCustomer(order.id, forgiveness.id, reason)}
          onClose={() => setForgiving(null)}
        />
      )}
      {openDialog !== null && openDialog !== 'cancel' && (
        <TransitionDialog
          label={transitionLabels[openDialog]}
          number={order.number}
          onConfirm={(reason) => transitionTo(openDialog, reason)}
          onFailure={onFailure}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </section>
  );
};

type Forgiveness = 'excuse-no-show' | 'unlock-code';

const forgivenesses: readonly {
  readonly id: Forgiveness;
  readonly label: string;
  readonly description: string;
  readonly isFor: (order: AdminOrderJson) => boolean;
}[] = [
  {
    id: 'excuse-no-show',
    label: 'Quitar la falta',
    description: 'Deja de contar para que esta persona tenga que pagar antes. Queda en las notas.',
    isFor: ({ may_excuse }) => may_excuse,
  },
  {
    id: 'unlock-code',
    label: 'Desbloquear el código',
    description: 'Se escribió mal cinco veces. Habla con quien recibe antes de dar más intentos.',
    isFor: ({ may_unlock }) => may_unlock,
  },
];

interface TransitionButtonProps {
  readonly label: string;
  readonly isMain: boolean;
  readonly isDisabled: boolean;
  readonly onTransition: () => unknown;
  readonly onFailure: (error: unknown) => boolean;
}

const TransitionButton = ({ label, isMain, isDisabled, onTransition, onFailure }: TransitionButtonProps) => {
  const { isSending, failure, submit } = useSubmit({ fields: [], send: onTransition, onFailure });
  return (
    <div className="max-sm:flex-1">
      <Button
        wide
        variant={isMain ? 'primary' : 'outline'}
        disabled={isDisabled}
        loading={isSending}
        onClick={submit}
      >
        {label}
      </Button>
      <FormAlert message={failure} />
    </div>
  );
};

const ConflictNote = ({ conflict }: { readonly conflict: OrderConflict }) => (
  <p
    role="alert"
    className="mb-4 flex items-start gap-3 rounded-ficha bg-mango-tinte px-4 py-3 text-ui font-semibold text-mango-tinta"
  >
    <UsersRound size={20} strokeWidth={2.1} aria-hidden="true" className="mt-px flex-none" />
    <span>{conflictText(conflict)} Tu cambio no se hizo: abajo lo ves como está ahora.</span>
  </p>
);

/** What a step is called on its button. */
const transitionLabels: Record<OrderStatus, string> = {
  pendiente_pago: 'Esperar el pago',
  confirmado: 'Devolver a la cola',
  en_preparacion: 'Empezar a preparar',
  listo: 'Marcar listo',
  en_ruta: 'Salir en ruta',
  entregado: 'Marcar entregado',
  vencido: 'Vencer',
  cancelado: 'Cancelar',
  no_entregado: 'No se pudo entregar',
  esperando_cliente: 'Esperar al cliente',
};
