import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../kit/admin/record/use-settled.ts';
import type { Answer } from '../../kit/api/api.ts';
import { contentOfDraft, draftFaults, type RecipeDraft } from './recipe-draft.ts';
import { computedQuery } from './recipe-queries.ts';

export type Computed = Answer<'POST /api/admin/recipes/computed'>;

/** What a recipe costs, brings and lacks as it is typed; what was known stays meanwhile. */
export const useComputed = (draft: RecipeDraft) => {
  const settled = useSettled(draft);
  const content = contentOfDraft(settled);
  // A title that isn't there yet is no reason to compute nothing.
  const computable = { ...content, title: content.title || 'Sin título' };
  const isComplete = Object.keys(draftFaults(settled)).length === 0;
  return useQuery({ ...computedQuery(computable), enabled: isComplete, placeholderData: keepPreviousData });
};
