import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../kit/api/api.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { cachedBatch } from './cached-batch.ts';
import { sendQueue } from './send-queue.ts';
import type { BatchView } from './use-batch.ts';

/** Releases the batch after a dialog that explains what happens to its orders. */
export const ReleaseBatch = ({ batchView: { batch, sheet } }: { readonly batchView: BatchView }) => {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const releasing = useSubmit({
    fields: [],
    send: async () => {
      // Unsent actions have to be sent before another picker can take over.
      await sendQueue({ fresh: true });
      await call('POST /api/admin/picking/batches/{id}/return', { params: { id: batch.id } });
      cachedBatch.change(() => null);
      toastSuccess('Soltaste el lote');
      await navigate('/admin/picking');
    },
  });
  const isTouched = sheet.actions.length > 0;
  return (
    <>
      <IconButton label="Soltar el lote" onClick={() => setConfirming(true)}>
        <LogOut size={22} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="¿Soltar este lote?"
        description={
          isTouched
            ? 'Los pedidos que no has tocado vuelven a la fila. Los que ya tienen algo en su bolsa esperan así a quien los siga: deja las bolsas juntas.'
            : 'Todavía no has puesto nada: sus pedidos vuelven a la fila.'
        }
        actions={
          <>
            <Button variant="danger" loading={releasing.isSending} onClick={releasing.submit}>
              Soltarlo
            </Button>
            <Button variant="outline" onClick={() => setConfirming(false)}>
              Seguir preparando
            </Button>
          </>
        }
      >
        <FormAlert message={releasing.failure} />
      </Dialog>
    </>
  );
};
