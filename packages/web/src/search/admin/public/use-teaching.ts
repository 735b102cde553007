import { useQueryClient } from '@tanstack/react-query';
import { toastUndo } from '../../../accounts/public/toast-undo.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { addBuyerNote, markNoteDone, searchWordsQuery, teachWord } from './api.ts';

/** Actions on failed queries: teaching a word, or a note to the buyer. Both throw refusals. */
export const useTeaching = () => {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: searchWordsQuery.queryKey });
  const undoNote = async (id: string) => {
    try {
      await markNoteDone(id);
      await reload();
    } catch (error) {
      toastError('No se pudo', failureText(error));
    }
  };
  return {
    teach: async (word: string, means: string): Promise<void> => {
      await teachWord(word, means);
      toastSuccess('Aprendido', `Quien busca «${word}» encuentra «${means}».`);
      await reload();
    },
    requestFromBuyer: async (query: string, text: string): Promise<void> => {
      const { id } = await addBuyerNote(query, text);
      toastUndo(`Anotado para compras: ${query}`, () => void undoNote(id));
      await reload();
    },
  };
};
