import type { WaitingOrderJson } from '@nutricion/contract/order-reviews';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface RefuseDialogProps {
  readonly order: WaitingOrderJson;
  readonly isSaving: boolean;
  /** Why it wasn't saved; what was typed stays. */
  readonly failure: string | undefined;
  readonly onClose: () => void;
  readonly onRefuse: (reason: string) => void;
}

/** Asks why, in words that the customer will read. */
export const RefuseDialog = ({ order, isSaving, failure, onClose, onRefuse }: RefuseDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError('Di por qué: la persona lo lee en su correo.');
    onRefuse(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`¿Rechazar ${order.number}?`}
      description={`Se cancela, sus productos vuelven al inventario y le avisamos a ${order.customer.full_name} por correo.`}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} loading={isSaving}>
            Rechazar la orden
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="¿Por qué?" hint="Lo lee en su correo y en su orden." error={error}>
          <TextArea
            value={reason}
            maxLength={500}
            onChange={(event) => {
              setReason(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        {failure && (
          <p role="alert" className="mt-3 font-semibold text-guayaba-tinta">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
};
