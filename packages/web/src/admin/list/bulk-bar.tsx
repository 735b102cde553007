import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { csvOf } from './csv.ts';
import type { BulkAction, ListColumn, ListDeclaration } from './list-types.ts';

interface BulkBarProps<Row> {
  readonly declaration: ListDeclaration<Row>;
  /** Those that are chosen. */
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly onDone: () => void;
  readonly onClear: () => void;
}

/** What can be done to all that are chosen, while any are. */
export const BulkBar = <Row,>({ declaration, rows, columns, onDone, onClear }: BulkBarProps<Row>) => {
  const { id, noun, bulkActions } = declaration;
  const [running, setRunning] = useState<string | null>(null);
  if (rows.length === 0) return null;
  const run = async ({ label, act, isFor }: BulkAction<Row>) => {
    setRunning(label);
    await act(rows.filter(isFor));
    setRunning(null);
    onDone();
  };
  return (
    <section
      aria-label="Con lo escogido"
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-bloque bg-verde-hondo py-2.5 pr-2.5 pl-5 text-white shadow-3"
    >
      <p role="status" className="mr-auto text-ui font-semibold">
        {rows.length === 1 ? `1 ${noun.one} escogido` : `${rows.length} ${noun.many} escogidos`}
      </p>
      {bulkActions.map((action) => {
        const able = rows.filter(action.isFor).length;
        return (
          able > 0 && (
            <Button
              key={action.label}
              variant="white"
              size="sm"
              loading={running === action.label}
              disabled={running !== null && running !== action.label}
              onClick={() => void run(action)}
            >
              {action.label}
              {able < rows.length && <span className="tabular-nums">({able})</span>}
            </Button>
          )
        );
      })}
      <IconButton
        label="Exportar lo escogido"
        className="hover:bg-white/15"
        onClick={() => saveFile(`${id}.csv`, csvOf(columns, rows), 'text/csv;charset=utf-8')}
      >
        <Download size={20} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <IconButton label="Quitar lo escogido" className="hover:bg-white/15" onClick={onClear}>
        <X size={20} strokeWidth={2.2} aria-hidden="true" />
      </IconButton>
    </section>
  );
};
