import { useQueryClient } from '@tanstack/react-query';
import { withReauthentication } from '../../../accounts/admin/public/reauthentication.ts';
import { toastUndo } from '../../../accounts/public/toast-undo.ts';
import { call } from '../../../kit/api/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { searchWordsQuery } from './api.ts';

/** What can be done about words that the shop doesn't understand or have; each throws why it wasn't done. */
export const useTeaching = () => {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: searchWordsQuery.queryKey });
  const markNoteDone = async (id: string) => {
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
    requestFromBuyer: async (query: string, text: string): Promise<void> => {
      const { id } = await call('POST /api/admin/buyer-notes', { body: { query, text } });
      toastUndo(`Anotado para compras: ${query}`, () => void markNoteDone(id));
      await reload();
    },
  };
};
