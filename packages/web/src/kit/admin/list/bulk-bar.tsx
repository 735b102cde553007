import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { csvOf } from './csv.ts';
import type { BulkAction, ListColumn, ListDeclaration } from './list-types.ts';

interface BulkBarProps<Row> {
  readonly declaration: ListDeclaration<Row>;
  /** The selected rows. */
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** Whether more rows match the filters than the page shows. */
  readonly hasMore: boolean;
  readonly isWholePage: boolean;
  /** Called with the keys of the rows that were changed. */
  readonly onDone: (changed: ReadonlySet<string> | 'all') => void;
  readonly onClear: () => void;
}

/** Actions on the selected rows; shown while any are selected. */
export const BulkBar = <Row,>(props: BulkBarProps<Row>) => {
  const { declaration, rows, columns, hasMore, isWholePage, onDone, onClear } = props;
  const { id, noun, bulkActions, keyOf } = declaration;
  const [running, setRunning] = useState<string | null>(null);
  const [wantsAll, setWantsAll] = useState(false);
  if (rows.length === 0) return null;
  const canSelectAll = isWholePage && hasMore && bulkActions.some(({ actOnAll }) => actOnAll);
  const isAll = wantsAll && canSelectAll;
  const run = async ({ label, act, actOnAll, isFor }: BulkAction<Row>) => {
    setRunning(label);
    const able = rows.filter(isFor);
    const outcome = await (isAll && actOnAll ? actOnAll() : act(able));
    setRunning(null);
    if (outcome === 'done') onDone(isAll ? 'all' : new Set(able.map(keyOf)));
  };
  return (
    <section
      aria-label="Con lo escogido"
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-bloque bg-verde-hondo py-2.5 pr-2.5 pl-5 text-white shadow-3"
    >
      <p role="status" className="mr-auto text-ui font-semibold">
        {isAll
          ? `Todos los ${noun.many} que ves y los que siguen`
          : rows.length === 1
            ? `1 ${noun.one} escogido`
            : `${rows.length} ${noun.many} escogidos`}
        {canSelectAll && (
          <button
            type="button"
            onClick={() => setWantsAll(!isAll)}
            className="ml-3 min-h-11 rounded-control px-1 underline underline-offset-4"
          >
            {isAll ? 'Solo esta página' : 'Escoger todos los que cumplen'}
          </button>
        )}
      </p>
      {bulkActions.map((action) => {
        if (isAll && !action.actOnAll) return null;
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
              {!isAll && able < rows.length && <span className="tabular-nums">({able})</span>}
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
