import { fileColumns } from '@nutricion/domain/catalog/file-columns';
import { formatUsd } from '@nutricion/domain/kit/money';
import { Download } from 'lucide-react';
import { saveFile } from '../../../kit/lib/save-file.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import type { ImportResponse } from './api.ts';

type ChangedRow = ImportResponse['changes'][number];

/** Where a row stands, for Excel and, if it differs, for a text editor. */
export const placeText = ({
  line,
  text_line,
}: {
  readonly line: number;
  readonly text_line: number | null;
}): string => (text_line === null ? `Fila ${line}` : `Fila ${line} (línea ${text_line} en un editor)`);

/** Which products change, field by field before and after, and which are new. */
export const ImportChanges = ({ response }: { readonly response: ImportResponse }) => {
  const { changes, changed, changes_csv, new_products, created } = response;
  return (
    <>
      {changes.length > 0 && (
        <details open className="group">
          <summary className="cursor-pointer text-ui font-semibold">
            Qué cambia ({changed.toLocaleString('es-PR')})
          </summary>
          <ul className="mt-2 divide-y divide-linea border-y border-linea">
            {changes.map((row) => (
              <ChangedProduct key={row.line} row={row} />
            ))}
          </ul>
          {changes_csv !== null && (
            <div className="mt-2 flex flex-wrap items-center gap-3 text-nota text-tinta-suave">
              <p>Aquí ves {changes.length}. Los demás están en el archivo.</p>
              <Button
                variant="outline"
                size="sm"
                onClick={() => saveFile('cambios.csv', changes_csv, 'text/csv;charset=utf-8')}
              >
                <Download size={18} strokeWidth={2.1} aria-hidden="true" />
                Bajar todos los cambios
              </Button>
            </div>
          )}
        </details>
      )}
      {new_products.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ui font-semibold">
            Productos nuevos ({created.toLocaleString('es-PR')})
          </summary>
          <ul className="mt-2 divide-y divide-linea border-y border-linea">
            {new_products.map((row) => (
              <li key={row.line} className="flex justify-between gap-4 py-2 text-ui">
                <span className="min-w-0 wrap-anywhere">
                  {row.title} <span className="text-tinta-suave">{row.package_label}</span>
                  <span className="block text-nota text-tinta-suave">{placeText(row)}</span>
                </span>
                <span className="num flex-none">{formatUsd(Math.round(row.price * 100))}</span>
              </li>
            ))}
          </ul>
          {created > new_products.length && (
            <p className="mt-2 text-nota text-tinta-suave">
              Y {(created - new_products.length).toLocaleString('es-PR')} más. Nacen ocultos: revísalos en la
              lista.
            </p>
          )}
        </details>
      )}
    </>
  );
};

const ChangedProduct = ({ row }: { readonly row: ChangedRow }) => (
  <li className="py-2.5">
    <p className="flex flex-wrap items-baseline gap-x-2 text-ui font-[650]">
      <span className="wrap-anywhere">{row.title}</span>
      <span className="font-normal text-tinta-suave">{row.package_label}</span>
      {row.is_jump && <Badge tone="needs-you">Salto de precio {jumpText(row)}</Badge>}
    </p>
    {row.fields.map(({ column, before, after }) => (
      <p key={column} className="flex justify-between gap-4 text-ui tabular-nums">
        <span className="flex-none text-tinta-suave">{fileColumns[column]?.label ?? column}</span>
        <span className="line-clamp-4 min-w-0 text-right wrap-anywhere">
          <span className="sr-only">antes </span>
          <s className="text-tinta-suave">{before || 'vacío'}</s>
          <span aria-hidden="true" className="mx-1.5 text-tinta-suave">
            →
          </span>
          <span className="sr-only">después </span>
          <span className="font-[650]">{after || 'vacío'}</span>
        </span>
      </p>
    ))}
    <p className="text-nota text-tinta-suave">{placeText(row)}</p>
  </li>
);

/** "+40 %", by the prices before and after. */
const jumpText = ({ fields }: ChangedRow): string => {
  const price = fields.find(({ column }) => column === 'price');
  if (!price) return '';
  const percent = Math.round((Number(price.after) / Number(price.before) - 1) * 100);
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
};
