import { needsSecondFactor } from '@nutricion/domain/accounts/second-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { PasswordInput } from '../../../kit/ui/password-input.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { beginSecondFactor, readSecondFactor, type SecondFactorSetup } from '../../public/second-factor.ts';
import { refetchProfile, type SignedIn, useSession } from '../../public/session.ts';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { FactorState } from './factor-state.tsx';
import { ManageFactor } from './manage-factor.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepTitle } from './step-title.tsx';
import { useSending } from './use-sending.ts';

/** The second factor: its purpose, its state, set-up and backup codes. */
export const SecuritySection = () => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Block aria-labelledby="segundo-paso">
      <h2 id="segundo-paso">Segundo paso al entrar</h2>
      <p className="mt-1 max-w-[60ch] text-ui text-tinta-suave [text-wrap:pretty]">
        Además de tu contraseña, un código que solo tu teléfono muestra. Así, quien llegue a saber tu
        contraseña no puede entrar.
      </p>
      <Steps session={session} />
    </Block>
  );
};

type Step =
  | { readonly at: 'start' | 'rest' | 'set-up' }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const Steps = ({ session }: { readonly session: SignedIn }) => {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const queryClient = useQueryClient();
  const queryKey = ['second-factor', session.user.id];
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey });
    void refetchProfile();
  };
  const showCodes = (codes: readonly string[]) => {
    setStep({ at: 'codes', codes });
    refresh();
  };
  const rest = () => setStep({ at: 'rest' });
  const factor = useQuery({ queryKey, queryFn: readSecondFactor });

  if (step.at === 'set-up') return <SetUpFactor onConfirmed={showCodes} onCancel={rest} />;
  if (step.at === 'codes')
    return (
      <BackupCodes
        codes={step.codes}
        onDone={() => {
          rest();
          toastSuccess('Tu segundo paso está activo');
        }}
      />
    );
  if (!factor.data)
    return factor.isPending ? (
      <div role="status" aria-label="Cargando tu seguridad" className="breathes mt-5">
        <Skeleton className="h-[72px] w-full rounded-ficha" />
      </div>
    ) : (
      <FailedLoad heading="h3" query={factor} />
    );
  return (
    <>
      <FactorState
        factor={factor.data}
        isNeeded={session.secondFactor === 'missing'}
        takesFocus={step.at === 'rest'}
      />
      {!factor.data.isOn && (
        <Button className="mt-5 max-md:w-full" onClick={() => setStep({ at: 'set-up' })}>
          <Smartphone size={20} strokeWidth={2.1} aria-hidden="true" />
          Activar el segundo paso
        </Button>
      )}
      {factor.data.isOn && needsSecondFactor(session.roles) && (
        <Link to="/admin" className={`${buttonClass()} mt-5 max-md:w-full md:hidden!`}>
          Ir a Administración
        </Link>
      )}
      {factor.data.isOn && <ManageFactor onRenewed={showCodes} onDisabled={refresh} />}
    </>
  );
};

interface SetUpFactorProps {
  /** The first code was right: the second factor is on, with these backup codes. */
  readonly onConfirmed: (backupCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** First the password, then the authenticator. */
const SetUpFactor = ({ onConfirmed, onCancel }: SetUpFactorProps) => {
  const [begun, setBegun] = useState<SecondFactorSetup | null>(null);
  if (!begun) return <PasswordStep onBegun={setBegun} onCancel={onCancel} />;
  return (
    <AuthenticatorStep
      totpUri={begun.totpURI}
      onConfirmed={() => onConfirmed(begun.backupCodes)}
      onCancel={onCancel}
    />
  );
};

interface PasswordStepProps {
  readonly onBegun: (begun: SecondFactorSetup) => void;
  readonly onCancel: () => void;
}

/** Asks for the password, so that an open session alone can't set up a second factor. */
const PasswordStep = ({ onBegun, onCancel }: PasswordStepProps) => {
  const [password, setPassword] = useState('');
  const { isSending, error, failure, submit, clear } = useSending('password', async () =>
    onBegun(await beginSecondFactor(password)),
  );
  return (
    <form noValidate onSubmit={submit} className="mt-5 max-w-[440px]">
      <StepTitle>Confirma tu contraseña para empezar</StepTitle>
      <FormAlert message={failure} />
      <Field label="Tu contraseña" error={error} className="mt-3">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            clear();
          }}
        />
      </Field>
      <StepButtons action="Continuar" isSending={isSending} onCancel={onCancel} />
    </form>
  );
};
