import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../kit/admin/record/use-settled.ts';
import type { Answer } from '../../../kit/api/api.ts';
import { type ArticleDraft, computableOf, draftFaults } from './article-draft.ts';
import { readingQuery } from './article-queries.ts';

export type ArticleReading = Answer<'POST /api/admin/articles/computed'>;

/** How an article reads as it is typed, and what it lacks; what was known stays meanwhile. */
export const useReadingOf = (draft: ArticleDraft) => {
  const settled = useSettled(draft);
  const reading = useQuery({
    ...readingQuery(computableOf(settled)),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, error } = reading;
  return {
    ...{ isFetching, error },
    data: data && { ...data, faults: { ...data.faults, ...draftFaults(settled) } },
  };
};
