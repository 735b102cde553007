import { RotateCw, TriangleAlert, X } from 'lucide-react';
import { Bar } from '../../../kit/ui/bar.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import type { Upload } from './use-uploads.ts';

interface UploadRowsProps {
  readonly uploads: readonly Upload[];
  readonly onAgain: (upload: Upload) => void;
  readonly onDismiss: (key: string) => void;
}

/** Photos on their way, and those that couldn't be taken, with what to do. */
export const UploadRows = ({ uploads, onAgain, onDismiss }: UploadRowsProps) => (
  <ul aria-label="Fotos en camino" className="grid gap-2.5">
    {uploads.map((upload) => (
      <li
        key={upload.key}
        className={
          upload.failure
            ? 'flex items-start gap-3 rounded-ficha bg-guayaba-tinte py-2 pr-2 pl-4 text-guayaba-tinta'
            : 'grid gap-2 rounded-ficha bg-suelo px-4 py-3.5'
        }
      >
        {upload.failure ? (
          <>
            <TriangleAlert size={20} strokeWidth={2.1} aria-hidden="true" className="mt-3 flex-none" />
            <p className="min-w-0 flex-1 py-2 text-ui leading-snug">
              <b className="block font-[650] wrap-anywhere">{upload.name}</b>
              {upload.failure}
            </p>
            <Button
              variant="white"
              size="sm"
              aria-label={`Probar otra vez con ${upload.name}`}
              onClick={() => onAgain(upload)}
            >
              <RotateCw size={18} strokeWidth={2.1} aria-hidden="true" />
              <span className="max-sm:sr-only">Otra vez</span>
            </Button>
            <IconButton label={`Olvidar ${upload.name}`} onClick={() => onDismiss(upload.key)}>
              <X size={20} strokeWidth={2.2} aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <>
            <p className="flex items-baseline justify-between gap-3 text-ui">
              <span className="min-w-0 truncate font-semibold">{upload.name}</span>
              <span className="flex-none text-nota text-tinta-suave tabular-nums">
                {stage(upload.progress)}
              </span>
            </p>
            <Bar
              level={upload.progress}
              label={`Subiendo ${upload.name}`}
              valueText={stage(upload.progress)}
            />
          </>
        )}
      </li>
    ))}
  </ul>
);

const stage = (progress: number): string => {
  if (progress === 0) return 'En espera';
  return progress < 1 ? `${Math.round(progress * 100)} %` : 'Preparando tamaños…';
};
