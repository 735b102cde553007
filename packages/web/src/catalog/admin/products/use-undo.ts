import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastNote, toastSuccess } from '../../../kit/lib/toast.ts';
import { undoBatch } from '../api.ts';

/** Undoes a bulk change or an import. Products that were changed since stay as they are; the toast lists them. */
export const useUndo =
  (onDone: () => void) =>
  async (batchId: string): Promise<void> => {
    try {
      const { undone, skipped } = await undoBatch(batchId);
      if (skipped.length === 0) toastSuccess('Deshecho', `${undone} como estaban`);
      else
        toastNote(
          `${undone} como estaban, ${skipped.length} no`,
          `Cambiaron después del lote: ${skipped
            .slice(0, 3)
            .map(({ title }) => title)
            .join(', ')}${skipped.length > 3 ? '…' : ''}`,
        );
      onDone();
    } catch (error) {
      toastError('No se pudo deshacer', failureText(error));
    }
  };
