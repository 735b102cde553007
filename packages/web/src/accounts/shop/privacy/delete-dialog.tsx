import { DELETION_WORD } from '@nutricion/domain/accounts/deletion';
import { useState } from 'react';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { endSessionOnDevice } from '../../../kit/session/end-session.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { IdentityDialog } from '../../public/identity-dialog.tsx';
import { useSession } from '../../public/session.ts';
import { deleteMyAccount } from '../api.ts';

interface DeleteDialogProps {
  /** Called after the deletion, before the session ends: clears the user's data in this page. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks for the password and a word, so that an open session isn't enough to delete an account. */
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
        await deleteMyAccount(proof);
        onDeleted();
        await endSessionOnDevice('for-good');
        toastSuccess('Borramos tu cuenta', 'Te enviamos un correo que lo confirma.');
      }}
      onClose={onClose}
    />
  );
};

/** Accepts the word in lower case too. */
const issuesOf = (confirmation: string): Readonly<Record<string, string>> =>
  confirmation.trim().toUpperCase() === DELETION_WORD
    ? {}
    : { confirmation: `Escribe ${DELETION_WORD} para confirmar.` };
