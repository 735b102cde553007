import type { imageEndpoints } from '@nutricion/contract/content/images';
import type { ImageSubject } from '@nutricion/domain/content/image';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { deleteImage } from './delete-image.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { readImages } from './image-reads.ts';
import { findPictured, type Pictured } from './image-subject.ts';
import { orderImages } from './order-images.ts';
import { readWall } from './recipe-wall.ts';
import { saveImage } from './save-image.ts';
import { serveImages } from './serve-image.ts';
import { uploadImage } from './upload-image.ts';

/** Photos of products and recipes: brought, looked after, and served. */
export const mountImages: MountFeature<ImageDependencies> = (app, shop) => {
  serveImages(app, shop.files);
  mount(app, shop.authenticate, imageHandlers(shop));
};

export const imageHandlers = (deps: ImageDependencies): Handlers<keyof typeof imageEndpoints> => {
  const { db, now, picturedRecipes } = deps;
  const imagesOf = async (pictured: Pictured) => {
    const titles = new Map((await picturedRecipes()).map(({ id, title }) => [id, title]));
    return { images: await readImages(db, pictured, titles, now()) };
  };
  const reading = async (subject: ImageSubject, id: string) => {
    const pictured = await findPictured(deps, subject, id);
    return pictured.ok ? accept(await imagesOf(pictured.value)) : pictured;
  };
  /** Whatever is changed is answered with all photos as they then are. */
  const changing = async (
    subject: ImageSubject,
    id: string,
    change: (pictured: Pictured) => Promise<Result<null, Refusal>>,
  ) => {
    const pictured = await findPictured(deps, subject, id);
    if (!pictured.ok) return pictured;
    const changed = await change(pictured.value);
    return changed.ok ? accept(await imagesOf(pictured.value)) : changed;
  };

  return {
    'GET /api/admin/products/{id}/images': ({ params }) => reading('product', params.id),

    'POST /api/admin/products/{id}/images': (request) =>
      changing('product', request.params.id, (pictured) =>
        uploadImage(deps, request.caller.profileId, pictured, (taken) => request.readFile(taken)),
      ),

    'PUT /api/admin/products/{id}/images/order': ({ caller, params, body }) =>
      changing('product', params.id, (pictured) => orderImages(deps, caller.profileId, pictured, body.ids)),

    'PATCH /api/admin/products/{id}/images/{imageId}': ({ caller, params, body: { version, ...changes } }) =>
      changing('product', params.id, (pictured) =>
        saveImage(deps, { actorId: caller.profileId, pictured, imageId: params.imageId, version, changes }),
      ),

    'DELETE /api/admin/products/{id}/images/{imageId}': ({ caller, params, query }) =>
      changing('product', params.id, (pictured) =>
        deleteImage(deps, caller.profileId, pictured, { imageId: params.imageId, version: query.version }),
      ),

    'GET /api/admin/recipe-images': async ({ query }) => accept(await readWall(deps, query)),

    'GET /api/admin/recipes/{id}/images': async ({ params }) => {
      const recipe = (await picturedRecipes()).find(({ id }) => id === params.id);
      if (!recipe) return refuse({ kind: 'not-found', what: 'esa receta' });
      const { images } = await imagesOf({ subject: 'recipe', ...recipe });
      return accept({ images, title: recipe.title, art: recipe.art, category: recipe.category });
    },

    'POST /api/admin/recipes/{id}/images': (request) =>
      changing('recipe', request.params.id, (pictured) =>
        uploadImage(deps, request.caller.profileId, pictured, (taken) => request.readFile(taken)),
      ),

    'PUT /api/admin/recipes/{id}/images/order': ({ caller, params, body }) =>
      changing('recipe', params.id, (pictured) => orderImages(deps, caller.profileId, pictured, body.ids)),

    'PATCH /api/admin/recipes/{id}/images/{imageId}': ({ caller, params, body: { version, ...changes } }) =>
      changing('recipe', params.id, (pictured) =>
        saveImage(deps, { actorId: caller.profileId, pictured, imageId: params.imageId, version, changes }),
      ),

    'DELETE /api/admin/recipes/{id}/images/{imageId}': ({ caller, params, query }) =>
      changing('recipe', params.id, (pictured) =>
        deleteImage(deps, caller.profileId, pictured, { imageId: params.imageId, version: query.version }),
      ),
  };
};
