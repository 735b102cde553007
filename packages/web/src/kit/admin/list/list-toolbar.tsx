import { Bookmark, Download, ListFilter as FilterIcon, Keyboard, Search } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { csvOf } from './csv.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { type ListAddress, useSearchText } from './list-address.ts';
import type { UsedSettings } from './list-settings.ts';
import type { ListColumn, ListDeclaration } from './list-types.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

interface ListToolbarProps<Row> {
  readonly declaration: ListDeclaration<Row>;
  readonly address: ListAddress;
  readonly settings: UsedSettings;
  /** The rows shown. */
  readonly columns: readonly ListColumn<Row>[];
  readonly isTable: boolean;
  /** Whether the current filters aren't a view yet. */
  readonly canSave: boolean;
  readonly readAll: () => Promise<readonly Row[]>;
  readonly onHelp: () => void;
}

/** Search, filters, and actions on the whole list. */
export const ListToolbar = <Row,>(props: ListToolbarProps<Row>) => {
  const { declaration, address, settings, columns, isTable, canSave, readAll, onHelp } = props;
  const { values, change, open } = address;
  const { text, setText } = useSearchText(values, change);
  const [dialog, setDialog] = useState<'filters' | 'save' | null>(null);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {declaration.searchLabel !== undefined && (
        <search className="relative block min-w-0 flex-1 basis-64">
          <Search
            size={20}
            strokeWidth={2.1}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-verde"
          />
          <TextInput
            type="search"
            aria-label={declaration.searchLabel}
            placeholder={declaration.searchLabel}
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="pl-11"
          />
        </search>
      )}
      {declaration.filters.length > 0 && (
        <Button variant="outline" onClick={() => setDialog('filters')}>
          <FilterIcon size={20} strokeWidth={2.1} aria-hidden="true" />
          Filtros
        </Button>
      )}
      {canSave && (
        <IconButton label="Guardar esta vista" className="bg-papel" onClick={() => setDialog('save')}>
          <Bookmark size={20} strokeWidth={2.1} aria-hidden="true" />
        </IconButton>
      )}
      <ExportButton name={declaration.id} columns={columns} readAll={readAll} noun={declaration.noun} />
      {isTable && (
        <>
          <ColumnsMenu
            columns={declaration.columns.filter(({ isInFileOnly }) => !isInFileOnly)}
            settings={settings}
          />
          <IconButton label="Atajos del teclado" className="bg-papel" onClick={onHelp}>
            <Keyboard size={20} strokeWidth={2.1} aria-hidden="true" />
          </IconButton>
        </>
      )}
      {dialog === 'filters' && (
        <FilterDialog
          filters={declaration.filters}
          values={values}
          onApply={change}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'save' && (
        <SaveViewDialog
          names={[...declaration.views.map(({ label }) => label), ...settings.views.map(({ name }) => name)]}
          onSave={(name) => {
            const { despues: _, ...exportValues } = values;
            settings.change({ views: [...settings.views, { name, values: exportValues }] });
            open(exportValues);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
};

interface ExportButtonProps<Row> extends Pick<ListToolbarProps<Row>, 'columns' | 'readAll'> {
  readonly name: string;
  readonly noun: ListDeclaration<Row>['noun'];
}

const ExportButton = <Row,>({ name, columns, readAll, noun }: ExportButtonProps<Row>) => {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = await readAll();
      saveFile(`${name}.csv`, csvOf(columns, rows), 'text/csv;charset=utf-8');
      toastSuccess(`${rows.length} ${rows.length === 1 ? noun.one : noun.many} en ${name}.csv`);
    } catch (error) {
      toastError('No se pudo exportar', failureText(error));
    }
    setBusy(false);
  };
  return (
    <IconButton
      label="Exportar lo que veo"
      className="bg-papel"
      disabled={isBusy}
      onClick={() => void save()}
    >
      {isBusy ? <Spinner label="Exportando" /> : <Download size={20} strokeWidth={2.1} aria-hidden="true" />}
    </IconButton>
  );
};
