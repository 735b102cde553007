import type { AdminImageJson, ImageChanges } from '@nutricion/contract/content/images';
import type { ImageSubject } from '@nutricion/domain/content/image';
import { useId, useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { cropOf, framingOfCrop, isFullCrop, MAX_ZOOM, placementsBySubject, shapes } from './framing.ts';
import { FramingStage } from './framing-stage.tsx';
import { PlacementPreview } from './placement-preview.tsx';

interface FramingDialogProps {
  readonly image: AdminImageJson;
  readonly subject: ImageSubject;
  readonly onSave: (framing: Pick<ImageChanges, 'crop' | 'focal'>) => Promise<void>;
  readonly onClose: () => void;
}

/** Which part of a photo is shown, and which point of it is never cut away. */
export const FramingDialog = ({ image, subject, onSave, onClose }: FramingDialogProps) => {
  const zoom = useId();
  const ratio = image.width / image.height;
  const [framing, setFraming] = useState(() => framingOfCrop(image.crop, ratio));
  const [focal, setFocal] = useState(image.focal);
  const crop = cropOf(framing.shape, framing.closer, framing.about, ratio);
  const saving = useSubmit<'crop'>({
    fields: ['crop'],
    send: () => onSave({ crop: isFullCrop(crop) ? null : crop, focal }),
  });
  const change = (changes: Partial<typeof framing>) => {
    setFraming({ ...framing, ...changes });
    saving.clearError('crop');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Encuadrar"
      description="Mueve el marco a lo que se ve, y el punto a lo que nunca se corta."
      className="sm:w-[min(880px,calc(100vw-32px))]!"
      actions={
        <>
          <Button loading={saving.isSending} onClick={saving.submit}>
            Guardar
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_240px]">
        <FramingStage
          image={image}
          crop={crop}
          focal={focal}
          onAbout={(about) => change({ about })}
          onFocal={setFocal}
        />
        <div className="grid gap-5">
          <fieldset>
            <legend className="mb-1.5 text-ui font-semibold">Forma</legend>
            <div className="grid grid-cols-2 gap-1.5">
              {shapes.map((shape) => (
                <button
                  key={shape.id}
                  type="button"
                  aria-pressed={shape.id === framing.shape.id}
                  onClick={() => change({ shape })}
                  className="min-h-11 rounded-control bg-suelo text-ui font-semibold hover:bg-rocio-2 aria-pressed:bg-verde-hondo aria-pressed:text-white"
                >
                  {shape.label}
                </button>
              ))}
            </div>
          </fieldset>
          <div>
            <label htmlFor={zoom} className="flex justify-between text-ui font-semibold">
              Acercar
              <span className="font-normal text-tinta-suave tabular-nums">{framing.closer.toFixed(1)}×</span>
            </label>
            <input
              id={zoom}
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.1}
              value={framing.closer}
              aria-valuetext={`${framing.closer.toFixed(1)} veces`}
              onChange={(event) => change({ closer: Number(event.target.value) })}
              className="h-11 w-full accent-verde"
            />
          </div>
          <div>
            <p className="mb-2 text-ui font-semibold">Así se ve</p>
            <div className="flex flex-wrap items-end gap-3">
              {placementsBySubject[subject].map((place) => (
                <PlacementPreview key={place.label} image={image} crop={crop} focal={focal} {...place} />
              ))}
            </div>
          </div>
        </div>
      </div>
      <FormAlert message={saving.issues.crop ?? saving.failure} />
    </Dialog>
  );
};
