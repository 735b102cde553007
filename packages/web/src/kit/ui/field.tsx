import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

interface FieldIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** What a control inside a Field must carry so that its label, hint and error belong to it. */
export const useFieldProps = () => {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
};

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shown beside the label; all other fields are required. */
  readonly optional?: boolean;
  /** For fields whose purpose is visible; screen readers still get the label. */
  readonly hideLabel?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A label, its control, and what helps or is wrong, tied together for every reader. */
export const Field = ({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>
      <div className={className}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-ui font-semibold'}>
          {label}
          {optional && <span className="font-normal text-tinta-suave"> (opcional)</span>}
        </label>
        {children}
        {error && (
          <p
            id={errorId}
            className="mt-1.5 flex items-start gap-1.5 text-nota font-semibold text-guayaba-tinta"
          >
            <CircleAlert size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="mt-1.5 text-nota text-tinta-suave">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
};
