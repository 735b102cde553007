import type { OrderJson } from '@nutricion/contract/orders/orders';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../kit/api/failure-text.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { cancelOrder } from './api.ts';

interface CancelDialogProps {
  readonly order: OrderJson;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for confirmation before an order is cancelled; if it has changed meanwhile, shows its current state. */
export const CancelDialog = ({ order, open, onOpenChange }: CancelDialogProps) => {
  const cancel = useMutation({
    mutationFn: () => cancelOrder(order),
    onSuccess: () => {
      onOpenChange(false);
      toastSuccess(`Cancelamos tu pedido ${order.number}`, 'No te llega nada y no pagas nada.');
    },
  });
  const change = (next: boolean) => {
    cancel.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="¿Cancelar el pedido?"
      description={`No te llegará nada del pedido ${order.number} y no pagas nada. Sus productos quedan para otras personas.`}
      actions={
        <>
          <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Sí, cancelar el pedido
          </Button>
          <Button variant="outline" onClick={() => change(false)}>
            Dejarlo como está
          </Button>
        </>
      }
    >
      <FormAlert message={cancel.error && failureText(cancel.error)} />
    </Dialog>
  );
};
