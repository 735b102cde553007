import type { OrderJson } from '@nutricion/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/http.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface CancelDialogProps {
  readonly order: OrderJson;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks once before an order is taken back; when the shop was quicker it says so and shows how things stand. */
export const CancelDialog = ({ order, open, onOpenChange }: CancelDialogProps) => {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () =>
      call('POST /api/orders/{id}/cancellation', {
        params: { id: order.id },
        body: { version: order.version },
      }),
    onSuccess: (cancelled) => {
      queryClient.setQueryData(['orders', order.id], cancelled);
      void queryClient.invalidateQueries({ queryKey: ['orders'], exact: true });
      // Its products are back on the shelf.
      for (const key of ['home', 'category', 'product', 'reorder'])
        void queryClient.invalidateQueries({ queryKey: [key] });
      onOpenChange(false);
      toastSuccess(`Cancelamos tu orden ${order.number}`, 'No te llega nada y no pagas nada.');
    },
    onError: (error) => {
      if (error instanceof ApiProblem)
        void queryClient.invalidateQueries({ queryKey: ['orders', order.id], exact: true });
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
      title="¿Cancelar la orden?"
      description={`No te llegará nada de la orden ${order.number} y no pagas nada. Sus productos quedan para otras personas.`}
      actions={
        <>
          <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Sí, cancelar la orden
          </Button>
          <Button variant="outline" onClick={() => change(false)}>
            Dejarla como está
          </Button>
        </>
      }
    >
      {cancel.error && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-control bg-guayaba-tinte px-3.5 py-3 text-ui leading-snug font-[550] text-guayaba-tinta"
        >
          <CircleAlert size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
          {cancel.error.message}
        </p>
      )}
    </Dialog>
  );
};
