import { CircleCheck, Download } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import type { ImportResponse } from './api.ts';
import { placeText } from './import-changes.tsx';

interface ImportResultProps {
  readonly response: ImportResponse;
  readonly onSaveIssues: () => void;
}

/** Counts of an import and its first faulty rows. */
export const ImportResult = ({ response, onSaveIssues }: ImportResultProps) => {
  const { created, changed, unchanged, left_out, barcodes, faults } = response;
  return (
    <div role="status" className="grid gap-3">
      <dl className="grid grid-cols-4 gap-2">
        <Figure label="Nuevos" count={created} />
        <Figure label="Cambian" count={changed} />
        <Figure label="Igual" count={unchanged} />
        <Figure label="Con errores" count={faults.length} isBad />
      </dl>
      {(left_out > 0 || barcodes > 0) && (
        <p className="text-ui text-tinta-suave">
          {[
            left_out > 0 &&
              `${left_out.toLocaleString('es-PR')} que se parecen a lo que hay, fuera por ahora.`,
            barcodes > 0 &&
              `${barcodes.toLocaleString('es-PR')} ${barcodes === 1 ? 'código de barras nuevo' : 'códigos de barras nuevos'}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {faults.length === 0 ? (
        <p className="flex items-center gap-2.5 text-ui font-semibold text-verde-hondo">
          <CircleCheck size={20} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
          Todas las filas están bien.
        </p>
      ) : (
        <div className="rounded-ficha bg-guayaba-tinte px-4 py-3 text-guayaba-tinta">
          <ul className="grid gap-1 text-ui">
            {faults.slice(0, 6).map((fault) => (
              <li key={fault.line} className="wrap-anywhere">
                <span className="font-[650] tabular-nums">{placeText(fault)}:</span> {fault.error}
              </li>
            ))}
          </ul>
          {faults.length > 6 && <p className="mt-1 text-nota">Y {faults.length - 6} más, en el archivo.</p>}
          <Button variant="outline" size="sm" className="mt-3" onClick={onSaveIssues}>
            <Download size={18} strokeWidth={2.1} aria-hidden="true" />
            Bajar las filas con errores
          </Button>
        </div>
      )}
    </div>
  );
};

const Figure = ({
  label,
  count,
  isBad,
}: {
  readonly label: string;
  readonly count: number;
  readonly isBad?: boolean;
}) => (
  <div className="flex flex-col-reverse justify-end rounded-ficha bg-suelo px-3 py-2.5">
    <dt className="text-nota leading-tight text-tinta-suave">{label}</dt>
    <dd className={`num text-[1.375rem] leading-tight ${isBad && count > 0 ? 'text-guayaba-tinta' : ''}`}>
      {count.toLocaleString('es-PR')}
    </dd>
  </div>
);
