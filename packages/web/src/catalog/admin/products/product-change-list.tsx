import type { ReactNode } from 'react';
import { formatFieldValue } from '../../../kit/admin/record/record-field.ts';
import { fieldNamed, labelOfField } from './product-fields.ts';

export interface ChangedProductRow {
  readonly id: string;
  readonly title: string;
  /** Null: the product is new. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

interface ProductChangeListProps<Row> {
  readonly rows: readonly Row[];
  readonly titleOf?: (row: Row) => ReactNode;
}

/** Products with each changed field before and after. */
export const ProductChangeList = <Row extends ChangedProductRow>({
  rows,
  titleOf,
}: ProductChangeListProps<Row>) => (
  <ul className="divide-y divide-linea">
    {rows.map((row) => (
      <li key={row.id} className="py-2.5">
        <p className="text-ui font-[650]">{titleOf?.(row) ?? row.title}</p>
        {row.before === null ? (
          <p className="text-ui text-tinta-suave">Nuevo</p>
        ) : (
          Object.keys(row.after).map((field) => (
            <p key={field} className="flex justify-between gap-4 text-ui tabular-nums">
              <span className="text-tinta-suave">{labelOfField(field)}</span>
              <span className="min-w-0 text-right wrap-anywhere">
                <span className="sr-only">antes </span>
                <s className="text-tinta-suave">{valueText(field, row.before?.[field])}</s>
                <span aria-hidden="true" className="mx-1.5 text-tinta-suave">
                  →
                </span>
                <span className="sr-only">después </span>
                <span className="font-[650]">{valueText(field, row.after[field])}</span>
              </span>
            </p>
          ))
        )}
      </li>
    ))}
  </ul>
);

const valueText = (name: string, value: unknown): string => {
  if (typeof value === 'number') return name === 'price' ? `$${value.toFixed(2)}` : String(value);
  const field = fieldNamed(name);
  const shownFields =
    value === null || typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);
  return (field && shownFields && formatFieldValue(field, value === null ? '' : value)) || 'Vacío';
};
