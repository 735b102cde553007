import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../../kit/lib/announce.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { followVersions } from './service-worker.ts';
import { useUpdatePrompt } from './use-update-prompt.ts';

/** The specification's question, to the letter. */
const QUESTION = 'Una nueva versión está disponible. ¿Deseas actualizar ahora?';

let isFollowing = false;

/** Watches for new versions and asks before activating one, without moving the focus or covering the page. */
export const AppUpdate = () => {
  const { isOffered, isPostponed, accept, decline } = useUpdatePrompt();
  useEffect(() => {
    if (isFollowing) return;
    isFollowing = true;
    void followVersions();
  }, []);
  useEffect(() => {
    if (isOffered) announce(QUESTION);
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <section
      aria-label="Versión nueva"
      onKeyDown={(event) => event.key === 'Escape' && decline()}
      className="fixed inset-x-4 bottom-[calc(var(--pie-flotante)+env(safe-area-inset-bottom))] z-30 animate-[velo-entra_var(--m-medio)_var(--curva)] rounded-ficha bg-papel p-4 shadow-3 md:right-auto md:left-10 md:w-[400px] md:p-5"
    >
      <div className="flex items-start gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-chip bg-rocio text-verde">
          <RefreshCw size={20} strokeWidth={2.2} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-[650]">{QUESTION}</p>
          <p className="mt-1 text-nota text-tinta-suave" role={isPostponed ? 'alert' : undefined}>
            {isPostponed
              ? 'Tienes un pedido a medias en otra pestaña. Termínalo y actualiza después.'
              : 'Sigues en la misma página, con tu carrito.'}
          </p>
        </div>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button size="sm" onClick={accept}>
          Actualizar
        </Button>
        <Button size="sm" variant="quiet" onClick={decline}>
          Ahora no
        </Button>
      </div>
    </section>
  );
};
