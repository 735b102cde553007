import type { AdminImageJson } from '@nutricion/contract/content/images';
import { isObject } from '@nutricion/domain/kit/is-object';
import { useQueryClient } from '@tanstack/react-query';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { type ImageOwner, imagesQuery, useImageActions } from '../api.ts';
import { changesOf, draftOf, type PhotoDraft } from './photo-draft.ts';

const photoFieldNames = ['alt', 'rights', 'letter', 'licence_url', 'rights_until'] as const;

/** A photo's text and rights as a record: drafts are stored, and of two simultaneous changes the second person chooses. */
export const usePhotoRecord = (owner: ImageOwner, image: AdminImageJson) => {
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
