import { useId, useState } from 'react';
import { useSubmit } from '../api/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { TextArea } from '../ui/text-area.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  /** The button's text. */
  readonly action: string;
  readonly question: string;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a reason before an action; it is stored in the audit. */
export const ReasonDialog = ({
  title,
  description,
  action,
  question,
  onSend,
  onClose,
}: ReasonDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['reason'],
    check: () =>
      reason.trim().length < 3 ? { reason: 'Escríbelo en unas palabras: queda en la historia.' } : {},
    send: async () => {
      await onSend(reason.trim());
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button type="submit" form={form} loading={isSending}>
            {action}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Field label={question} error={issues.reason}>
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
