import type { AdminArticleJson, AdminArticleRowJson } from '@nutricion/contract/content/admin-articles';
import type { ArticleContentJson } from '@nutricion/contract/content/article-content';
import type { AdminImageJson, GalleryRowJson, ImageChanges } from '@nutricion/contract/content/images';
import type { ArticleTransitionKind } from '@nutricion/domain/content/article-state';
import type { ImageSubject } from '@nutricion/domain/content/image';
import { queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../kit/admin/list/read-all-pages.ts';
import { type ApiResponse, call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Read on every visit, since others write and review meanwhile. */
const ALWAYS_STALE = 0;
const REFETCH_EVERY_MS = 30_000;

type ArticleFilter = NonNullable<Input<'GET /api/admin/articles'>['query']>;

export const articlesQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'list', values] as const,
    queryFn: ({ signal }) => readPage(listFilter(values), signal),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

export const articleOverviewQuery = queryOptions({
  queryKey: ['admin', 'articles', 'overview'],
  queryFn: ({ signal }) => call('GET /api/admin/articles/overview', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

export const adminArticleQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'one', id] as const,
    queryFn: ({ signal }): Promise<AdminArticleJson> =>
      call('GET /api/admin/articles/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const articleVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'versions', id] as const,
    queryFn: ({ signal }) => call('GET /api/admin/articles/{id}/versions', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

/** How an article reads as it is written, and what it lacks. */
export const readabilityQuery = (content: ArticleContentJson) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'computed', content] as const,
    queryFn: ({ signal }) => call('POST /api/admin/articles/computed', { body: content }, { signal }),
    staleTime: ALWAYS_STALE,
    retry: false,
  });

/** Caches the saved article and invalidates everything that shows it, the shop's screens too. */
const cacheArticle = (saved: AdminArticleJson): AdminArticleJson => {
  queryClient.setQueryData(adminArticleQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'articles'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one' || queryKey[3] !== saved.id,
  });
  void queryClient.invalidateQueries({ queryKey: ['education'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
  return saved;
};

/** As it is now: it isn't as it was seen. */
export const fetchArticle = (id: string): Promise<AdminArticleJson> =>
  queryClient.fetchQuery(adminArticleQuery(id));

export const refetchArticle = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: adminArticleQuery(id).queryKey });

export const createArticle = async (body: ArticleContentJson): Promise<AdminArticleJson> =>
  cacheArticle(await call('POST /api/admin/articles', { body }));

export const saveArticle = async (
  id: string,
  body: Input<'PATCH /api/admin/articles/{id}'>['body'],
): Promise<AdminArticleJson> =>
  cacheArticle(await call('PATCH /api/admin/articles/{id}', { params: { id }, body }));

/** Asks for a review, publishes, returns it with a reason, archives and the like. */
export const transitionArticle = async (
  transition: ArticleTransitionKind,
  { id, version }: Pick<AdminArticleJson, 'id' | 'version'>,
  reason?: string,
): Promise<AdminArticleJson> => {
  const body = { version, move: transition, ...(reason && { reason }) };
  return cacheArticle(await call('POST /api/admin/articles/{id}/moves', { params: { id }, body }));
};

const readPage = async (
  query: ArticleFilter,
  signal?: AbortSignal,
): Promise<ListPage<AdminArticleRowJson>> => {
  const { articles, next } = await call('GET /api/admin/articles', { query }, signal ? { signal } : {});
  return { rows: articles, next };
};

export const readAllArticles = (values: ListValues): Promise<AdminArticleRowJson[]> =>
  readAllPages((page) => readPage(listFilter(page)), values);

const listFilter = (values: ListValues): ArticleFilter => ({
  q: values.q,
  state: values.estado as ArticleFilter['state'],
  topic: values.tema as ArticleFilter['topic'],
  warned: values.avisos ? (values.avisos === 'vencidos' ? 'overdue' : 'true') : undefined,
  after: values.despues,
});

/** What the photos are of. */
export interface ImageOwner {
  readonly subject: ImageSubject;
  readonly id: string;
  readonly title: string;
}

type ImageOwnerId = Pick<ImageOwner, 'subject' | 'id'>;

export interface ImagesResponse {
  readonly images: readonly AdminImageJson[];
}

/** Read on every visit, since others change them meanwhile. */
export const imagesQuery = ({ subject, id }: ImageOwnerId) =>
  queryOptions({
    queryKey: ['admin', 'images', subject, id] as const,
    queryFn: ({ signal }): Promise<ImagesResponse> =>
      subject === 'product'
        ? call('GET /api/admin/products/{id}/images', { params: { id } }, { signal })
        : call('GET /api/admin/recipes/{id}/images', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

/** Actions on photos; every response has all photos, which are shown at once. */
export const useImageActions = (owner: ImageOwner) => {
  const { subject, id } = owner;
  const show = (response: ImagesResponse): void => cacheImages(owner, response);
  return {
    show,
    save: async ({ id: imageId, version }: AdminImageJson, changes: ImageChanges) => {
      const input = { params: { id, imageId }, body: { version, ...changes } };
      show(
        subject === 'product'
          ? await call('PATCH /api/admin/products/{id}/images/{imageId}', input)
          : await call('PATCH /api/admin/recipes/{id}/images/{imageId}', input),
      );
    },
    remove: async ({ id: imageId, version }: AdminImageJson) => {
      const input = { params: { id, imageId }, query: { version } };
      show(
        subject === 'product'
          ? await call('DELETE /api/admin/products/{id}/images/{imageId}', input)
          : await call('DELETE /api/admin/recipes/{id}/images/{imageId}', input),
      );
    },
    order: async (ids: string[]) => {
      const input = { params: { id }, body: { ids } };
      show(
        subject === 'product'
          ? await call('PUT /api/admin/products/{id}/images/order', input)
          : await call('PUT /api/admin/recipes/{id}/images/order', input),
      );
    },
  };
};

const cacheImages = (owner: ImageOwnerId, response: ImagesResponse): void => {
  const { queryKey } = imagesQuery(owner);
  queryClient.setQueryData(queryKey, (before?: ImagesResponse) => ({ ...before, images: response.images }));
  void queryClient.invalidateQueries({ queryKey: ['admin', 'recipe-images'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
};

/** The same photos that the desk asks for, with the recipe's own words. */
export const recipeImagesQuery = (id: string) =>
  queryOptions({
    queryKey: imagesQuery({ subject: 'recipe', id }).queryKey as readonly string[],
    queryFn: ({ signal }) => call('GET /api/admin/recipes/{id}/images', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

const PHOTOS_EVERY_MS = 60_000;
type PhotoFilter = NonNullable<Input<'GET /api/admin/recipe-images'>['query']>;
type RecipePhotos = ListPage<GalleryRowJson> & Pick<ApiResponse<'GET /api/admin/recipe-images'>, 'counts'>;

/** Recipes by what their photo lacks. */
export const recipePhotosQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'recipe-images', values] as const,
    queryFn: ({ signal }) => readRecipePhotos(values, signal),
    staleTime: ALWAYS_STALE,
    refetchInterval: PHOTOS_EVERY_MS,
  });

export const readAllRecipePhotos = (values: ListValues): Promise<GalleryRowJson[]> =>
  readAllPages(readRecipePhotos, values);

const readRecipePhotos = async (
  { q, estado, momento, despues: after }: ListValues,
  signal?: AbortSignal,
): Promise<RecipePhotos> => {
  const state = estado as PhotoFilter['state'];
  const query = { q, state, category: momento as PhotoFilter['category'], after };
  const { recipes, next, counts } = await call(
    'GET /api/admin/recipe-images',
    { query },
    signal ? { signal } : {},
  );
  return { rows: recipes, next, counts };
};
