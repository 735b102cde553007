import type { AdminImageJson, ImageChanges } from '@nutricion/contract/content/images';
import { type ImageRights, imageRights, imageRightsLabels } from '@nutricion/domain/content/image';

/** What is typed of a photo; an empty text is nothing. */
export interface PhotoDraft {
  readonly alt: string;
  readonly rights: ImageRights | '';
  readonly letter: string;
  readonly licence_url: string;
  readonly rights_until: string;
}
export type PhotoField = keyof PhotoDraft;

export const photoLabels: Record<PhotoField, string> = {
  alt: 'Qué se ve',
  rights: '¿De quién es la foto?',
  letter: 'La carta',
  licence_url: 'Enlace de la licencia',
  rights_until: 'Vale hasta',
};

export const draftOf = (image: AdminImageJson): PhotoDraft => ({
  alt: image.alt,
  rights: image.rights ?? '',
  letter: image.letter,
  licence_url: image.licence_url,
  rights_until: image.rights_until ?? '',
});

/** What is sent of it: only what was typed over. */
export const changesOf = (draft: PhotoDraft, changed: readonly PhotoField[]): ImageChanges => ({
  ...(changed.includes('alt') && { alt: draft.alt.trim() }),
  ...(changed.includes('rights') && { rights: draft.rights || null }),
  ...(changed.includes('letter') && { letter: draft.letter.trim() }),
  ...(changed.includes('licence_url') && { licence_url: draft.licence_url.trim() }),
  ...(changed.includes('rights_until') && { rights_until: draft.rights_until || null }),
});

/** A field's value as text. */
export const fieldText = (field: PhotoField, draft: PhotoDraft): string => {
  const value = draft[field];
  return field === 'rights'
    ? imageRights.find((each) => each === value)
      ? imageRightsLabels[value as ImageRights]
      : ''
    : value;
};
