import type { AdminImageJson } from '@nutricion/contract/content/images';
import { isObject } from '@nutricion/domain/kit/is-object';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Copy, Crop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLeaveGuard } from '../../../kit/admin/record/leave-guard.tsx';
import { shownFieldValue } from '../../../kit/admin/record/record-field.ts';
import { RecordForm } from '../../../kit/admin/record/record-form.tsx';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import { ValueList } from '../../../kit/admin/record/value-list.tsx';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { type ImageOwner, imagesQuery, useImageActions } from '../api.ts';
import { FramingDialog } from './framing-dialog.tsx';
import {
  changesOf,
  draftOf,
  fieldText,
  type PhotoDraft,
  type PhotoField,
  photoLabels,
} from './photo-draft.ts';
import { PhotoFields } from './photo-fields.tsx';
import { PhotoFrame } from './photo-frame.tsx';

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
  useLeaveGuard(record.isDirty && !isReadOnly, record.discard);
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
        {isReadOnly ? (
          <ValueList
            values={fields
              .map((field) => ({ label: photoLabels[field], text: readText(field, record.before) }))
              .filter(({ text }, at) => at < 2 || text !== '')}
          />
        ) : (
          <RecordForm
            record={record}
            labelOf={(field) => photoLabels[field]}
            fieldText={fieldText}
            isReadOnly={false}
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
        )}
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

interface DuplicateImageNoteProps {
  readonly duplicates: AdminImageJson['alike'];
  readonly owner: ImageOwner;
}

/** Other images that look nearly the same: it may be a photo of another product. */
const DuplicateImageNote = ({ duplicates, owner }: DuplicateImageNoteProps) => (
  <div className="flex gap-3 rounded-ficha bg-mango-tinte px-4 py-3 text-ui leading-snug text-mango-tinta">
    <Copy size={20} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
    <p className="min-w-0">
      <b className="font-[650]">Se parece mucho a otra.</b> Mira que sea la de aquí:{' '}
      {duplicates.map(({ subject, subject_id: id, title }, index) => (
        <span key={`${subject}${id}`}>
          {index > 0 && ', '}
          {id === owner.id ? (
            'otra de esta misma lista'
          ) : (
            <Link
              to={
                subject === 'product' ? `/admin/products/${id}?seccion=fotos` : `/admin/recipe-images/${id}`
              }
              className="font-semibold wrap-anywhere underline underline-offset-2"
            >
              {title ?? 'algo que ya no está'}
            </Link>
          )}
        </span>
      ))}
      .
    </p>
  </div>
);

const photoFieldNames = ['alt', 'rights', 'letter', 'licence_url', 'rights_until'] as const;

/** A photo's text and rights as a record: drafts are stored, and of two simultaneous changes the second person chooses. */
const usePhotoRecord = (owner: ImageOwner, image: AdminImageJson) => {
  const queryClient = useQueryClient();
  const { save } = useImageActions(owner);
  const newest = async (): Promise<AdminImageJson> => {
    const { images } = await queryClient.fetchQuery(imagesQuery(owner));
    return images.find(({ id }) => id === image.id) ?? image;
  };
  return useRecord<AdminImageJson, PhotoDraft>({
    id: `foto:${image.id}`,
    stored: image,
    draftOf,
    isDraft: (value): value is PhotoDraft =>
      isObject(value) && photoFieldNames.every((name) => typeof value[name] === 'string'),
    send: async ({ draft, changed, version }) => {
      await save({ ...image, version }, changesOf(draft, changed));
      toastSuccess('Foto guardada');
      return newest();
    },
    readNewest: async (refusal) => {
      const stored = await newest();
      const { by, at } = refusal.problem as { readonly by?: string | null; readonly at?: string | null };
      return { stored, by: by ?? null, at: at ?? null };
    },
  });
};

const readText = (field: PhotoField, draft: PhotoDraft): string => {
  const text = fieldText(field, draft);
  return field === 'rights_until' ? shownFieldValue({ kind: 'day' }, text) : text;
};
