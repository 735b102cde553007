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
import { cachedRoute } from './cached-route.ts';
import { sendActions } from './send-actions.ts';

interface ReleaseRouteProps {
  readonly routeId: string;
  readonly hasLeft: boolean;
}

/** Releases the route after a dialog that explains what happens to its orders. */
export const ReleaseRoute = ({ routeId, hasLeft }: ReleaseRouteProps) => {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const releasing = useSubmit({
    fields: [],
    send: async () => {
      // Unsent actions have to be sent before another driver can take over.
      await sendActions({ fresh: true });
      if ((cachedRoute.get()?.queue.length ?? 0) > 0) throw new Error('what was done is not sent yet');
      await call('POST /api/admin/deliveries/routes/{id}/return', { params: { id: routeId } });
      cachedRoute.change(() => null);
      toastSuccess('Soltaste la ruta');
      await navigate('/admin/deliveries');
    },
    otherwise: 'Falta enviar lo que hiciste. Busca señal e intenta de nuevo.',
  });
  return (
    <>
      <IconButton label="Soltar la ruta" onClick={() => setConfirming(true)}>
        <LogOut size={22} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="¿Soltar esta ruta?"
        description={
          hasLeft
            ? 'Los pedidos ya van de camino: quien la tome sigue donde la dejas, también con el efectivo. Entrégale las bolsas.'
            : 'Todavía no has salido: sus pedidos vuelven a la lista.'
        }
        actions={
          <>
            <Button variant="danger" loading={releasing.isSending} onClick={releasing.submit}>
              Soltarla
            </Button>
            <Button variant="outline" onClick={() => setConfirming(false)}>
              Seguir repartiendo
            </Button>
          </>
        }
      >
        <FormAlert message={releasing.failure} />
      </Dialog>
    </>
  );
};
