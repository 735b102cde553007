import { DELETION_WORD } from '@nutricion/domain/accounts/deletion';
import { useState } from 'react';
import { call } from '../../../kit/api/api.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { endSessionOnDevice } from '../../../kit/session/end-session.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { IdentityDialog } from '../../public/identity-dialog.tsx';
import { useSession } from '../../public/session.ts';

interface DeleteDialogProps {
  /** Called once the account is deleted, before the session ends: empties what the page still holds of the person. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks for the password and for a word, so that finding an open session is not enough to delete an account. */
export const DeleteDialog = ({ onDeleted, onClose }: DeleteDialogProps) => {
  const session = useSession();
  const [confirmation, setConfirmation] = useState('');
  return (
    <IdentityDialog
      title="¿Borrar tu cuenta?"
      description="No hay vuelta atrás: lo que se borra no lo podemos devolver."
      action="Borrar mi cuenta"
      dismissal="Quedarme"
      isDangerous
      withFactor={session.status === 'signed-in' && session.secondFactor === 'on'}
      more={{
        issues: () => issuesOf(confirmation),
        fields: (errors) => (
          <Field label={`Escribe ${DELETION_WORD} para confirmar`} error={errors.confirmation}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck="false"
              value={confirmation}
              onChange={(event) => setConfirmation(event.currentTarget.value)}
            />
          </Field>
        ),
      }}
      onProve={async (proof) => {
        await call('POST /api/me/deletion', { body: { ...proof, confirmation: DELETION_WORD } });
        onDeleted();
        await endSessionOnDevice('for-good');
        toastSuccess('Borramos tu cuenta', 'Te enviamos un correo que lo confirma.');
      }}
      onClose={onClose}
    />
  );
};

/** A telephone that writes small letters is no reason to ask twice. */
const issuesOf = (confirmation: string): Readonly<Record<string, string>> =>
  confirmation.trim().toUpperCase() === DELETION_WORD
    ? {}
    : { confirmation: `Escribe ${DELETION_WORD} para confirmar.` };
