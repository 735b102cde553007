import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../kit/lib/save-file.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { StepTitle } from './step-title.tsx';

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the ten backup codes, which can't be shown again. */
export const BackupCodes = ({ codes, onDone }: BackupCodesProps) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toastSuccess('Códigos copiados');
    } catch {
      toastError('No se pudieron copiar', 'Descárgalos o cópialos a mano.');
    }
  };
  const download = () =>
    saveFile(
      'codigos-de-respaldo-nutricion-plus.txt',
      `Códigos de respaldo de Nutrición Plus. Cada uno sirve una sola vez.\n\n${codes.join('\n')}\n`,
      'text/plain',
    );
  return (
    <div className="mt-5">
      <StepTitle>Guarda tus códigos de respaldo</StepTitle>
      <p className="mt-1 max-w-[60ch] text-ui text-tinta-suave">
        Si pierdes el teléfono, entras con uno de ellos. Cada uno sirve una sola vez, y no los volveremos a
        mostrar.
      </p>
      <ul
        aria-label="Códigos de respaldo"
        className="num mt-4 grid max-w-[440px] grid-cols-2 gap-x-6 gap-y-2 rounded-ficha bg-suelo px-5 py-4 text-[1.0625rem] tracking-wide"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" className="max-md:flex-1" onClick={() => void copy()}>
          <Copy size={20} strokeWidth={2.1} aria-hidden="true" />
          Copiar
        </Button>
        <Button variant="quiet" className="max-md:flex-1" onClick={download}>
          <Download size={20} strokeWidth={2.1} aria-hidden="true" />
          Descargar
        </Button>
      </div>
      <Button className="mt-4 max-md:w-full" onClick={onDone}>
        Ya los guardé
      </Button>
    </div>
  );
};
