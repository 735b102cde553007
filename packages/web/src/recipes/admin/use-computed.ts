import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../kit/admin/record/use-debounced.ts';
import { computedQuery } from './api.ts';
import { contentOfDraft, draftIssues, type RecipeDraft } from './recipe-draft.ts';

/** Cost, nutrition and issues of a recipe while it is typed; the last result stays meanwhile. */
export const useComputed = (draft: RecipeDraft) => {
  const debounced = useDebounced(draft);
  const content = contentOfDraft(debounced);
  // A title that isn't there yet is no reason to compute nothing.
  const computable = { ...content, title: content.title || 'Sin título' };
  const isComplete = Object.keys(draftIssues(debounced)).length === 0;
  return useQuery({ ...computedQuery(computable), enabled: isComplete, placeholderData: keepPreviousData });
};
