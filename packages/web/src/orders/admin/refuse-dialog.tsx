import type { WaitingOrderJson } from '@nutricion/contract/orders/order-reviews';
import { useId, useState } from 'react';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';

interface RefuseDialogProps {
  readonly order: WaitingOrderJson;
  readonly onClose: () => void;
  /** Rejects where it wasn't saved; what was typed stays. */
  readonly onRefuse: (reason: string) => Promise<void>;
}

/** Asks for the reason, which the customer will read. */
export const RefuseDialog = ({ order, onClose, onRefuse }: RefuseDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['reason'],
    check: () => (reason.trim() === '' ? { reason: 'Di por qué: la persona lo lee en su correo.' } : {}),
    send: () => onRefuse(reason.trim()),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`¿Rechazar ${order.number}?`}
      description={`Se cancela, sus productos vuelven al inventario y le avisamos a ${order.customer.full_name} por correo.`}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} loading={isSending}>
            Rechazar el pedido
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="¿Por qué?" hint="Lo lee en su correo y en su pedido." error={issues.reason}>
          <TextArea
            value={reason}
            maxLength={500}
            onChange={(event) => {
              setReason(event.target.value);
              clearError('reason');
            }}
          />
        </Field>
        <FormAlert message={failure} />
      </form>
    </Dialog>
  );
};
