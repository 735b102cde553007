import { formatFieldValue } from '../../../kit/admin/record/record-field.ts';
import type { BulkResponse } from '../api.ts';
import { fieldNamed, labelOfField } from './product-fields.ts';

/** What a bulk change would do: how many products, how many shopping lists have them, and each product before and after. */
export const BulkPreview = ({ response }: { readonly response: BulkResponse }) => {
  const { changed, unchanged, lists, rows, faults } = response;
  return (
    <>
      <dl className="grid grid-cols-3 gap-2">
        <Figure label="Cambian" count={changed} />
        <Figure label="Quedan igual" count={unchanged} />
        <Figure label="Listas de compra que los tienen" count={lists} />
      </dl>
      {faults.length > 0 && (
        <div role="alert" className="rounded-ficha bg-guayaba-tinte px-4 py-3 text-ui text-guayaba-tinta">
          <p className="font-[650]">
            {faults.length === 1 ? '1 no se puede cambiar así' : `${faults.length} no se pueden cambiar así`}
          </p>
          <ul className="mt-1">
            {faults.slice(0, 5).map(({ id, title, error }) => (
              <li key={id} className="wrap-anywhere">
                {title}: {error}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="divide-y divide-linea">
        {rows.map((row) => (
          <li key={row.id} className="py-2.5">
            <p className="line-clamp-1 text-ui font-[650]">{row.title}</p>
            {Object.keys(row.after).map((field) => (
              <p key={field} className="flex justify-between gap-4 text-ui tabular-nums">
                <span className="text-tinta-suave">{labelOfField(field)}</span>
                <span className="min-w-0 text-right wrap-anywhere">
                  <span className="sr-only">antes </span>
                  <s className="text-tinta-suave">{valueText(field, row.before[field])}</s>
                  <span aria-hidden="true" className="mx-1.5 text-tinta-suave">
                    →
                  </span>
                  <span className="sr-only">después </span>
                  <span className="font-[650]">{valueText(field, row.after[field])}</span>
                </span>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {changed > rows.length && (
        <p className="text-nota text-tinta-suave">Y {(changed - rows.length).toLocaleString('es-PR')} más.</p>
      )}
    </>
  );
};

const Figure = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <div className="flex flex-col-reverse justify-end rounded-ficha bg-suelo px-3 py-2.5">
    <dt className="text-nota leading-tight text-tinta-suave">{label}</dt>
    <dd className="num text-[1.5rem] leading-tight">{count.toLocaleString('es-PR')}</dd>
  </div>
);

const valueText = (name: string, value: unknown): string => {
  if (typeof value === 'number') return name === 'price' ? `$${value.toFixed(2)}` : String(value);
  const field = fieldNamed(name);
  const shownFields =
    value === null || typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);
  return (field && shownFields && formatFieldValue(field, value === null ? '' : value)) || 'Vacío';
};
