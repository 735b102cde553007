import { useEffect, useRef, useState } from 'react';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { PasswordInput } from '../../../kit/ui/password-input.tsx';
import { requestPasswordReset, resetPassword } from '../../public/sign-in.ts';
import { AuthForm } from './auth-form.tsx';
import { checkReset } from './check-credentials.ts';
import { OtpInput } from './otp-input.tsx';
import { ResendButton } from './resend-button.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface ResetFormProps {
  readonly email: string;
  readonly onDone: (password: string) => void;
  readonly onBack: () => void;
}

/** Sets a new password by the mailed code. The screen never reveals whether the address has an account. */
export const ResetForm = ({ email, onDone, onBack }: ResetFormProps) => {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { isSending, issue, submit, clearError } = useAuthForm({
    check: () => checkReset(code, password),
    send: async () => {
      await resetPassword(email, code, password);
      toastSuccess('Contraseña cambiada', 'Inicia sesión con la nueva.');
      onDone(password);
    },
    failure: { toast: 'Error al cambiar contraseña', message: 'Código inválido o expirado' },
  });
  const isWrong = (field: 'otpCode' | 'password') => issue?.fields.includes(field) ?? false;
  const changeCode = (digits: string) => {
    setCode(digits);
    clearError();
  };

  useEffect(() => codeInput.current?.focus(), []);

  return (
    <AuthForm
      title="Escoge una contraseña nueva"
      documentTitle="Contraseña nueva"
      intro={
        <>
          Si <b className="font-[650] wrap-anywhere text-tinta">{email}</b> tiene cuenta, le enviamos un
          código de 6 dígitos. Vence en 10 minutos.
        </>
      }
      issue={issue}
      onSubmit={submit}
      onEdit={clearError}
    >
      {/* Gives a password manager the user name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />

      <Field label="Código de recuperación" className="mt-5">
        <OtpInput
          ref={codeInput}
          value={code}
          invalid={isWrong('otpCode')}
          onChange={changeCode}
          onComplete={() => passwordInput.current?.focus()}
        />
      </Field>
      <Field label="Contraseña nueva" className="mt-4" hint="Al menos 8 caracteres.">
        <PasswordInput
          ref={passwordInput}
          name="newPassword"
          autoComplete="new-password"
          value={password}
          aria-invalid={isWrong('password') || undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            clearError();
          }}
        />
      </Field>
      <Button type="submit" size="lg" wide loading={isSending} className="mt-6">
        Cambiar contraseña
      </Button>
      <ResendButton send={() => requestPasswordReset(email)} onSent={() => changeCode('')} />
      <Button variant="quiet" wide className="mt-3" onClick={onBack}>
        Volver
      </Button>
    </AuthForm>
  );
};
