import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import type { RecipeTransitionKind } from '@nutricion/domain/recipes/recipe-state';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordTransition } from '../../kit/admin/record/use-record-transition.ts';
import { call } from '../../kit/api/api.ts';
import { transitionDone } from './recipe-labels.ts';
import { adminRecipeQuery, onRecipeSaved } from './recipe-queries.ts';

/** Publishes, today or on a day to come, archives and the like. */
export const useRecipeTransition = () => {
  const queryClient = useQueryClient();
  return useRecordTransition<RecipeTransitionKind, AdminRecipeJson, string>({
    send: async (transition, { id, version }, on) => {
      const body = { version, move: transition, ...(on && { on }) };
      const saved = await call('POST /api/admin/recipes/{id}/moves', { params: { id }, body });
      onRecipeSaved(queryClient, saved);
      return saved;
    },
    nameOf: ({ content }) => content.title,
    doneText: (transition, { publish_on }) =>
      publish_on ? `Se publica el ${shortDeliveryDay(publish_on)}` : transitionDone[transition],
    inverseOf: { archive: 'restore', restore: 'archive' },
    onFailure: ({ id }) => queryClient.invalidateQueries({ queryKey: adminRecipeQuery(id).queryKey }),
  });
};
