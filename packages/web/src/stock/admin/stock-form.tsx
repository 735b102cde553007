import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';

interface StockFormProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isSending: boolean;
  readonly failure: string | null;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of the forms that change a product's stock. */
export const StockForm = ({
  title,
  description,
  action,
  isSending,
  failure,
  children,
  ...on
}: StockFormProps) => {
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && on.onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button type="submit" form={form} loading={isSending}>
            {action}
          </Button>
          <Button variant="outline" onClick={on.onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={on.onSubmit} className="grid gap-4">
        {children}
        <FormAlert message={failure} />
      </form>
    </Dialog>
  );
};

interface TypedForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly type: (name: Name, value: string) => void;
  readonly clearError: (name: Name) => void;
}

/** Props that connect an input to its field of the form. */
export const fieldsOf =
  <Name extends string>({ values, type, clearError }: TypedForm<Name>) =>
  (name: Name) => ({
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      type(name, target.value);
      clearError(name);
    },
  });
