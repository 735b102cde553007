import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../../kit/api/http.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { finishSignIn } from '../../public/sign-in.ts';
import { AuthForm } from './auth-form.tsx';
import { checkOtp } from './check-credentials.ts';
import { OtpInput } from './otp-input.tsx';
import { useAuthForm } from './use-auth-form.ts';

const CHALLENGE_EXPIRED = '/problemas/segundo-paso-vencido';

interface SecondStepFormProps {
  readonly trustedDevice: boolean;
  readonly onBack: () => void;
}

/** After the password: a code of the authenticator or a backup code. */
export const SecondStepForm = ({ trustedDevice, onBack }: SecondStepFormProps) => {
  const [usesBackup, setUsesBackup] = useState(false);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(code);
  const { isSending, issue, submit, clearError } = useAuthForm({
    check: () => (usesBackup ? checkBackupCode(latest.current) : checkOtp(latest.current)),
    send: async () => {
      const shown = usesBackup ? { backupCode: latest.current } : { code: latest.current };
      await finishSignIn(shown, trustedDevice);
      toastSuccess('¡Bienvenido de vuelta!');
    },
    failure: { toast: 'Error al iniciar sesión', message: 'Código inválido o expirado' },
    onFailure: (error) => {
      if (error instanceof ApiProblem && error.problem.type === CHALLENGE_EXPIRED) {
        toastError('Error al iniciar sesión', error.message);
        onBack();
        return true;
      }
      input.current?.focus();
      return false;
    },
  });
  const change = (typed: string) => {
    latest.current = typed;
    setCode(typed);
    clearError();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field takes the focus when it comes.
  useEffect(() => input.current?.focus(), [usesBackup]);

  return (
    <AuthForm
      title="Un paso más"
      documentTitle="Segundo paso"
      intro={
        usesBackup
          ? 'Escribe uno de los códigos de respaldo que guardaste. Cada uno sirve una sola vez.'
          : 'Escribe el código de 6 dígitos que muestra tu aplicación de autenticación.'
      }
      issue={issue}
      onSubmit={submit}
      onEdit={clearError}
    >
      {usesBackup ? (
        <Field label="Código de respaldo" className="mt-5">
          <TextInput
            ref={input}
            name="backupCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            maxLength={24}
            value={code}
            aria-invalid={issue !== null || undefined}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
      ) : (
        <Field label="Código de tu aplicación" className="mt-5">
          <OtpInput
            ref={input}
            value={code}
            invalid={issue !== null}
            onChange={change}
            onComplete={() => void submit()}
          />
        </Field>
      )}
      <Button type="submit" size="lg" wide loading={isSending} className="mt-6">
        Entrar
      </Button>
      <Button
        variant="outline"
        wide
        className="mt-3"
        onClick={() => {
          setUsesBackup(!usesBackup);
          change('');
        }}
      >
        {usesBackup ? 'Usar el código de mi aplicación' : 'Usar un código de respaldo'}
      </Button>
      <Button variant="quiet" wide className="mt-3" onClick={onBack}>
        Volver
      </Button>
    </AuthForm>
  );
};

const checkBackupCode = (typed: string) =>
  typed.trim() === ''
    ? { message: 'Escribe uno de tus códigos de respaldo.', fields: ['otpCode' as const] }
    : null;
