import { useState } from 'react';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';

interface ReasonChoiceProps {
  readonly label: string;
  readonly reasons: readonly string[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (reason: string) => void;
}

const OTHER = 'otra';

/** A reason: one of the list, or typed. */
export const ReasonChoice = ({ label, reasons, value, error, onChange }: ReasonChoiceProps) => {
  const [isOther, setOther] = useState(false);
  return (
    <div className="grid gap-2">
      <Field label={label} error={isOther ? undefined : error}>
        <Select
          value={isOther ? OTHER : value}
          onChange={({ target }) => {
            setOther(target.value === OTHER);
            onChange(target.value === OTHER ? '' : target.value);
          }}
        >
          <option value="">Escoge</option>
          {reasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
          <option value={OTHER}>Otra cosa</option>
        </Select>
      </Field>
      {isOther && (
        <Field label="¿Qué pasó?" error={error}>
          <TextInput maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
        </Field>
      )}
    </div>
  );
};
