import { imageTypes } from '@nutricion/contract/content/images';
import { clsx } from 'clsx';
import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { useMedia } from '../../../kit/lib/use-media.ts';
import { buttonClass } from '../../../kit/ui/button.tsx';

interface DropPhotosProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** There are no photos yet, so it may take more room. */
  readonly isEmpty: boolean;
}

const focusRing =
  'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta';

/** Accepts photos by drop, paste, file choice, or a telephone's camera. */
export const DropPhotos = ({ onFiles, isEmpty }: DropPhotosProps) => {
  const [isOver, setOver] = useState(false);
  const hasCamera = useMedia('(pointer: coarse)');
  const addFiles = (files: FileList | null | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => addFiles(event.clipboardData?.files));
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    addFiles(event.target.files);
    // The same file can be chosen again after it was mended.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    addFiles(event.dataTransfer.files);
  };
  return (
    <div className="grid gap-2.5">
      {hasCamera && (
        <label className={`${buttonClass('primary', 'lg', true)} cursor-pointer ${focusRing}`}>
          <Camera size={22} strokeWidth={2.1} aria-hidden="true" />
          Tomar una foto
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
            className="sr-only"
            onChange={onChange}
          />
        </label>
      )}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={clsx(
          'flex cursor-pointer flex-col items-center justify-center gap-2 rounded-bloque border-2 border-dashed p-5 text-center transition-colors duration-rapido',
          focusRing,
          isEmpty ? 'min-h-52' : 'min-h-28',
          isOver ? 'border-verde bg-rocio' : 'border-borde-control bg-suelo hover:bg-rocio-2',
        )}
      >
        <ImagePlus size={30} strokeWidth={1.8} aria-hidden="true" className="text-verde" />
        <span className="text-ui font-[650]">
          {hasCamera ? 'Escoger de tus fotos' : 'Suelta fotos aquí, pégalas o escógelas'}
        </span>
        <span className="text-nota text-tinta-suave">
          JPEG, PNG, WebP o AVIF, hasta 25 MB. Se enderezan solas y pierden el lugar donde se tomaron.
        </span>
        <input
          type="file"
          multiple
          accept={imageTypes.join(',')}
          className="sr-only"
          aria-label="Escoger fotos"
          onChange={onChange}
        />
      </label>
    </div>
  );
};
