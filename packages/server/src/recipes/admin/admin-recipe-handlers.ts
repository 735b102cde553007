import type { adminRecipeEndpoints } from '@nutricion/contract/recipes/admin-recipes';
import { accept } from '@nutricion/domain/kit/result';
import type { CatalogReads } from '../../catalog/public.ts';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import { computeRecipe } from './compute-recipe.ts';
import { mergeRecipes } from './merge-recipes.ts';
import { listRecipes, readRecipe, readRecipeVersions, recipeOverview } from './recipe-reads.ts';
import { createRecipe, editRecipe } from './save-recipe.ts';
import { transitionRecipe } from './transition-recipe.ts';

export const mountAdminRecipes: MountFeature<CatalogReads> = (app, shop) =>
  mount(app, shop.authenticate, adminRecipeHandlers(shop));

/** Recipes as the administration writes them: a draft beside what customers see. */
export const adminRecipeHandlers = (deps: CatalogReads): Handlers<keyof typeof adminRecipeEndpoints> => {
  const { db, now } = deps;
  return {
    'GET /api/admin/recipes': async ({ query }) => accept(await listRecipes(deps, query)),

    'GET /api/admin/recipes/overview': async () => accept(await recipeOverview(deps)),

    'POST /api/admin/recipes': ({ caller, body }) => createRecipe(db, caller.profileId, body),

    'POST /api/admin/recipes/computed': async ({ body }) => accept(await computeRecipe(deps, body)),

    'GET /api/admin/recipes/{id}': ({ params }) => readRecipe(db, params.id),

    'PATCH /api/admin/recipes/{id}': ({ caller, params, body: { version, ...changes } }) =>
      editRecipe(deps, { actorId: caller.profileId, id: params.id, version, changes }),

    'POST /api/admin/recipes/{id}/moves': ({ caller, params, body }) =>
      transitionRecipe(deps, { actorId: caller.profileId, id: params.id, ...body }),

    'GET /api/admin/recipes/{id}/versions': ({ params }) => readRecipeVersions(db, params.id),

    'POST /api/admin/recipes/{id}/merge': ({ caller, params, body }) =>
      mergeRecipes(db, { actorId: caller.profileId, id: params.id, ...body }, now()),
  };
};
