import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';

interface TypedField {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

interface MoneyDialogProps {
  readonly title: string;
  readonly description: string;
  /** The button's text. */
  readonly action: string;
  readonly isSending: boolean;
  readonly failure: string | null;
  readonly amount: TypedField;
  /** False while nothing has to be explained. */
  readonly reason: TypedField | false;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  /** Fields before the amount. */
  readonly children?: ReactNode;
}

/** Asks for an amount and why; both are stored for good. */
export const MoneyDialog = (props: MoneyDialogProps) => {
  const { title, description, action, amount, reason, onClose } = props;
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button type="submit" form={form} loading={props.isSending}>
            {action}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={props.onSubmit} className="grid gap-4">
        {props.children}
        <Field label={amount.label} error={amount.error}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            value={amount.value}
            onChange={({ target }) => amount.onChange(target.value)}
          />
        </Field>
        {reason && (
          <Field label={reason.label} error={reason.error}>
            <TextArea
              rows={2}
              maxLength={500}
              value={reason.value}
              onChange={({ target }) => reason.onChange(target.value)}
            />
          </Field>
        )}
        <FormAlert message={props.failure} />
      </form>
    </Dialog>
  );
};
