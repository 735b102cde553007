import { TRANSITION_REASON_MESSAGE } from '@nutricion/domain/orders/admin-order-messages';
import { useId, useState } from 'react';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';

interface TransitionDialogProps {
  readonly label: string;
  readonly number: string;
  /** Rejects where it wasn't done; what was typed stays. */
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onFailure: (error: unknown) => boolean;
  readonly onClose: () => void;
}

/** A transition that needs a reason. */
export const TransitionDialog = ({ label, number, onConfirm, onFailure, onClose }: TransitionDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['reason'],
    check: () => (reason.trim() === '' ? { reason: TRANSITION_REASON_MESSAGE } : {}),
    send: async () => {
      await onConfirm(reason.trim());
      onClose();
    },
    onFailure,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={label}
      description={`${number}. El cliente recibe un correo.`}
      actions={
        <>
          <Button type="submit" form={form} loading={isSending}>
            {label}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="¿Por qué?" hint="Queda en la historia del pedido." error={issues.reason}>
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
