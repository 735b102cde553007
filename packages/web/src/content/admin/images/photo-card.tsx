import type { AdminImageJson } from '@nutricion/contract/content/images';
import { ArrowDown, ArrowUp, Crop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLeaveGuard } from '../../../kit/admin/record/leave-guard.tsx';
import { RecordForm } from '../../../kit/admin/record/record-form.tsx';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { type ImageOwner, useImageActions } from '../api.ts';
import { DuplicateImageNote } from './duplicate-image-note.tsx';
import { FramingDialog } from './framing-dialog.tsx';
import { changesOf, fieldText, type PhotoField, photoLabels } from './photo-draft.ts';
import { PhotoFields } from './photo-fields.tsx';
import { PhotoFrame } from './photo-frame.tsx';
import { usePhotoRecord } from './use-photo-record.ts';

interface PhotoCardProps {
  readonly owner: ImageOwner;
  readonly image: AdminImageJson;
  /** It is the one that customers see. */
  readonly isShown: boolean;
  readonly isReadOnly: boolean;
  /** Absent at either end. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

/** One photo: description, rights, and actions. */
export const PhotoCard = ({ owner, image, isShown, isReadOnly, onUp, onDown }: PhotoCardProps) => {
  const actions = useImageActions(owner);
  const record = usePhotoRecord(owner, image);
  useLeaveGuard(record.isDirty, record.discard);
  const [isFraming, setFraming] = useState(false);
  const name = image.alt || `Foto de ${owner.title}`;
  const fields: PhotoField[] = ['alt', 'rights', 'letter', 'licence_url', 'rights_until'];
  const changeState = (state: 'publicada' | 'retirada', doneText: string) => ({
    fields,
    send: async () => {
      await actions.save(image, { ...changesOf(record.draft, record.changed), state });
      toastSuccess(doneText);
    },
  });
  const publishing = useSubmit<PhotoField>(changeState('publicada', 'Publicada: ya la ven los clientes'));
  const retiring = useSubmit<PhotoField>(changeState('retirada', 'Retirada: vuelve el dibujo'));
  const removing = useSubmit({
    fields: [],
    send: async () => {
      await actions.remove(image);
      record.discard();
      toastSuccess('Foto borrada');
    },
  });
  const failure = publishing.failure ?? retiring.failure ?? removing.failure;
  const isOut = image.state === 'publicada' || image.state === 'vencida';
  return (
    <Block aria-label={name} className="grid items-start gap-5 md:grid-cols-[minmax(0,220px)_minmax(0,1fr)]">
      <div className="grid gap-2.5">
        <PhotoFrame image={image} isShown={isShown} />
        {!isReadOnly && (
          <div className="flex items-center gap-1">
            <Button variant="quiet" size="sm" className="flex-1" onClick={() => setFraming(true)}>
              <Crop size={18} strokeWidth={2.1} aria-hidden="true" />
              Encuadrar
            </Button>
            {onUp && (
              <IconButton label={`Poner antes: ${name}`} onClick={onUp}>
                <ArrowUp size={20} strokeWidth={2.2} aria-hidden="true" />
              </IconButton>
            )}
            {onDown && (
              <IconButton label={`Poner después: ${name}`} onClick={onDown}>
                <ArrowDown size={20} strokeWidth={2.2} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        {image.alike.length > 0 && <DuplicateImageNote duplicates={image.alike} owner={owner} />}
        <RecordForm
          record={record}
          labelOf={(field) => photoLabels[field]}
          fieldText={fieldText}
          isReadOnly={isReadOnly}
        >
          <PhotoFields
            draft={record.draft}
            issues={{ ...record.issues, ...publishing.issues }}
            example={
              owner.subject === 'recipe' ? `${owner.title}, en un plato hondo` : `${owner.title}, de frente`
            }
            onEdit={(field, value) => {
              record.edit(field, value);
              publishing.clearError(field);
            }}
          />
        </RecordForm>
        {!isReadOnly && (
          <div className="flex flex-wrap gap-2.5">
            {image.state !== 'publicada' && image.state !== 'vencida' && (
              <Button size="sm" loading={publishing.isSending} onClick={publishing.submit}>
                Publicar
              </Button>
            )}
            {isOut && (
              <Button variant="outline" size="sm" loading={retiring.isSending} onClick={retiring.submit}>
                Retirar
              </Button>
            )}
            {image.state !== 'publicada' && (
              <Button variant="outline" size="sm" loading={removing.isSending} onClick={removing.submit}>
                <Trash2 size={18} strokeWidth={2.1} aria-hidden="true" />
                Borrar
              </Button>
            )}
          </div>
        )}
        <FormAlert message={failure} />
      </div>
      {isFraming && (
        <FramingDialog
          image={image}
          subject={owner.subject}
          onSave={async (framing) => {
            await actions.save(image, framing);
            toastSuccess('Encuadre guardado');
            setFraming(false);
          }}
          onClose={() => setFraming(false)}
        />
      )}
    </Block>
  );
};
