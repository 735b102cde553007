import type { NumberKind } from '@nutricion/language';
import { clsx } from 'clsx';
import { CheckChip } from '../../ui/check-chip.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type FieldValue, type RecordField, shownFieldValue } from './record-field.ts';
import { ValueList } from './value-list.tsx';
import { WordsInput } from './words-input.tsx';

interface RecordFieldsProps<Name extends string> {
  readonly fields: readonly RecordField<Name>[];
  readonly draft: Readonly<Record<Name, FieldValue>>;
  readonly issues: Readonly<Record<string, string | undefined>>;
  readonly isReadOnly: boolean;
  readonly onEdit: (name: Name, value: FieldValue) => void;
}

/** A section's fields, two beside each other where there is room; their values alone for who can't edit them. */
export const RecordFields = <Name extends string>(props: RecordFieldsProps<Name>) =>
  props.isReadOnly ? (
    <ValueList
      values={props.fields.map((field) => ({
        ...{ label: field.label, isWide: field.isWide },
        text: shownFieldValue(field, props.draft[field.name]),
      }))}
    />
  ) : (
    <EditableFields {...props} />
  );

const EditableFields = <Name extends string>(props: RecordFieldsProps<Name>) => (
  <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
    {props.fields.map((field) => (
      <div key={field.name} className={clsx('min-w-0', field.isWide && 'md:col-span-2')}>
        <OneField
          field={field}
          value={props.draft[field.name]}
          issue={props.issues[field.name]}
          onChange={(value) => props.onEdit(field.name, value)}
        />
      </div>
    ))}
  </div>
);

interface OneFieldProps {
  readonly field: RecordField;
  readonly value: FieldValue;
  readonly issue: string | undefined;
  readonly onChange: (value: FieldValue) => void;
}

const OneField = ({ field, value, issue, onChange }: OneFieldProps) => {
  const { label, hint, isOptional } = field;
  if (field.kind === 'flag')
    return (
      <div className="flex min-h-12 items-center justify-between gap-4">
        <span className="min-w-0">
          <span className="block text-ui font-semibold">{label}</span>
          <span className="block text-nota text-tinta-suave">{value ? field.on : field.off}</span>
        </span>
        <Switch checked={value === true} label={label} onChange={onChange} />
      </div>
    );
  if (field.kind === 'several') return <SeveralField {...{ field, value, issue, onChange }} />;
  const text = typeof value === 'string' ? value : '';
  return (
    <Field label={label} optional={isOptional ?? false} error={issue} {...(hint && { hint })}>
      {field.kind === 'text' && (
        <TextInput
          value={text}
          maxLength={field.maxLength}
          inputMode={field.mode ?? inputModeOf(field.number)}
          placeholder={field.placeholder}
          autoComplete="off"
          className={clsx(field.number && 'max-w-48 tabular-nums')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {field.kind === 'day' && (
        <TextInput
          type="date"
          value={text}
          className="max-w-60"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {field.kind === 'long' && (
        <TextArea
          value={text}
          rows={4}
          maxLength={field.maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {field.kind === 'choice' && (
        <Select value={text} onChange={(event) => onChange(event.target.value)}>
          {!field.choices.some((choice) => choice.value === text) && (
            <option value={text}>{text || 'Escoge…'}</option>
          )}
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
      {field.kind === 'words' && (
        <WordsInput
          words={Array.isArray(value) ? value : []}
          maxLength={field.maxLength}
          onChange={onChange}
        />
      )}
    </Field>
  );
};

interface SeveralFieldProps extends OneFieldProps {
  readonly field: Extract<RecordField, { readonly kind: 'several' }>;
}

/** Chips to be ticked; first of them, where that can be, that nobody knows. */
const SeveralField = ({ field, value, issue, onChange }: SeveralFieldProps) => {
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  return (
    <fieldset>
      <legend className="mb-1.5 text-ui font-semibold">{field.label}</legend>
      <div className="flex flex-wrap gap-2">
        {field.unknown && (
          <CheckChip
            checked={value === null}
            onChange={(event) => onChange(event.target.checked ? null : [])}
          >
            {field.unknown}
          </CheckChip>
        )}
        {field.none && (
          <CheckChip checked={value !== null && chosen.length === 0} onChange={() => onChange([])}>
            {field.none}
          </CheckChip>
        )}
        {field.choices.map((choice) => (
          <CheckChip
            key={choice.value}
            checked={chosen.includes(choice.value)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...chosen, choice.value]
                  : chosen.filter((word) => word !== choice.value),
              )
            }
          >
            {choice.label}
          </CheckChip>
        ))}
      </div>
      {issue && <p className="mt-1.5 text-nota font-semibold text-guayaba-tinta">{issue}</p>}
      {field.hint && <p className="mt-1.5 text-nota text-tinta-suave">{field.hint}</p>}
    </fieldset>
  );
};

const inputModeOf = (number: NumberKind | undefined) => {
  if (number === undefined) return 'text';
  return number === 'units' ? 'numeric' : 'decimal';
};
