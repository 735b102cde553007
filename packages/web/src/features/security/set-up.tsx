import { type FormEvent, lazy, Suspense, useState } from 'react';
import { ApiProblem, OfflineError } from '../../lib/http.ts';
import { logError } from '../../lib/log.ts';
import { type BegunFactor, beginSecondFactor, confirmSecondFactor } from '../../lib/second-factor.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SixDigitsInput } from '../../ui/six-digits-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { groupedSecret } from './grouped-secret.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface SetUpProps {
  /** The first code was right: the second factor is on, and these are its backup codes. */
  readonly onConfirmed: (backupCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** First her password, then the authenticator: by its QR code or by hand, confirmed by a code. */
export const SetUp = ({ onConfirmed, onCancel }: SetUpProps) => {
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  if (!begun) return <PasswordStep onBegun={setBegun} onCancel={onCancel} />;
  return (
    <AuthenticatorStep begun={begun} onConfirmed={() => onConfirmed(begun.backupCodes)} onCancel={onCancel} />
  );
};

const PasswordStep = ({
  onBegun,
  onCancel,
}: {
  readonly onBegun: (begun: BegunFactor) => void;
  readonly onCancel: () => void;
}) => {
  const [password, setPassword] = useState('');
  const { isSending, error, failure, send, clear } = useSending('password');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => onBegun(await beginSecondFactor(password)));
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 max-w-[440px]">
      <FormAlert message={failure} />
      <Field label="Confirma tu contraseña para empezar" error={error}>
        <PasswordInput
          autoFocus
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            clear();
          }}
        />
      </Field>
      <Buttons action="Continuar" isSending={isSending} onCancel={onCancel} />
    </form>
  );
};

interface AuthenticatorStepProps {
  readonly begun: BegunFactor;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

const AuthenticatorStep = ({ begun, onConfirmed, onCancel }: AuthenticatorStepProps) => {
  const [code, setCode] = useState('');
  const { isSending, error, failure, send, clear } = useSending('code');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      await confirmSecondFactor(code);
      onConfirmed();
    });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5">
      <ol className="grid gap-6 md:grid-cols-2 md:gap-8">
        <li>
          <h3>1. Añade la tienda a tu aplicación</h3>
          <p className="mt-1 text-ui text-tinta-suave">
            Abre tu aplicación de autenticación (por ejemplo, Google Authenticator, Microsoft Authenticator o
            la de tu teléfono) y escanea este código.
          </p>
          <div className="mt-4 w-full max-w-[232px] rounded-ficha bg-white inset-ring inset-ring-linea">
            <Suspense fallback={<Skeleton className="aspect-square w-full rounded-ficha" />}>
              <QrCode text={begun.totpURI} label="Código QR para tu aplicación de autenticación" />
            </Suspense>
          </div>
          <a href={begun.totpURI} className={`${buttonClass('quiet', 'md', true)} mt-4 md:hidden`}>
            Abrir en mi aplicación
          </a>
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-ui font-semibold text-verde hover:underline">
              No puedo escanear: escribir la clave
            </summary>
            <p
              className="num mt-1 rounded-control bg-suelo px-4 py-3 leading-relaxed tracking-wide break-words select-all"
              translate="no"
            >
              {groupedSecret(begun.totpURI)}
            </p>
          </details>
        </li>
        <li>
          <h3>2. Escribe el código que te muestra</h3>
          <p className="mt-1 text-ui text-tinta-suave">Son 6 dígitos y cambian cada medio minuto.</p>
          <FormAlert message={failure} />
          <Field label="Código de tu aplicación" error={error} className="mt-4">
            <SixDigitsInput
              name="code"
              value={code}
              onChange={(digits) => {
                setCode(digits);
                clear();
              }}
            />
          </Field>
          <Buttons action="Activar" isSending={isSending} onCancel={onCancel} />
        </li>
      </ol>
    </form>
  );
};

const Buttons = ({
  action,
  isSending,
  onCancel,
}: {
  readonly action: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}) => (
  <div className="mt-5 flex flex-wrap gap-3">
    <Button type="submit" loading={isSending} className="max-md:flex-1">
      {action}
    </Button>
    <Button variant="outline" className="max-md:flex-1" onClick={onCancel}>
      Cancelar
    </Button>
  </div>
);

/** Sends once at a time; what was refused is said beside the field, or above the form. */
const useSending = (field: 'password' | 'code') => {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const clear = () => {
    setError(undefined);
    setFailure(null);
  };
  const send = async (act: () => Promise<void>) => {
    if (isSending) return;
    clear();
    setSending(true);
    try {
      await act();
    } catch (thrown) {
      logError('Error setting up the second factor', thrown);
      const ofField = thrown instanceof ApiProblem ? thrown.problem.errors?.[field] : undefined;
      if (ofField) setError(ofField);
      else setFailure(failureText(thrown));
    } finally {
      setSending(false);
    }
  };
  return { isSending, error, failure, send, clear };
};

const failureText = (error: unknown): string =>
  error instanceof ApiProblem || error instanceof OfflineError
    ? error.message
    : 'Algo salió mal de nuestro lado. Intenta de nuevo.';
