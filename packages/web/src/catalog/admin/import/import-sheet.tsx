import { useQuery } from '@tanstack/react-query';
import { Columns3, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { saveFile } from '../../../kit/lib/save-file.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { type ImportResponse, readCatalogueCsv, supplierChoicesQuery } from './api.ts';
import { DropZone } from './drop-zone.tsx';
import { ImportChanges } from './import-changes.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { ImportResult } from './import-result.tsx';
import { useImport } from './use-import.ts';

interface ImportSheetProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Imports products from a file: first its columns, then what would change and what isn't clear; the import follows once confirmed. */
export const ImportSheet = ({ onClose, onDone }: ImportSheetProps) => {
  const group = useId();
  const importing = useImport({ onClose, onDone });
  const { file, proposal, answers, tried, isStale, isBusy, failure } = importing;
  const [mode, setMode] = useState<'good' | 'none'>('none');
  const [reason, setReason] = useState('');
  const faultCount = tried?.faults.length ?? 0;
  const willChange = tried ? tried.created + tried.changed : 0;
  const isBlocked =
    willChange === 0 ||
    (faultCount > 0 && mode === 'none') ||
    (tried?.needs_reason === true && reason.trim() === '');
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Importar productos"
      description="Nada cambia hasta que lo veas y lo confirmes."
      className="md:w-[720px]"
      footer={
        proposal &&
        (tried && !isStale ? (
          <Button
            wide
            loading={isBusy}
            disabled={isBlocked}
            onClick={() => importing.importIt({ skipsFaulty: mode === 'good', reason: reason.trim() })}
          >
            {willChange === 0 ? 'No hay nada que cambiar' : `Importar ${willChange.toLocaleString('es-PR')}`}
          </Button>
        ) : (
          <Button wide loading={isBusy} onClick={importing.look}>
            {tried ? 'Revisar otra vez' : 'Ver qué cambia'}
          </Button>
        ))
      }
    >
      <div className="grid gap-5">
        <DropZone file={file} isBusy={isBusy} onFile={importing.chooseFile} />
        {file === null && <CatalogueDownload />}
        {!tried && <SupplierChoice value={answers.supplier} onChoose={importing.chooseSupplier} />}
        {proposal && !tried && (
          <ImportColumns
            proposal={proposal}
            answers={answers}
            isBusy={isBusy}
            onColumn={importing.chooseColumn}
            onHeading={importing.chooseHeading}
          />
        )}
        {tried && (
          <>
            <ImportResult response={tried} onSaveIssues={() => saveIssues(tried)} />
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              onClick={importing.backToColumns}
            >
              <Columns3 size={18} strokeWidth={2.1} aria-hidden="true" />
              Cambiar las columnas
            </Button>
            <ImportQuestions response={tried} answers={answers} onAnswer={importing.answer} />
            <ImportChanges response={tried} />
          </>
        )}
        {tried && faultCount > 0 && (
          <fieldset>
            <legend className="mb-2 text-ui font-semibold">¿Qué hago con las filas con errores?</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              <RadioCard
                name={group}
                title="No importes nada"
                detail="Las arreglo y subo el archivo otra vez"
                checked={mode === 'none'}
                onChange={() => setMode('none')}
              />
              <RadioCard
                name={group}
                title="Importa solo las buenas"
                detail="Las demás se quedan fuera"
                checked={mode === 'good'}
                onChange={() => setMode('good')}
              />
            </div>
          </fieldset>
        )}
        {tried?.needs_reason && (
          <Field
            label="¿Por qué?"
            hint="Hay precios que cambian más de 25 %. Queda en el historial de cada producto."
          >
            <TextInput value={reason} maxLength={400} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
        <FormAlert message={failure} />
      </div>
    </Sheet>
  );
};

interface SupplierChoiceProps {
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

const SupplierChoice = ({ value, onChoose }: SupplierChoiceProps) => {
  const { data } = useQuery(supplierChoicesQuery);
  const suppliers = (data?.suppliers ?? []).filter(({ is_active }) => is_active);
  if (suppliers.length === 0) return null;
  return (
    <Field label="¿De qué suplidor es?" hint="Así valen sus códigos, y recordamos sus columnas.">
      <Select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">De ninguno en particular</option>
        {suppliers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};

const CatalogueDownload = () => {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile('catalogo.csv', await readCatalogueCsv(), 'text/csv;charset=utf-8');
    } catch (error) {
      toastError('No se pudo bajar', failureText(error));
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void download()}>
      <Download size={18} strokeWidth={2.1} aria-hidden="true" />
      Bajar el catálogo para editarlo
    </Button>
  );
};

const saveIssues = ({ faults_csv }: ImportResponse) =>
  saveFile('productos-con-errores.csv', faults_csv ?? '', 'text/csv;charset=utf-8');
