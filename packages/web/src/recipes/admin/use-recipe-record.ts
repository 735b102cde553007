import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { useQueryClient } from '@tanstack/react-query';
import { newestVersionOf } from '../../kit/admin/record/newest-version.ts';
import { numberIssues } from '../../kit/admin/record/record-field.ts';
import { useRecord } from '../../kit/admin/record/use-record.ts';
import { call } from '../../kit/api/api.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import {
  contentOfDraft,
  draftIssues,
  draftOfContent,
  isRecipeDraft,
  type RecipeDraft,
} from './recipe-draft.ts';
import { fields } from './recipe-fields.ts';
import { adminRecipeQuery, onRecipeSaved } from './recipe-queries.ts';

/** A recipe's record; with `onCreated` a new one, which begins with `first`. */
export const useRecipeRecord = (
  recipe: AdminRecipeJson,
  first?: RecipeDraft,
  onCreated?: (id: string) => void,
) => {
  const queryClient = useQueryClient();
  return useRecord<AdminRecipeJson, RecipeDraft>({
    id: `receta:${recipe.version === 0 ? 'nueva' : recipe.id}`,
    firstDraft: first,
    stored: recipe,
    draftOf: ({ content }) => draftOfContent(content),
    isDraft: isRecipeDraft,
    check: (draft) => ({ ...numberIssues(fields, draft), ...draftIssues(draft) }),
    send: async ({ draft, changed, version }) => {
      const content = contentOfDraft(draft);
      const saved =
        version === 0
          ? await call('POST /api/admin/recipes', { body: content })
          : await call('PATCH /api/admin/recipes/{id}', {
              params: { id: recipe.id },
              body: { ...Object.fromEntries(changed.map((name) => [name, content[name]])), version },
            });
      onRecipeSaved(queryClient, saved);
      return saved;
    },
    readNewest: async (refusal) =>
      newestVersionOf<AdminRecipeJson>(refusal) ?? {
        stored: await queryClient.fetchQuery(adminRecipeQuery(recipe.id)),
        by: null,
        at: null,
      },
    onSaved: (saved) => {
      toastSuccess('Borrador guardado', saved.content.title);
      onCreated?.(saved.id);
    },
  });
};
export type RecipeRecord = ReturnType<typeof useRecipeRecord>;
