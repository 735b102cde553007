import { returnRoute } from '../api.ts';
import { ReleaseDialog } from '../claims/release-dialog.tsx';
import { cachedRoute } from './cached-route.ts';
import { sendActions } from './send-actions.ts';

interface ReleaseRouteProps {
  readonly routeId: string;
  readonly hasLeft: boolean;
}

const labels = {
  button: 'Soltar la ruta',
  title: '¿Soltar esta ruta?',
  confirm: 'Soltarla',
  cancel: 'Seguir repartiendo',
  released: 'Soltaste la ruta',
};

export const ReleaseRoute = ({ routeId, hasLeft }: ReleaseRouteProps) => (
  <ReleaseDialog
    labels={labels}
    description={
      hasLeft
        ? 'Los pedidos ya van de camino: quien la tome sigue donde la dejas, también con el efectivo. Entrégale las bolsas.'
        : 'Todavía no has salido: sus pedidos vuelven a la lista.'
    }
    to="/admin/deliveries"
    release={async () => {
      // Unsent actions have to be sent before another driver can take over.
      await sendActions({ fresh: true });
      if ((cachedRoute.get()?.queue.length ?? 0) > 0) throw new Error('actions are not sent yet');
      await returnRoute(routeId);
      cachedRoute.change(() => null);
    }}
    otherwise="Falta enviar lo que hiciste. Busca señal e intenta de nuevo."
  />
);
