import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../../kit/api/http.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { PasswordInput } from '../../../kit/ui/password-input.tsx';
import { resendOtp, verifyOtp } from '../../public/sign-in.ts';
import { AuthForm } from './auth-form.tsx';
import { checkOtp, OTP_LENGTH } from './check-credentials.ts';
import { OtpInput } from './otp-input.tsx';
import { ResendButton } from './resend-button.tsx';
import { TrustedDevice } from './trusted-device.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface VerifyFormProps {
  readonly email: string;
  /** The password typed when registering or signing in; else empty. */
  readonly chosenPassword: string;
  readonly trustedDevice: boolean;
  readonly onTrust: (trustedDevice: boolean) => void;
  readonly onBack: () => void;
}

export const VerifyForm = ({ email, chosenPassword, trustedDevice, onTrust, onBack }: VerifyFormProps) => {
  const [code, setCode] = useState('');
  /** Null until the server asks for it, because several people registered this address. */
  const [enteredPassword, setEnteredPassword] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(code);
  const { isSending, issue, submit, clearError } = useAuthForm({
    check: () =>
      checkOtp(latest.current) ??
      (enteredPassword === '' ? { message: PASSWORD_REQUIRED_TEXT, fields: ['password'] } : null),
    send: async () => {
      await verifyOtp(email, latest.current, { password: enteredPassword ?? chosenPassword, trustedDevice });
      toastSuccess('¡Cuenta verificada exitosamente!');
    },
    failure: { toast: 'Error al verificar código', message: 'Código inválido o expirado' },
    onFailure: (error) => {
      if (!isAboutPassword(error)) {
        input.current?.focus();
        return false;
      }
      setEnteredPassword((typed) => typed ?? '');
      // No error yet if no password was sent: the field that appears is enough.
      return enteredPassword === null && chosenPassword === '';
    },
  });
  const change = (digits: string) => {
    latest.current = digits;
    setCode(digits);
    clearError();
  };
  const isPasswordWrong = issue?.fields.includes('password') ?? false;

  useEffect(() => input.current?.focus(), []);

  return (
    <AuthForm
      title="Verifica tu correo"
      documentTitle="Verifica tu correo"
      intro={
        <>
          Enviamos un código de 6 dígitos a <b className="font-[650] wrap-anywhere text-tinta">{email}</b>.
          Vence en 10 minutos.
        </>
      }
      issue={issue}
      onSubmit={submit}
      onEdit={clearError}
    >
      <Field label="Código de verificación" className="mt-5">
        <OtpInput
          ref={input}
          value={code}
          invalid={issue !== null && !isPasswordWrong}
          onChange={change}
          onComplete={() => void submit()}
        />
      </Field>
      {enteredPassword !== null && (
        <ChosenPassword
          value={enteredPassword}
          invalid={isPasswordWrong}
          onChange={(password) => {
            setEnteredPassword(password);
            clearError();
          }}
        />
      )}
      <TrustedDevice checked={trustedDevice} onChange={onTrust} className="mt-4" />
      <Button
        type="submit"
        size="lg"
        wide
        loading={isSending}
        disabled={code.length !== OTP_LENGTH}
        className="mt-6"
      >
        Verificar cuenta
      </Button>
      <ResendButton send={() => resendOtp(email)} onSent={() => change('')} />
      <Button variant="quiet" wide className="mt-3" onClick={onBack}>
        Volver
      </Button>
      <p className="mt-5 text-nota text-tinta-suave">
        ¿No llega? Mira en el correo no deseado. Si ya tenías cuenta, te escribimos cómo entrar.
      </p>
    </AuthForm>
  );
};

const PASSWORD_REQUIRED_TEXT = 'Escribe la contraseña que escogiste al crear tu cuenta.';

const isAboutPassword = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.errors?.password !== undefined;

interface ChosenPasswordProps {
  readonly value: string;
  readonly invalid: boolean;
  readonly onChange: (password: string) => void;
}

/** Appears when the server asks for the password, and takes the focus. */
const ChosenPassword = ({ value, invalid, onChange }: ChosenPasswordProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field
      label="Tu contraseña"
      className="mt-4"
      hint="El código está bien. Falta la contraseña que escogiste al crear tu cuenta. Otra persona también registró este correo; si no recuerdas la tuya, regístrate otra vez en este equipo."
    >
      <PasswordInput
        ref={input}
        name="password"
        autoComplete="current-password"
        value={value}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
};
