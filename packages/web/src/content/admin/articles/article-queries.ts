import type { AdminArticleJson, AdminArticleRowJson } from '@nutricion/contract/content/admin-articles';
import type { ArticleContentJson } from '@nutricion/contract/content/article-content';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../../kit/admin/list/list-types.ts';
import { call, type Input } from '../../../kit/api/api.ts';

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

/** Updates the cached article and invalidates everything that shows it, the shop's screens too. */
export const onArticleSaved = (queryClient: QueryClient, saved: AdminArticleJson): void => {
  queryClient.setQueryData(adminArticleQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    queryKey: ['admin', 'articles'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one' || queryKey[3] !== saved.id,
  });
  void queryClient.invalidateQueries({ queryKey: ['education'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
};

const readPage = async (
  query: ArticleFilter,
  signal?: AbortSignal,
): Promise<ListPage<AdminArticleRowJson>> => {
  const { articles, next } = await call('GET /api/admin/articles', { query }, signal ? { signal } : {});
  return { rows: articles, next };
};

/** Every article that the filters let through. */
export const readAllArticles = async ({
  despues: _,
  ...values
}: ListValues): Promise<AdminArticleRowJson[]> => {
  const articles: AdminArticleRowJson[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<AdminArticleRowJson> = await readPage({
      ...listFilter(values),
      ...(after && { after }),
    });
    articles.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return articles;
};

const listFilter = (values: ListValues): ArticleFilter => ({
  q: values.q,
  state: values.estado as ArticleFilter['state'],
  topic: values.tema as ArticleFilter['topic'],
  warned: values.avisos ? (values.avisos === 'vencidos' ? 'overdue' : 'true') : undefined,
  after: values.despues,
});
