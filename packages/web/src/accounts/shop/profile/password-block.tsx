import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { PasswordInput } from '../../../kit/ui/password-input.tsx';
import { changePassword } from '../../public/sign-in.ts';
import { SectionBlock } from './section-block.tsx';

/** Changes the password. Ends the sessions on all other devices. */
export const PasswordBlock = () => {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['currentPassword', 'newPassword'],
    check: () => check(current, next),
    send: async () => {
      await changePassword(current, next);
      setCurrent('');
      setNext('');
      toastSuccess('Contraseña cambiada', 'Cerramos tu sesión en los demás aparatos.');
    },
  });

  return (
    <SectionBlock
      title="Contraseña"
      intro="Al cambiarla se cierra tu sesión en los demás aparatos, y te avisamos por correo."
    >
      <form noValidate onSubmit={submit}>
        <FormAlert message={failure} />
        <div className="mt-5 grid gap-4 md:grid-cols-2">
          <Field label="Contraseña actual" error={issues.currentPassword}>
            <PasswordInput
              name="currentPassword"
              autoComplete="current-password"
              value={current}
              onChange={(event) => {
                setCurrent(event.target.value);
                clearError('currentPassword');
              }}
            />
          </Field>
          <Field label="Contraseña nueva" hint="Al menos 8 caracteres." error={issues.newPassword}>
            <PasswordInput
              name="newPassword"
              autoComplete="new-password"
              value={next}
              onChange={(event) => {
                setNext(event.target.value);
                clearError('newPassword');
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

/** At least eight characters, by the specification's section 5. */
const MIN_LENGTH = 8;

const check = (current: string, next: string) => ({
  ...(current === '' && { currentPassword: 'Escribe tu contraseña actual.' }),
  ...(next.length < MIN_LENGTH && { newPassword: 'La contraseña debe tener al menos 8 caracteres' }),
});
