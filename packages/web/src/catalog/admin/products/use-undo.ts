import { call } from '../../../kit/api/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastNote, toastSuccess } from '../../../kit/lib/toast.ts';

/** Takes a batch back; what changed since stays as it is, and is told. */
export const useUndo =
  (onDone: () => void) =>
  async (batchId: string): Promise<void> => {
    try {
      const { undone, skipped } = await call(
        'POST /api/admin/batches/{id}/undo',
        { params: { id: batchId } },
        { timeoutMs: 120_000 },
      );
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
