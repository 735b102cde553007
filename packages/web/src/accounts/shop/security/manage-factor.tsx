import { useState } from 'react';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { IdentityDialog } from '../../public/identity-dialog.tsx';
import { disableSecondFactor, renewBackupCodes } from '../../public/second-factor.ts';

interface ManageFactorProps {
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onDisabled: () => void;
}

/** New backup codes, and disabling the second factor. */
export const ManageFactor = ({ onRenewed, onDisabled }: ManageFactorProps) => {
  const [openAction, setOpenAction] = useState<'renew' | 'turn-off' | null>(null);
  const close = () => setOpenAction(null);
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="quiet" className="max-md:w-full" onClick={() => setOpenAction('renew')}>
          Crear códigos nuevos
        </Button>
        <Button
          variant="outline"
          className="text-guayaba-tinta! max-md:w-full"
          onClick={() => setOpenAction('turn-off')}
        >
          Desactivar
        </Button>
      </div>
      {openAction === 'renew' && (
        <IdentityDialog
          title="¿Crear códigos nuevos?"
          description="Te mostramos diez, y los de antes dejan de servir."
          action="Crear códigos"
          withFactor
          onProve={async (proof) => {
            const codes = await renewBackupCodes(proof);
            close();
            onRenewed(codes);
          }}
          onClose={close}
        />
      )}
      {openAction === 'turn-off' && (
        <IdentityDialog
          title="¿Desactivar el segundo paso?"
          description="Tu contraseña sola volverá a abrir tu cuenta. Para cambiar de teléfono, desactívalo y actívalo en el nuevo."
          action="Desactivar"
          isDangerous
          withFactor
          onProve={async (proof) => {
            await disableSecondFactor(proof);
            close();
            toastSuccess('Segundo paso desactivado');
            onDisabled();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
