import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import type { RecipeMove } from '@nutricion/domain/recipes/recipe-state';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordMove } from '../../kit/admin/record/use-record-move.ts';
import { call } from '../../kit/api/api.ts';
import { adminRecipeQuery, recipeSaved } from './recipe-queries.ts';
import { moveDone } from './recipe-words.ts';

/** Publishes, today or on a day to come, archives and the like. */
export const useRecipeMove = () => {
  const queryClient = useQueryClient();
  return useRecordMove<RecipeMove, AdminRecipeJson, string>({
    send: async (move, { id, version }, on) => {
      const body = { version, move, ...(on && { on }) };
      const saved = await call('POST /api/admin/recipes/{id}/moves', { params: { id }, body });
      recipeSaved(queryClient, saved);
      return saved;
    },
    nameOf: ({ content }) => content.title,
    doneText: (move, { publish_on }) =>
      publish_on ? `Se publica el ${shortDeliveryDay(publish_on)}` : moveDone[move],
    backFrom: { archive: 'restore', restore: 'archive' },
    onFailure: ({ id }) => queryClient.invalidateQueries({ queryKey: adminRecipeQuery(id).queryKey }),
  });
};
