import type { ArticleSummaryJson } from '@nutricion/contract/content/education';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../../kit/api/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { articleQuery, articlesQuery } from './education-queries.ts';

type Change = Partial<Pick<ArticleSummaryJson, 'progress' | 'isBookmarked'>>;
type ProgressInput = Input<'PUT /api/education/{slug}/progress'>['body'];

/** Notes reading and quizzes. Without a network the note waits, and goes out once there is one again. */
export const useProgress = (slug: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProgressInput) =>
      call('PUT /api/education/{slug}/progress', { params: { slug }, body }),
    networkMode: 'online',
    retry: 2,
    onSuccess: (progress) => applyChange(queryClient, slug, { progress }),
  });
};

/** Puts an article aside, or back. Shown at once, and taken back with a word when it can't be saved. */
export const useBookmark = (slug: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isBookmarked: boolean) =>
      call('PUT /api/education/{slug}/bookmark', { params: { slug }, body: { isBookmarked } }),
    onMutate: (isBookmarked) => applyChange(queryClient, slug, { isBookmarked }),
    onError: (error, isBookmarked) => {
      applyChange(queryClient, slug, { isBookmarked: !isBookmarked });
      toastError('No pudimos guardarlo', failureText(error));
    },
  });
};

/** The list and the article's own page say the same. */
const applyChange = (queryClient: QueryClient, slug: string, change: Change): void => {
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
