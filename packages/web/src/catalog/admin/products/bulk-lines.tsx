import { CircleAlert, Plus, X } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { type BulkField, type BulkLine, bulkFields, firstLine, lineIssue } from './bulk-operations.ts';

interface BulkLinesProps {
  readonly lines: readonly BulkLine[];
  /** True after the first submit; from then on each line shows its error. */
  readonly isTried: boolean;
  readonly onChange: (lines: readonly BulkLine[]) => void;
}

const everyField = Object.keys(bulkFields) as readonly BulkField[];

/** The fields to change, each with its operation and value. */
export const BulkLines = ({ lines, isTried, onChange }: BulkLinesProps) => {
  const free = everyField.filter((field) => !lines.some((line) => line.field === field));
  const put = (at: number, line: BulkLine) =>
    onChange(lines.map((other, index) => (index === at ? line : other)));
  return (
    <>
      <ul className="grid gap-3">
        {lines.map((line, at) => (
          <li key={line.field} className="rounded-ficha bg-suelo p-3">
            <OneLine
              line={line}
              fields={everyField.filter((field) => field === line.field || free.includes(field))}
              issue={isTried ? lineIssue(line) : null}
              onChange={(next) => put(at, next)}
              onRemove={
                lines.length > 1 ? () => onChange(lines.filter((other) => other !== line)) : undefined
              }
            />
          </li>
        ))}
      </ul>
      {free[0] && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onChange([...lines, firstLine(free[0] as BulkField)])}
        >
          <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
          Otro dato
        </Button>
      )}
    </>
  );
};

interface OneLineProps {
  readonly line: BulkLine;
  readonly fields: readonly BulkField[];
  readonly issue: string | null;
  readonly onChange: (line: BulkLine) => void;
  readonly onRemove: (() => void) | undefined;
}

const OneLine = ({ line, fields, issue, onChange, onRemove }: OneLineProps) => {
  const { label, operations, choices } = bulkFields[line.field];
  return (
    <>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <Select
            aria-label="Dato"
            value={line.field}
            onChange={(event) => onChange(firstLine(event.target.value as BulkField))}
          >
            {fields.map((field) => (
              <option key={field} value={field}>
                {bulkFields[field].label}
              </option>
            ))}
          </Select>
        </span>
        {onRemove && (
          <IconButton label={`Quitar ${label}`} onClick={onRemove}>
            <X size={20} strokeWidth={2.2} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        <Select
          aria-label={`Qué se le hace a ${label}`}
          value={line.operation}
          onChange={(event) => onChange({ ...line, operation: event.target.value as BulkLine['operation'] })}
        >
          {operations.map(({ id, label: operationLabel }) => (
            <option key={id} value={id}>
              {operationLabel}
            </option>
          ))}
        </Select>
        {choices ? (
          <Select
            aria-label={`${label}, valor`}
            value={line.text}
            onChange={(event) => onChange({ ...line, text: event.target.value })}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        ) : (
          <TextInput
            aria-label={`${label}, valor`}
            aria-invalid={issue ? true : undefined}
            inputMode={line.field === 'price' ? 'decimal' : 'text'}
            autoComplete="off"
            maxLength={60}
            value={line.text}
            onChange={(event) => onChange({ ...line, text: event.target.value })}
          />
        )}
      </div>
      {issue && (
        <p
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 text-nota font-semibold text-guayaba-tinta"
        >
          <CircleAlert size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
          {issue}
        </p>
      )}
    </>
  );
};
