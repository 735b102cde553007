import { returnBatch } from '../api.ts';
import { ReleaseDialog } from '../claims/release-dialog.tsx';
import { cachedBatch } from './cached-batch.ts';
import { sendQueue } from './send-queue.ts';
import type { BatchView } from './use-batch.ts';

const labels = {
  button: 'Soltar el lote',
  title: '¿Soltar este lote?',
  confirm: 'Soltarlo',
  cancel: 'Seguir preparando',
  released: 'Soltaste el lote',
};

export const ReleaseBatch = ({ batchView: { batch, sheet } }: { readonly batchView: BatchView }) => (
  <ReleaseDialog
    labels={labels}
    description={
      sheet.actions.length > 0
        ? 'Los pedidos que no has tocado vuelven a la fila. Los que ya tienen algo en su bolsa esperan así a quien los siga: deja las bolsas juntas.'
        : 'Todavía no has puesto nada: sus pedidos vuelven a la fila.'
    }
    to="/admin/picking"
    release={async () => {
      // Unsent actions have to be sent before another picker can take over.
      await sendQueue({ fresh: true });
      if ((cachedBatch.get()?.queue.length ?? 0) > 0) throw new Error('actions are not sent yet');
      await returnBatch(batch.id);
      cachedBatch.change(() => null);
    }}
    otherwise="Falta enviar lo que hiciste. Busca señal e intenta de nuevo."
  />
);
