import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { SixDigitsInput } from '../../../kit/ui/six-digits-input.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { confirmSecondFactor } from '../../public/second-factor.ts';
import { groupedSecret } from './grouped-secret.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepTitle } from './step-title.tsx';
import { useSending } from './use-sending.ts';

const QrCode = lazy(async () => ({ default: (await import('../../../kit/ui/qr-code.tsx')).QrCode }));

interface AuthenticatorStepProps {
  /** The otpauth address of the QR code. */
  readonly totpUri: string;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** The secret as QR code and text; a first code confirms that the authenticator has it. */
export const AuthenticatorStep = ({ totpUri, onConfirmed, onCancel }: AuthenticatorStepProps) => {
  const [code, setCode] = useState('');
  const { isSending, error, failure, submit, clear } = useSending('code', async () => {
    await confirmSecondFactor(code);
    onConfirmed();
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5">
      <ol className="grid gap-7 md:grid-cols-2 md:gap-8">
        <li>
          <StepTitle>1. Añade la tienda a tu aplicación</StepTitle>
          <p className="mt-1 text-ui text-tinta-suave">
            Abre tu aplicación de autenticación (por ejemplo, Google Authenticator, Microsoft Authenticator o
            la de tu teléfono) y escanea este código.
          </p>
          <div className="mt-4">
            <Suspense fallback={<Skeleton className="size-[228px] rounded-ficha" />}>
              <QrCode
                className="rounded-ficha border border-linea bg-white"
                text={totpUri}
                label="Código QR para tu aplicación de autenticación"
              />
            </Suspense>
          </div>
          <a href={totpUri} className={`${buttonClass('quiet', 'md', true)} mt-4 md:hidden!`}>
            Abrir en mi aplicación
          </a>
          <details className="mt-2">
            <summary className="flex min-h-11 cursor-pointer items-center text-ui font-semibold text-verde hover:underline">
              No puedo escanear: escribir la clave
            </summary>
            <p
              className="num mt-1 rounded-control bg-suelo px-4 py-3 leading-relaxed tracking-wide wrap-anywhere select-all"
              translate="no"
            >
              {groupedSecret(totpUri)}
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
          <StepButtons action="Activar" isSending={isSending} onCancel={onCancel} />
        </li>
      </ol>
    </form>
  );
};
