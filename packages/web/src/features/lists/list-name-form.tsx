import { LIST_LIMITS } from '@nutricion/domain/lists/shopping-list';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '../../shared/api/http.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface ListNameFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initialName?: string;
  /** `quiet` where something else is the main thing to do. */
  readonly variant?: 'primary' | 'quiet';
  /** Rejects with what the server says against it. */
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
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (name.trim() === '') return setFault('Ponle un nombre a la lista.');
    setSaving(true);
    try {
      await onSubmit(name);
      setName('');
      setFault(undefined);
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-wrap items-start gap-3">
      <Field label={label} error={fault} className="min-w-[12rem] flex-1">
        <TextInput
          value={name}
          maxLength={LIST_LIMITS.nameLetters}
          placeholder="Compra de la semana"
          enterKeyHint="done"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(undefined);
          }}
        />
      </Field>
      <Button
        type="submit"
        variant={variant}
        loading={isSaving}
        className="mt-[28px] max-sm:w-full max-sm:mt-0"
      >
        {submitLabel}
      </Button>
    </form>
  );
};

const faultOf = (error: unknown): string =>
  error instanceof ApiProblem
    ? (error.problem.errors?.name ?? error.message)
    : 'No hay conexión. Intenta de nuevo cuando vuelva.';
