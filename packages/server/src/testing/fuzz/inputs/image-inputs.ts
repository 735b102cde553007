import { anImageFile } from '../../../content/images/render/image-file.builders.ts';
import { aProduct } from '../../shop.builders.ts';
import type { FuzzFixture } from '../world/fuzz-fixture.ts';
import type { Inputs } from './inputs.ts';

let sample: Promise<Uint8Array<ArrayBuffer>> | undefined;
/** One photo is enough, because rendering takes long. */
const aFile = async () => {
  sample ??= anImageFile({ width: 400, height: 330 })
    .jpeg()
    .toBuffer()
    .then((jpeg) => new Uint8Array(jpeg));
  return { type: 'image/jpeg', bytes: await sample };
};

/** A draft of its photo. */
const aPhotoOf = async ({ sendFile }: FuzzFixture, subject: 'products' | 'recipes', id: string) => {
  const uploaded = await sendFile(`POST /api/admin/${subject}/${id}/images`, 'admin', await aFile());
  const { images } = (await uploaded.json()) as { images: { id: string; version: number }[] };
  const { id: imageId = '', version = 0 } = images.at(-1) ?? {};
  return { params: { id, imageId }, version };
};
const aProductPhoto = async (fuzzFixture: FuzzFixture) =>
  aPhotoOf(fuzzFixture, 'products', (await aProduct(fuzzFixture.db)).id);
/** A seeded one, because photos belong to published recipes. */
const aRecipePhoto = (fuzzFixture: FuzzFixture) => aPhotoOf(fuzzFixture, 'recipes', fuzzFixture.recipeId);
/** Changes only the description: publishing needs more than random values. */
const changes = { state: undefined, rights: 'propia', licence_url: '', crop: null } as const;

/** Photos of products and of recipes. */
export const imageInputs = {
  'POST /api/admin/products/{id}/images': async ({ db }) => ({
    params: { id: (await aProduct(db)).id },
    file: await aFile(),
  }),
  'PUT /api/admin/products/{id}/images/order': async (fuzzFixture) => {
    const { params } = await aProductPhoto(fuzzFixture);
    return { params: { id: params.id }, body: { ids: [params.imageId] } };
  },
  'PATCH /api/admin/products/{id}/images/{imageId}': async (fuzzFixture) => {
    const { params, version } = await aProductPhoto(fuzzFixture);
    return { params, body: { ...changes, version } };
  },
  'DELETE /api/admin/products/{id}/images/{imageId}': async (fuzzFixture) => {
    const { params, version } = await aProductPhoto(fuzzFixture);
    return { params, query: { version } };
  },
  'POST /api/admin/recipes/{id}/images': async ({ recipeId }) => ({
    params: { id: recipeId },
    file: await aFile(),
  }),
  'PUT /api/admin/recipes/{id}/images/order': async (fuzzFixture) => {
    const { params } = await aRecipePhoto(fuzzFixture);
    return { params: { id: params.id }, body: { ids: [params.imageId] } };
  },
  'PATCH /api/admin/recipes/{id}/images/{imageId}': async (fuzzFixture) => {
    const { params, version } = await aRecipePhoto(fuzzFixture);
    return { params, body: { ...changes, version } };
  },
  'DELETE /api/admin/recipes/{id}/images/{imageId}': async (fuzzFixture) => {
    const { params, version } = await aRecipePhoto(fuzzFixture);
    return { params, query: { version } };
  },
} satisfies Inputs;
