import { useQueryClient } from '@tanstack/react-query';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { toastUndo } from '../../shared/session/toast-undo.ts';
import { withReauthentication } from '../reauthenticate/reauthentication.ts';
import { searchWordsQuery } from './report-queries.ts';

/** What can be done about words that the shop doesn't understand or have; each throws why it wasn't done. */
export const useTeaching = () => {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: searchWordsQuery.queryKey });
  const takeBack = async (id: string) => {
    try {
      await call('POST /api/admin/buyer-notes/{id}/done', { params: { id } });
      await reload();
    } catch (error) {
      toastError('No se pudo', failureText(error));
    }
  };
  return {
    teach: async (word: string, means: string): Promise<void> => {
      await withReauthentication(() => call('POST /api/admin/search-words', { body: { word, means } }));
      toastSuccess('Aprendido', `Quien busca «${word}» encuentra «${means}».`);
      await reload();
    },
    askBuyer: async (query: string, text: string): Promise<void> => {
      const { id } = await call('POST /api/admin/buyer-notes', { body: { query, text } });
      toastUndo(`Anotado para compras: ${query}`, () => void takeBack(id));
      await reload();
    },
  };
};
