import { REAUTHENTICATION_MINUTES } from '@nutricion/domain/accounts/second-factor';
import { useSyncExternalStore } from 'react';
import { IdentityDialog } from '../../public/identity-dialog.tsx';
import { reauthenticate } from '../../public/second-factor.ts';
import { useSession } from '../../public/session.ts';
import { reauthentication } from './reauthentication.ts';

/** Opens when a change needs a recent authentication; the change then continues by itself. */
export const ReauthenticationDialog = () => {
  const prompt = useSyncExternalStore(reauthentication.subscribe, reauthentication.get);
  const session = useSession();
  if (!prompt || session.status !== 'signed-in') return null;
  return (
    <IdentityDialog
      title="Confirma que eres tú"
      description={`Hace más de ${REAUTHENTICATION_MINUTES} minutos que entraste. En cuanto lo confirmes, tu cambio sigue solo.`}
      action="Confirmar y seguir"
      withFactor={session.secondFactor === 'on'}
      onProve={async (proof) => {
        await reauthenticate(proof);
        prompt.onResult(true);
      }}
      onClose={() => prompt.onResult(false)}
    />
  );
};
