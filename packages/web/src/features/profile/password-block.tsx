import { type FormEvent, useState } from 'react';
import { logError } from '../../lib/log.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { failureText, fieldFaults } from '../../shared/api/failure-text.ts';
import { changePassword } from '../../shared/session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SectionBlock } from './section-block.tsx';

interface Faults {
  readonly currentPassword?: string | undefined;
  readonly newPassword?: string | undefined;
}

/** A new password, given the present one. It ends her sessions on every other computer. */
export const PasswordBlock = () => {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = check(current, next);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await changePassword(current, next);
      setCurrent('');
      setNext('');
      toastSuccess('Contraseña cambiada', 'Cerramos tu sesión en los demás aparatos.');
    } catch (error) {
      logError('Error changing password', error);
      const named: Faults = fieldFaults(error);
      setFaults(named);
      if (!named.currentPassword && !named.newPassword) setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <SectionBlock
      title="Contraseña"
      intro="Al cambiarla se cierra tu sesión en los demás aparatos, y te avisamos por correo."
    >
      <form noValidate onSubmit={submit}>
        <FormAlert message={failure} />
        <div className="mt-5 grid gap-4 md:grid-cols-2">
          <Field label="Contraseña actual" error={faults.currentPassword}>
            <PasswordInput
              name="currentPassword"
              autoComplete="current-password"
              value={current}
              onChange={(event) => {
                setCurrent(event.target.value);
                setFaults(({ newPassword }) => ({ newPassword }));
              }}
            />
          </Field>
          <Field label="Contraseña nueva" hint="Al menos 8 caracteres." error={faults.newPassword}>
            <PasswordInput
              name="newPassword"
              autoComplete="new-password"
              value={next}
              onChange={(event) => {
                setNext(event.target.value);
                setFaults(({ currentPassword }) => ({ currentPassword }));
              }}
            />
          </Field>
        </div>
        <Button type="submit" variant="outline" loading={isSending} className="mt-5 max-md:w-full">
          Cambiar contraseña
        </Button>
      </form>
    </SectionBlock>
  );
};

/** Eight at least: the specification's section 5. */
const MIN_LENGTH = 8;

const check = (current: string, next: string): Faults => ({
  ...(current === '' && { currentPassword: 'Escribe tu contraseña actual.' }),
  ...(next.length < MIN_LENGTH && { newPassword: 'La contraseña debe tener al menos 8 caracteres' }),
});
