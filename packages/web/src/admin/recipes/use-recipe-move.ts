import type { AdminRecipeJson } from '@nutricion/contract/admin-recipes';
import { shortDeliveryDay } from '@nutricion/domain/order/delivery-day';
import type { RecipeMove } from '@nutricion/domain/recipe/recipe-state';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/api.ts';
import { useRecordMove } from '../record/use-record-move.ts';
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
