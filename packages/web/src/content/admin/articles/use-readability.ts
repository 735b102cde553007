import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../kit/admin/record/use-debounced.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { readabilityQuery } from '../api.ts';
import { type ArticleDraft, draftIssues, readabilityInputOf } from './article-draft.ts';

export type ArticleReadability = ApiResponse<'POST /api/admin/articles/computed'>;

/** Readability and issues of an article while it is typed; the last result stays meanwhile. */
export const useReadability = (draft: ArticleDraft) => {
  const debounced = useDebounced(draft);
  const reading = useQuery({
    ...readabilityQuery(readabilityInputOf(debounced)),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, error } = reading;
  return {
    ...{ isFetching, error },
    data: data && { ...data, faults: { ...data.faults, ...draftIssues(debounced) } },
  };
};
