import { clsx } from 'clsx';
import { UNKNOWN } from './record-field.ts';

export interface RecordValue {
  readonly label: string;
  /** Blank where nobody has written it. */
  readonly text: string;
  /** Takes the whole width. */
  readonly isWide?: boolean | undefined;
}

/** A record's values for who may see and not change them, placed as its form would place them. */
export const ValueList = ({ values }: { readonly values: readonly RecordValue[] }) => (
  <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2">
    {values.map(({ label, text, isWide }) => (
      <div key={label} className={clsx('min-w-0', isWide && 'md:col-span-2')}>
        <dt className="text-nota font-semibold text-tinta-suave">{label}</dt>
        <dd
          className={clsx(
            'mt-0.5 whitespace-pre-line wrap-anywhere',
            text.trim() === '' && 'text-tinta-suave',
          )}
        >
          {text.trim() || UNKNOWN}
        </dd>
      </div>
    ))}
  </dl>
);
