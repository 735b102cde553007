import { imageRights, imageStates, imageSubjects, storedImageStates } from '@nutricion/domain/content/image';
import { z } from 'zod';
import { displayImageSchema } from '../kit/display-image.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { REOPEN_LIST } from '../kit/page-cursor.ts';
import { line } from '../kit/plain-text.ts';
import { day, version } from '../kit/ranges.ts';
import { recipeCategorySchema } from '../recipes/recipes.ts';

/** Media types that an upload may declare; its bytes decide what it is. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The largest photo that is taken. A telephone's of 50 megapixels has half of that. */
export const MAX_IMAGE_BYTES = 25_000_000;

const share = z.number('Escoge un punto de la foto.').min(0).max(1);
const pointSchema = z.strictObject({ x: share, y: share });
const cropSchema = z.strictObject({ x: share, y: share, width: share, height: share });

/** A photo as the administration sees it. */
export const adminImageSchema = z.object({
  id: z.uuid(),
  state: z.enum(imageStates),
  alt: z.string(),
  rights: z.enum(imageRights).nullable(),
  /** Author and date of the permission letter. */
  letter: z.string(),
  licence_url: z.string(),
  /** The last day on which it may be shown. */
  rights_until: z.string().nullable(),
  /** For a published photo whose rights end within a month. */
  days_left: z.number().int().nullable(),
  focal: pointSchema,
  /** The part that is shown; null: all of it. */
  crop: cropSchema.nullable(),
  /** As it is shown. */
  image: displayImageSchema,
  /** All of it, upright. */
  whole: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  version,
  by: z.string().nullable(),
  updated_at: z.iso.datetime(),
  /** Others that look nearly the same. */
  alike: z.array(
    z.object({ subject: z.enum(imageSubjects), subject_id: z.uuid(), title: z.string().nullable() }),
  ),
});
export type AdminImageJson = z.infer<typeof adminImageSchema>;

/** In the order in which they are shown: the first published one is the one. */
const images = z.object({ images: z.array(adminImageSchema) });

const params = z.object({ id: z.uuid() });
const imageParams = params.extend({ imageId: z.uuid() });
const withVersion = z.object({ version: z.coerce.number().pipe(version) });
const order = z.strictObject({ ids: z.array(z.uuid()).max(50) });

/** What isn't named stays as it is. */
const changes = z.strictObject({
  version,
  state: z.enum(storedImageStates).optional(),
  alt: line().max(200, 'Usa 200 letras o menos.').optional(),
  rights: z.enum(imageRights, 'Escoge de quién es la foto.').nullable().optional(),
  letter: line().max(200, 'Usa 200 letras o menos.').optional(),
  licence_url: line().max(500, 'Ese enlace es muy largo.').optional(),
  rights_until: day('Escoge hasta qué día.').nullable().optional(),
  focal: pointSchema.optional(),
  crop: cropSchema.nullable().optional(),
});
export type ImageChanges = Omit<z.infer<typeof changes>, 'version'>;

/** State of a recipe's photo in the list of recipes: `falta` if there is none. */
export const galleryStates = ['falta', 'borrador', 'por-vencer', 'vencida', 'publicada', 'retirada'] as const;

export const galleryRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  art: z.string(),
  category: recipeCategorySchema,
  /** How often it was opened. */
  views: z.number().int(),
  state: z.enum(galleryStates),
  /** The one that is shown, or that would be. */
  image: displayImageSchema.nullable(),
  rights_until: z.string().nullable(),
  days_left: z.number().int().nullable(),
  /** Photos of it, in any state. */
  count: z.number().int(),
  /** Another number after each change of them. */
  version: z.number().int(),
});
export type GalleryRowJson = z.infer<typeof galleryRowSchema>;

/** A photo itself is sent as the body of a POST, as it is; the answer to every change is the subject's photos. */
export const imageEndpoints = declareEndpoints({
  'GET /api/admin/products/{id}/images': {
    access: 'products.read',
    summary: 'Las fotos de un producto',
    params,
    response: images,
  },
  'POST /api/admin/products/{id}/images': {
    access: 'products.write',
    summary: 'Sube una foto de un producto (JPEG, PNG, WebP o AVIF, tal cual); queda en borrador',
    params,
    response: images,
    status: 201,
  },
  'PUT /api/admin/products/{id}/images/order': {
    access: 'products.write',
    summary: 'Ordena las fotos de un producto',
    params,
    body: order,
    response: images,
  },
  'PATCH /api/admin/products/{id}/images/{imageId}': {
    access: 'products.write',
    summary: 'Cambia, publica o retira una foto de un producto; 409 si alguien la cambió antes',
    params: imageParams,
    body: changes,
    response: images,
  },
  'DELETE /api/admin/products/{id}/images/{imageId}': {
    access: 'products.write',
    summary: 'Borra una foto de un producto que no está publicada',
    params: imageParams,
    query: withVersion,
    response: images,
  },
  'GET /api/admin/recipe-images': {
    access: 'recipes.write',
    summary: 'Las recetas por lo que le falta a su foto, y por cuánto se abren',
    query: z.object({
      q: z.string().max(200, 'Usa 200 letras o menos.').optional(),
      state: z.enum(galleryStates, 'Ese estado no existe.').optional(),
      category: recipeCategorySchema.optional(),
      after: z.uuid(REOPEN_LIST).optional(),
    }),
    response: z.object({
      recipes: z.array(galleryRowSchema),
      next: z.string().nullable(),
      /** Over all recipes, independent of the filter. */
      counts: z.record(z.enum(galleryStates), z.number().int()),
    }),
  },
  'GET /api/admin/recipes/{id}/images': {
    access: 'recipes.write',
    summary: 'Las fotos de una receta',
    params,
    response: images.extend({ title: z.string(), art: z.string(), category: recipeCategorySchema }),
  },
  'POST /api/admin/recipes/{id}/images': {
    access: 'recipes.write',
    summary: 'Sube una foto de una receta (JPEG, PNG, WebP o AVIF, tal cual); queda en borrador',
    params,
    response: images,
    status: 201,
  },
  'PUT /api/admin/recipes/{id}/images/order': {
    access: 'recipes.write',
    summary: 'Ordena las fotos de una receta',
    params,
    body: order,
    response: images,
  },
  'PATCH /api/admin/recipes/{id}/images/{imageId}': {
    access: 'recipes.write',
    summary: 'Cambia, publica o retira una foto de una receta; 409 si alguien la cambió antes',
    params: imageParams,
    body: changes,
    response: images,
  },
  'DELETE /api/admin/recipes/{id}/images/{imageId}': {
    access: 'recipes.write',
    summary: 'Borra una foto de una receta que no está publicada',
    params: imageParams,
    query: withVersion,
    response: images,
  },
});
