import { useState } from 'react';
import { logError } from '../../kit/lib/log.ts';
import { toastError } from '../../kit/lib/toast.ts';
import { signOut } from './session.ts';

/** Signs out by a button. Always works on this device, even if the server can't be reached. */
export const useSignOut = (): { readonly isSigningOut: boolean; readonly signOut: () => Promise<void> } => {
  const [isSigningOut, setSigningOut] = useState(false);
  return {
    isSigningOut,
    signOut: async () => {
      setSigningOut(true);
      try {
        await signOut();
      } catch (error) {
        logError('Error signing out', error);
        toastError(
          'No pudimos cerrar la sesión en el servidor',
          'Sin conexión, otra persona podría reabrirla aquí. Conéctate y cierra de nuevo.',
        );
      } finally {
        setSigningOut(false);
      }
    },
  };
};
