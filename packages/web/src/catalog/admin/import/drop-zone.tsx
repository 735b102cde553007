import { clsx } from 'clsx';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Spinner } from '../../../kit/ui/spinner.tsx';

interface DropZoneProps {
  readonly file: File | null;
  readonly isBusy: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** Takes a file by the device's chooser or dropped on it. */
export const DropZone = ({ file, isBusy, onFile }: DropZoneProps) => {
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
        'flex min-h-28 cursor-pointer flex-col items-center justify-center gap-2 rounded-bloque border-2 border-dashed p-5 text-center transition-colors duration-rapido has-focus-visible:outline-[3px] has-focus-visible:outline-tinta',
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
        {file ? 'Suelta otro para cambiarlo' : 'Excel (.xlsx) o CSV, del suplidor o de la exportación'}
      </span>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
};
