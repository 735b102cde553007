import { useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { logError } from '../../../kit/lib/log.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { signOut } from '../../public/session.ts';
import { closeEverySession, closeOtherSessions } from '../api.ts';

interface CloseEverywhereProps {
  /** The number of other sessions. */
  readonly others: number;
  readonly onClose: () => void;
}

/** Asks whether to end this session too: not after losing a phone, but before leaving a shared computer. */
export const CloseEverywhere = ({ others, onClose }: CloseEverywhereProps) => {
  const [busy, setBusy] = useState<'others' | 'all' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (which: 'others' | 'all', work: () => Promise<void>) => {
    setBusy(which);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      logError('Error closing sessions', error);
      setFailure(failureText(error));
      setBusy(null);
    }
  };
  const closeOthers = () =>
    run('others', async () => {
      const ended = await closeOtherSessions();
      toastSuccess(
        ended === 1 ? 'Cerramos la otra sesión' : `Cerramos ${ended} sesiones`,
        'Esta sigue abierta.',
      );
      onClose();
    });
  const closeAll = () =>
    run('all', async () => {
      await closeEverySession();
      // Seals and erases local data as every sign-out does; the server's sessions have already ended.
      await signOut();
      toastSuccess('Cerramos tu sesión en todas partes');
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="¿Cerrar en todas partes?"
      description="En unos segundos nadie puede usar tu cuenta sin tu contraseña. Tu carrito te espera en cada equipo."
      actions={
        <>
          <Button variant="danger" loading={busy === 'all'} disabled={busy === 'others'} onClick={closeAll}>
            {others > 0 ? 'Cerrar todas, aquí también' : 'Cerrar aquí'}
          </Button>
          {others > 0 && (
            <Button
              variant="quiet"
              loading={busy === 'others'}
              disabled={busy === 'all'}
              onClick={closeOthers}
            >
              Cerrar solo las demás
            </Button>
          )}
        </>
      }
    >
      <FormAlert message={failure} />
    </Dialog>
  );
};
