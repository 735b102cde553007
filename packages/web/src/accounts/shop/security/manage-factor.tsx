import { useState } from 'react';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ProofDialog } from '../../public/proof-dialog.tsx';
import { renewBackupCodes, turnOffSecondFactor } from '../../public/second-factor.ts';

interface ManageFactorProps {
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onTurnedOff: () => void;
}

/** For who has a second factor: new backup codes, and turning it off. */
export const ManageFactor = ({ onRenewed, onTurnedOff }: ManageFactorProps) => {
  const [asked, setAsked] = useState<'renew' | 'turn-off' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="quiet" className="max-md:w-full" onClick={() => setAsked('renew')}>
          Crear códigos nuevos
        </Button>
        <Button
          variant="outline"
          className="text-guayaba-tinta! max-md:w-full"
          onClick={() => setAsked('turn-off')}
        >
          Desactivar
        </Button>
      </div>
      {asked === 'renew' && (
        <ProofDialog
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
      {asked === 'turn-off' && (
        <ProofDialog
          title="¿Desactivar el segundo paso?"
          description="Tu contraseña sola volverá a abrir tu cuenta. Para cambiar de teléfono, desactívalo y actívalo en el nuevo."
          action="Desactivar"
          isDangerous
          withFactor
          onProve={async (proof) => {
            await turnOffSecondFactor(proof);
            close();
            toastSuccess('Segundo paso desactivado');
            onTurnedOff();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
