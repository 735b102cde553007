import type { imageEndpoints } from '@nutricion/contract/content/images';
import type { ImageSubject } from '@nutricion/domain/content/image';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { deleteImage } from './delete-image.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { findImageOwner, type ImageOwner } from './image-owner.ts';
import { readImages } from './image-reads.ts';
import { orderImages } from './order-images.ts';
import { readRecipePhotos } from './recipe-photo-list.ts';
import { saveImage } from './save-image.ts';
import { serveImages } from './serve-image.ts';
import { uploadImage } from './upload-image.ts';

/** Photos of products and recipes: brought, looked after, and served. */
export const mountImages: MountFeature<ImageDependencies> = (app, shop) => {
  serveImages(app, shop.files);
  mount(app, shop.authenticate, imageHandlers(shop));
};

export const imageHandlers = (deps: ImageDependencies): Handlers<keyof typeof imageEndpoints> => {
  const { db, now, recipesWithImages } = deps;
  const imagesOf = async (imageOwner: ImageOwner) => {
    const titles = new Map((await recipesWithImages()).map(({ id, title }) => [id, title]));
    return { images: await readImages(db, imageOwner, titles, now()) };
  };
  const reading = async (subject: ImageSubject, id: string) => {
    const imageOwner = await findImageOwner(deps, subject, id);
    return imageOwner.ok ? accept(await imagesOf(imageOwner.value)) : imageOwner;
  };
  /** After every change all photos are returned. */
  const changing = async (
    subject: ImageSubject,
    id: string,
    change: (imageOwner: ImageOwner) => Promise<Result<null, Refusal>>,
  ) => {
    const imageOwner = await findImageOwner(deps, subject, id);
    if (!imageOwner.ok) return imageOwner;
    const changed = await change(imageOwner.value);
    return changed.ok ? accept(await imagesOf(imageOwner.value)) : changed;
  };

  return {
    'GET /api/admin/products/{id}/images': ({ params }) => reading('product', params.id),

    'POST /api/admin/products/{id}/images': (request) =>
      changing('product', request.params.id, (imageOwner) =>
        uploadImage(deps, request.caller.profileId, imageOwner, (accepted) => request.readFile(accepted)),
      ),

    'PUT /api/admin/products/{id}/images/order': ({ caller, params, body }) =>
      changing('product', params.id, (imageOwner) =>
        orderImages(deps, caller.profileId, imageOwner, body.ids),
      ),

    'PATCH /api/admin/products/{id}/images/{imageId}': ({ caller, params, body: { version, ...changes } }) =>
      changing('product', params.id, (imageOwner) =>
        saveImage(deps, { actorId: caller.profileId, imageOwner, imageId: params.imageId, version, changes }),
      ),

    'DELETE /api/admin/products/{id}/images/{imageId}': ({ caller, params, query }) =>
      changing('product', params.id, (imageOwner) =>
        deleteImage(deps, caller.profileId, imageOwner, { imageId: params.imageId, version: query.version }),
      ),

    'GET /api/admin/recipe-images': async ({ query }) => accept(await readRecipePhotos(deps, query)),

    'GET /api/admin/recipes/{id}/images': async ({ params }) => {
      const recipe = (await recipesWithImages()).find(({ id }) => id === params.id);
      if (!recipe) return refuse({ kind: 'not-found', what: 'esa receta' });
      const { images } = await imagesOf({ subject: 'recipe', ...recipe });
      return accept({ images, title: recipe.title, art: recipe.art, category: recipe.category });
    },

    'POST /api/admin/recipes/{id}/images': (request) =>
      changing('recipe', request.params.id, (imageOwner) =>
        uploadImage(deps, request.caller.profileId, imageOwner, (accepted) => request.readFile(accepted)),
      ),

    'PUT /api/admin/recipes/{id}/images/order': ({ caller, params, body }) =>
      changing('recipe', params.id, (imageOwner) =>
        orderImages(deps, caller.profileId, imageOwner, body.ids),
      ),

    'PATCH /api/admin/recipes/{id}/images/{imageId}': ({ caller, params, body: { version, ...changes } }) =>
      changing('recipe', params.id, (imageOwner) =>
        saveImage(deps, { actorId: caller.profileId, imageOwner, imageId: params.imageId, version, changes }),
      ),

    'DELETE /api/admin/recipes/{id}/images/{imageId}': ({ caller, params, query }) =>
      changing('recipe', params.id, (imageOwner) =>
        deleteImage(deps, caller.profileId, imageOwner, { imageId: params.imageId, version: query.version }),
      ),
  };
};
