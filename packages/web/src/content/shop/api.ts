import type { ArticleSummaryJson } from '@nutricion/contract/content/education';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, type Input } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { queryClient } from '../../kit/api/query.ts';
import { toastError } from '../../kit/lib/toast.ts';

export const articlesQuery = queryOptions({
  queryKey: ['education'],
  queryFn: ({ signal }) => call('GET /api/education', {}, { signal }),
  staleTime: cacheTimes.general,
});

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['education', slug],
    queryFn: ({ signal }) => call('GET /api/education/{slug}', { params: { slug } }, { signal }),
    staleTime: cacheTimes.general,
  });

type Change = Partial<Pick<ArticleSummaryJson, 'progress' | 'isBookmarked'>>;
type ProgressInput = Input<'PUT /api/education/{slug}/progress'>['body'];

/** Notes reading and quizzes. Without a network the note waits, and goes out once there is one again. */
export const useProgress = (slug: string) =>
  useMutation({
    mutationFn: (body: ProgressInput) =>
      call('PUT /api/education/{slug}/progress', { params: { slug }, body }),
    networkMode: 'online',
    retry: 2,
    onSuccess: (progress) => applyChange(slug, { progress }),
  });

/** Puts an article aside, or back. Shown at once, and taken back with a word when it can't be saved. */
export const useBookmark = (slug: string) =>
  useMutation({
    mutationFn: (isBookmarked: boolean) =>
      call('PUT /api/education/{slug}/bookmark', { params: { slug }, body: { isBookmarked } }),
    onMutate: (isBookmarked) => applyChange(slug, { isBookmarked }),
    onError: (error, isBookmarked) => {
      applyChange(slug, { isBookmarked: !isBookmarked });
      toastError('No pudimos guardarlo', failureText(error));
    },
  });

/** The list and the article's own page say the same. */
const applyChange = (slug: string, change: Change): void => {
  queryClient.setQueryData(articleQuery(slug).queryKey, (article) => article && { ...article, ...change });
  queryClient.setQueryData(
    articlesQuery.queryKey,
    (list) =>
      list && {
        articles: list.articles.map((article) =>
          article.slug === slug ? { ...article, ...change } : article,
        ),
      },
  );
};
