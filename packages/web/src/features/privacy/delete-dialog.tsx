import { DELETION_WORD } from '@nutricion/domain/account/deletion';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/http.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { forgetPerson } from './forget-person.ts';

/** Asks for the password and a word, so that an open session on somebody's computer is not enough. */
export const DeleteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const remove = useMutation({
    mutationFn: () => call('POST /api/me/deletion', { body: { password, confirmation: DELETION_WORD } }),
    onSuccess: async () => {
      await forgetPerson();
      toastSuccess('Borramos tu cuenta', 'Te enviamos un correo que lo confirma.');
    },
    onError: (error) => setFaults(faultsOf(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    const found = check(password, confirmation);
    setFaults(found);
    if (Object.keys(found).length === 0) remove.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="¿Borrar tu cuenta?"
      description="No hay vuelta atrás: lo que se borra no lo podemos devolver."
      actions={
        <>
          <Button type="submit" form={formId} variant="danger" loading={remove.isPending}>
            Borrar mi cuenta
          </Button>
          <Button variant="outline" onClick={onClose}>
            Quedarme
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {faults.form && (
          <p
            role="alert"
            className="flex items-start gap-2 rounded-control bg-guayaba-tinte px-3.5 py-3 text-ui leading-snug font-[550] text-guayaba-tinta"
          >
            <CircleAlert size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
            {faults.form}
          </p>
        )}
        <Field label="Tu contraseña" error={faults.password}>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <Field label={`Escribe ${DELETION_WORD} para confirmar`} error={faults.confirmation}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={confirmation}
            onChange={(event) => setConfirmation(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
};

interface Faults {
  readonly form?: string;
  readonly password?: string;
  readonly confirmation?: string;
}

const check = (password: string, confirmation: string): Faults => ({
  ...(password === '' && { password: 'Escribe tu contraseña.' }),
  // A telephone that writes small letters is no reason to ask twice.
  ...(confirmation.trim().toUpperCase() !== DELETION_WORD && {
    confirmation: `Escribe ${DELETION_WORD} para confirmar.`,
  }),
});

const faultsOf = (error: unknown): Faults => {
  if (!(error instanceof ApiProblem))
    return { form: 'No hay conexión. Tu cuenta sigue igual; intenta de nuevo.' };
  const password = error.problem.errors?.password;
  return password ? { password } : { form: error.message };
};
