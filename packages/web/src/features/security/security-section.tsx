import { needsSecondFactor } from '@nutricion/domain/account/second-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { readSecondFactor, type SecondFactor } from '../../lib/second-factor.ts';
import { refetchProfile, useSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { Block } from '../../ui/block.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { ManageFactor } from './manage-factor.tsx';
import { SetUp } from './set-up.tsx';

type Step = { readonly at: 'rest' | 'set-up' } | { readonly at: 'codes'; readonly codes: readonly string[] };

/** The second factor: why, whether it is on, setting it up, and what is left for a lost telephone. */
export const SecuritySection = () => {
  const id = useId();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const queryKey = ['second-factor', userId];
  const factor = useQuery({ queryKey, queryFn: readSecondFactor });
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  if (session.status !== 'signed-in') return null;
  const isStaff = needsSecondFactor(session.roles);

  const refresh = () => Promise.all([queryClient.invalidateQueries({ queryKey }), refetchProfile()]);
  const showCodes = (codes: readonly string[]) => {
    setStep({ at: 'codes', codes });
    void refresh();
  };

  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>Segundo paso al entrar</h2>
      <p className="mt-1 max-w-[60ch] text-ui text-tinta-suave [text-wrap:pretty]">
        Además de tu contraseña, un código que solo tu teléfono muestra. Así, quien llegue a saber tu
        contraseña no puede entrar.
      </p>
      {step.at === 'codes' && (
        <BackupCodes
          codes={step.codes}
          onDone={() => {
            setStep({ at: 'rest' });
            toastSuccess('Tu segundo paso está activo');
          }}
        />
      )}
      {step.at === 'set-up' && <SetUp onConfirmed={showCodes} onCancel={() => setStep({ at: 'rest' })} />}
      {step.at === 'rest' && factor.data && (
        <>
          <State factor={factor.data} isNeeded={session.secondFactor === 'missing'} />
          {factor.data.isOn ? (
            <ManageFactor onRenewed={showCodes} onTurnedOff={() => void refresh()} />
          ) : (
            <Button className="mt-5 max-md:w-full" onClick={() => setStep({ at: 'set-up' })}>
              <Smartphone size={20} strokeWidth={2.1} aria-hidden="true" />
              Activar el segundo paso
            </Button>
          )}
          {factor.data.isOn && isStaff && (
            <Link to="/admin" className={`${buttonClass('quiet', 'md')} mt-3 max-md:w-full md:hidden`}>
              Ir a Administración
            </Link>
          )}
        </>
      )}
      {step.at === 'rest' && factor.isPending && (
        <div role="status" aria-label="Cargando tu seguridad" className="breathes mt-5">
          <Skeleton className="h-[72px] w-full rounded-ficha" />
        </div>
      )}
      {step.at === 'rest' && factor.isError && !factor.data && (
        <ErrorState heading="h3" onRetry={() => void factor.refetch()} retrying={factor.isFetching} />
      )}
    </Block>
  );
};

interface StateProps {
  readonly factor: SecondFactor;
  /** Administration waits for it. */
  readonly isNeeded: boolean;
}

const State = ({ factor, isNeeded }: StateProps) => {
  const Icon = factor.isOn ? ShieldCheck : ShieldAlert;
  return (
    <p
      className={`mt-5 flex items-start gap-3.5 rounded-ficha p-4 leading-snug ${factor.isOn ? 'bg-rocio' : 'bg-suelo'}`}
    >
      <Icon
        size={24}
        strokeWidth={2.1}
        aria-hidden="true"
        className={`mt-0.5 flex-none ${factor.isOn ? 'text-verde' : 'text-tinta-suave'}`}
      />
      <span>
        <b className="block font-[650]">{factor.isOn ? 'Está activo' : 'No está activo'}</b>
        <span className="block text-ui text-tinta-suave">{stateText(factor, isNeeded)}</span>
      </span>
    </p>
  );
};

const stateText = ({ backupCodesLeft }: SecondFactor, isNeeded: boolean): string => {
  if (backupCodesLeft === null)
    return isNeeded
      ? 'Para administrar la tienda lo necesitas. Toma dos minutos.'
      : 'Entras solo con tu contraseña. Activarlo toma dos minutos.';
  if (backupCodesLeft === 0)
    return 'No te quedan códigos de respaldo: crea otros antes de perder el teléfono.';
  return backupCodesLeft === 1
    ? 'Te queda 1 código de respaldo: crea otros.'
    : `Te quedan ${backupCodesLeft} códigos de respaldo.`;
};
