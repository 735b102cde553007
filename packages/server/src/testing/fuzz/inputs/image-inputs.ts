import { aPicture } from '../../../content/images/render/pictures.builders.ts';
import { aProduct } from '../../shop.builders.ts';
import type { FuzzWorld } from '../world/fuzz-world.ts';
import type { Inputs } from './inputs.ts';

let drawn: Promise<Uint8Array<ArrayBuffer>> | undefined;
/** One photo is enough, and takes long to draw. */
const aFile = async () => {
  drawn ??= aPicture({ width: 400, height: 330 })
    .jpeg()
    .toBuffer()
    .then((jpeg) => new Uint8Array(jpeg));
  return { type: 'image/jpeg', bytes: await drawn };
};

/** A draft of its photo. */
const aPhotoOf = async ({ sendFile }: FuzzWorld, subject: 'products' | 'recipes', id: string) => {
  const uploaded = await sendFile(`POST /api/admin/${subject}/${id}/images`, 'admin', await aFile());
  const { images } = (await uploaded.json()) as { images: { id: string; version: number }[] };
  const { id: imageId = '', version = 0 } = images.at(-1) ?? {};
  return { params: { id, imageId }, version };
};
const aProductPhoto = async (world: FuzzWorld) => aPhotoOf(world, 'products', (await aProduct(world.db)).id);
/** Of one that the shop came with: a photo is of what customers see. */
const aRecipePhoto = (world: FuzzWorld) => aPhotoOf(world, 'recipes', world.recipeId);
/** Changes nothing but what is said of a photo: to be published it needs more than a draw brings. */
const changes = { state: undefined, rights: 'propia', licence_url: '', crop: null } as const;

/** Photos of products and of recipes. */
export const imageInputs = {
  'POST /api/admin/products/{id}/images': async ({ db }) => ({
    params: { id: (await aProduct(db)).id },
    file: await aFile(),
  }),
  'PUT /api/admin/products/{id}/images/order': async (world) => {
    const { params } = await aProductPhoto(world);
    return { params: { id: params.id }, body: { ids: [params.imageId] } };
  },
  'PATCH /api/admin/products/{id}/images/{imageId}': async (world) => {
    const { params, version } = await aProductPhoto(world);
    return { params, body: { ...changes, version } };
  },
  'DELETE /api/admin/products/{id}/images/{imageId}': async (world) => {
    const { params, version } = await aProductPhoto(world);
    return { params, query: { version } };
  },
  'POST /api/admin/recipes/{id}/images': async ({ recipeId }) => ({
    params: { id: recipeId },
    file: await aFile(),
  }),
  'PUT /api/admin/recipes/{id}/images/order': async (world) => {
    const { params } = await aRecipePhoto(world);
    return { params: { id: params.id }, body: { ids: [params.imageId] } };
  },
  'PATCH /api/admin/recipes/{id}/images/{imageId}': async (world) => {
    const { params, version } = await aRecipePhoto(world);
    return { params, body: { ...changes, version } };
  },
  'DELETE /api/admin/recipes/{id}/images/{imageId}': async (world) => {
    const { params, version } = await aRecipePhoto(world);
    return { params, query: { version } };
  },
} satisfies Inputs;
