import type { adminArticleEndpoints } from '@nutricion/contract/content/admin-articles';
import { accept } from '@nutricion/domain/kit/result';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import type { AdminArticleDependencies } from './article-dependencies.ts';
import {
  articleOverview,
  computeArticle,
  listArticles,
  readArticle,
  readArticleVersions,
} from './article-reads.ts';
import { createArticle, editArticle, transitionArticle } from './save-article.ts';

export const mountAdminArticles: MountFeature<AdminArticleDependencies> = (app, shop) =>
  mount(app, shop.authenticate, adminArticleHandlers(shop));

/** Articles as the administration writes them: what one person wrote, another publishes. */
export const adminArticleHandlers = (
  deps: AdminArticleDependencies,
): Handlers<keyof typeof adminArticleEndpoints> => {
  const { db } = deps;
  return {
    'GET /api/admin/articles': async ({ query }) => accept(await listArticles(deps, query)),

    'GET /api/admin/articles/overview': async () => accept(await articleOverview(deps)),

    'POST /api/admin/articles': ({ caller, body }) => createArticle(deps, caller.profileId, body),

    'POST /api/admin/articles/computed': async ({ body }) => accept(await computeArticle(deps, body)),

    'GET /api/admin/articles/{id}': ({ caller, params }) => readArticle(db, params.id, caller.profileId),

    'PATCH /api/admin/articles/{id}': ({ caller, params, body: { version, ...changes } }) =>
      editArticle(deps, { actorId: caller.profileId, id: params.id, version, changes }),

    'POST /api/admin/articles/{id}/moves': ({ caller, params, body }) =>
      transitionArticle(deps, { actorId: caller.profileId, id: params.id, ...body }),

    'GET /api/admin/articles/{id}/versions': ({ params }) => readArticleVersions(db, params.id),
  };
};
