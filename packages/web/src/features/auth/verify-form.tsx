import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../lib/http.ts';
import { resendOtp, verifyOtp } from '../../lib/sign-in.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { checkOtp, OTP_LENGTH } from './check-credentials.ts';
import { OtpInput } from './otp-input.tsx';
import { TrustedDevice } from './trusted-device.tsx';
import { messageOf, useAuthForm } from './use-auth-form.ts';
import { useCountdown } from './use-countdown.ts';

/** The server, too, sends a code once a minute at most (specification, section 9). */
const RESEND_SECONDS = 60;

interface VerifyFormProps {
  readonly email: string;
  readonly trustedDevice: boolean;
  readonly onTrust: (trustedDevice: boolean) => void;
  readonly onBack: () => void;
}

export const VerifyForm = ({ email, trustedDevice, onTrust, onBack }: VerifyFormProps) => {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(code);
  const { isSending, fault, submit, clearFault } = useAuthForm({
    check: () => checkOtp(latest.current),
    send: async () => {
      await verifyOtp(email, latest.current, trustedDevice);
      toastSuccess('¡Cuenta verificada exitosamente!');
    },
    failure: { toast: 'Error al verificar código', message: 'Código inválido o expirado' },
    onFailure: () => {
      input.current?.focus();
      return false;
    },
  });
  const change = (digits: string) => {
    latest.current = digits;
    setCode(digits);
    clearFault();
  };

  useEffect(() => input.current?.focus(), []);

  return (
    <form onSubmit={submit} noValidate>
      <PageTitle documentTitle="Verifica tu correo">Verifica tu correo</PageTitle>
      <p className="mt-2 text-tinta-suave">
        Enviamos un código de 6 dígitos a <b className="font-[650] wrap-anywhere text-tinta">{email}</b>.
        Vence en 10 minutos.
      </p>
      <FormAlert message={fault?.message ?? null} />
      <Field label="Código de verificación" className="mt-5">
        <OtpInput
          ref={input}
          value={code}
          invalid={fault !== null}
          onChange={change}
          onComplete={() => void submit()}
        />
      </Field>
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
      <ResendButton email={email} onSent={() => change('')} />
      <Button variant="quiet" wide className="mt-3" onClick={onBack}>
        Volver
      </Button>
    </form>
  );
};

interface ResendButtonProps {
  readonly email: string;
  /** The code before this one no longer serves. */
  readonly onSent: () => void;
}

const ResendButton = ({ email, onSent }: ResendButtonProps) => {
  const [isSending, setSending] = useState(false);
  const { secondsLeft, start } = useCountdown();
  const resend = async () => {
    setSending(true);
    try {
      await resendOtp(email);
      start(RESEND_SECONDS);
      onSent();
      toastSuccess('Código reenviado', 'Revisa tu email');
    } catch (error) {
      const wait = error instanceof ApiProblem && error.problem.retryAfterSeconds;
      if (typeof wait === 'number') start(wait);
      toastError(messageOf(error, 'Error al reenviar código'));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      variant="outline"
      wide
      className="mt-3 tabular-nums"
      loading={isSending}
      disabled={secondsLeft > 0}
      onClick={resend}
    >
      {secondsLeft > 0 ? `Reenviar código en ${secondsLeft} s` : 'Reenviar código'}
    </Button>
  );
};
