import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';

interface ReasonFieldProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  readonly error?: string | undefined;
}

/** Why the order is changed; filled in with the usual reason. */
export const ReasonField = ({ reason, onChange, error }: ReasonFieldProps) => (
  <Field
    label="¿Por qué?"
    hint="Queda en la historia. Al cliente le llega un correo con lo que cambió."
    error={error}
    className="mt-5"
  >
    <TextInput value={reason} maxLength={300} onChange={(event) => onChange(event.target.value)} />
  </Field>
);
