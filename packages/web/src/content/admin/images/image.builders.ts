import type { AdminImageJson, GalleryRowJson } from '@nutricion/contract/content/images';
import { aShownImage } from '../../../catalog/public/shown-image.builders.ts';

/** A draft of 800 × 600 pixels without a description and without rights. */
export const anAdminImage = (values: Partial<AdminImageJson> = {}): AdminImageJson => ({
  id: '7d1b0000-0000-4000-8000-000000000031',
  state: 'borrador',
  alt: '',
  rights: null,
  letter: '',
  licence_url: '',
  rights_until: null,
  days_left: null,
  focal: { x: 0.5, y: 0.5 },
  crop: null,
  image: aShownImage(),
  whole: '/art/placeholder.svg',
  width: 800,
  height: 600,
  version: 1,
  by: 'Ana Vega',
  updated_at: '2026-03-03T18:15:00.000Z',
  alike: [],
  ...values,
});

/** A recipe without a photo. */
export const aRecipePhotosRow = (values: Partial<GalleryRowJson> = {}): GalleryRowJson => ({
  id: '7d1b0000-0000-4000-8000-000000000041',
  title: 'Sancocho',
  art: 'guiso',
  category: 'post-shift',
  views: 12,
  state: 'falta',
  image: null,
  rights_until: null,
  days_left: null,
  count: 0,
  version: 0,
  ...values,
});
