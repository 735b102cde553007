import { needsSecondFactor } from '@nutricion/domain/accounts/second-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { readSecondFactor } from '../../public/second-factor.ts';
import { refetchProfile, type SignedIn, useSession } from '../../public/session.ts';
import { BackupCodes } from './backup-codes.tsx';
import { FactorState } from './factor-state.tsx';
import { ManageFactor } from './manage-factor.tsx';
import { SetUpFactor } from './set-up-factor.tsx';

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
