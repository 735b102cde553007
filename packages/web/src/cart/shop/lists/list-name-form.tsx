import { LIST_LIMITS } from '@nutricion/domain/cart/shopping-list';
import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';

interface ListNameFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initialName?: string;
  /** `quiet` where it isn't the page's main action. */
  readonly variant?: 'primary' | 'quiet';
  /** Rejects with the server's refusal. */
  readonly onSubmit: (name: string) => Promise<void>;
}

/** A name for a list. What was typed stays when the server refuses it, with the reason at the field. */
export const ListNameForm = ({
  label,
  submitLabel,
  initialName = '',
  variant = 'primary',
  onSubmit,
}: ListNameFormProps) => {
  const [name, setName] = useState(initialName);
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['name'],
    check: () => (name.trim() === '' ? { name: 'Ponle un nombre a la lista.' } : {}),
    send: async () => {
      await onSubmit(name);
      setName('');
    },
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <Field label={label} error={issues.name ?? failure ?? undefined} className="min-w-[12rem] flex-1">
        <TextInput
          value={name}
          maxLength={LIST_LIMITS.nameLetters}
          placeholder="Compra de la semana"
          enterKeyHint="done"
          onChange={(event) => {
            setName(event.currentTarget.value);
            clearError('name');
          }}
        />
      </Field>
      <Button
        type="submit"
        variant={variant}
        loading={isSending}
        className="mt-[28px] max-sm:w-full max-sm:mt-0"
      >
        {submitLabel}
      </Button>
    </form>
  );
};
