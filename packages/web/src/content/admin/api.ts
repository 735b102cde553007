import type { AdminArticleJson, AdminArticleRowJson } from '@nutricion/contract/content/admin-articles';
import type { ArticleContentJson } from '@nutricion/contract/content/article-content';
import type { ArticleTransitionKind } from '@nutricion/domain/content/article-state';
import { queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../kit/admin/list/read-all-pages.ts';
import { call, type Input } from '../../kit/api/api.ts';
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
