import { clsx } from 'clsx';
import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { saveFile } from '../../../kit/lib/save-file.ts';
import { toastMessage } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { type ImportResponse, importCsv, readCatalogueCsv } from '../api.ts';
import { ImportResult } from './import-result.tsx';
import { useUndo } from './use-undo.ts';

interface ImportSheetProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The server's limit for an import. */
const MAX_BYTES = 20_000_000;

/** Imports products from a CSV: a dry run lists faulty rows first; the import follows once confirmed. */
export const ImportSheet = ({ onClose, onDone }: ImportSheetProps) => {
  const group = useId();
  const undo = useUndo(onDone);
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState<ImportResponse | null>(null);
  const [mode, setMode] = useState<'good' | 'none'>('none');
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (chosen: File, isDry: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const response = await importCsv(chosen, {
        isDry,
        skipsFaulty: isDry || mode === 'good',
        reason: reason.trim(),
      });
      if (isDry) setTried(response);
      else {
        const { batch_id: batchId } = response;
        toastMessage({
          kind: 'success',
          title: `${response.created + response.changed} productos importados`,
          durationMs: 10_000,
          ...(batchId && { action: { label: 'Deshacer', act: () => void undo(batchId) } }),
        });
        onDone();
        onClose();
      }
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  const exportAll = async () => {
    setBusy(true);
    try {
      saveFile('catalogo.csv', await readCatalogueCsv(), 'text/csv;charset=utf-8');
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  const chooseFile = (chosen: File | undefined) => {
    if (!chosen) return;
    setTried(null);
    setFile(chosen);
    if (chosen.size > MAX_BYTES)
      return setFailure('Ese archivo pasa de 20 MB. Divídelo e importa cada parte.');
    void run(chosen, true);
  };
  const issueCount = tried?.faults.length ?? 0;
  const willChange = tried ? tried.created + tried.changed : 0;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Importar productos"
      description="Nada cambia hasta que lo veas y lo confirmes."
      className="md:w-[560px]"
      footer={
        tried && (
          <Button
            wide
            loading={isBusy}
            disabled={
              willChange === 0 ||
              (issueCount > 0 && mode === 'none') ||
              (tried.needs_reason && reason.trim() === '')
            }
            onClick={() => file && void run(file, false)}
          >
            {willChange === 0 ? 'No hay nada que cambiar' : `Importar ${willChange.toLocaleString('es-PR')}`}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <DropZone file={file} isBusy={isBusy} onFile={chooseFile} />
        {file === null && (
          <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void exportAll()}>
            <Download size={18} strokeWidth={2.1} aria-hidden="true" />
            Bajar el catálogo para editarlo
          </Button>
        )}
        {tried && <ImportResult response={tried} onSaveIssues={() => saveIssues(tried)} />}
        {tried && issueCount > 0 && (
          <fieldset>
            <legend className="mb-2 text-ui font-semibold">¿Qué hago con el archivo?</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              <RadioCard
                name={group}
                title="Ninguna"
                detail="Lo arreglo y lo importo otra vez"
                checked={mode === 'none'}
                onChange={() => setMode('none')}
              />
              <RadioCard
                name={group}
                title="Solo las buenas"
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

const saveIssues = ({ faults_csv }: ImportResponse) =>
  saveFile('productos-con-errores.csv', faults_csv ?? '', 'text/csv;charset=utf-8');

interface DropZoneProps {
  readonly file: File | null;
  readonly isBusy: boolean;
  readonly onFile: (file: File | undefined) => void;
}

const DropZone = ({ file, isBusy, onFile }: DropZoneProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={clsx(
        'flex min-h-36 cursor-pointer flex-col items-center justify-center gap-2 rounded-bloque border-2 border-dashed p-5 text-center transition-colors duration-rapido has-focus-visible:outline-[3px] has-focus-visible:outline-tinta',
        isOver ? 'border-verde bg-rocio' : 'border-borde-control bg-suelo hover:bg-rocio-2',
      )}
    >
      {isBusy ? (
        <Spinner label="Revisando el archivo" />
      ) : file ? (
        <FileSpreadsheet size={28} strokeWidth={1.9} aria-hidden="true" className="text-verde" />
      ) : (
        <Upload size={28} strokeWidth={1.9} aria-hidden="true" className="text-verde" />
      )}
      <span className="text-ui font-[650] wrap-anywhere">
        {file?.name ?? 'Suelta el archivo aquí, o escógelo'}
      </span>
      <span className="text-nota text-tinta-suave">
        {file ? 'Suelta otro para cambiarlo' : 'CSV de Excel o de la exportación, con coma o punto y coma'}
      </span>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
};
