import { clsx } from 'clsx';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SecondFactor } from '../../public/second-factor.ts';

interface FactorStateProps {
  readonly factor: SecondFactor;
  /** The administration can't be used without it. */
  readonly isNeeded: boolean;
  /** It has replaced the button that was tapped. */
  readonly takesFocus: boolean;
}

/** Whether the second factor is on, and how many backup codes are left. */
export const FactorState = ({ factor, isNeeded, takesFocus }: FactorStateProps) => {
  const state = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) state.current?.focus();
  }, [takesFocus]);
  const Icon = factor.isOn ? ShieldCheck : ShieldAlert;
  return (
    <p
      ref={state}
      tabIndex={-1}
      className={clsx(
        'mt-5 flex outline-none items-start gap-3.5 rounded-ficha p-4 leading-snug',
        factor.isOn ? 'bg-rocio' : 'bg-suelo',
      )}
    >
      <Icon
        size={24}
        strokeWidth={2.1}
        aria-hidden="true"
        className={clsx('mt-0.5 flex-none', factor.isOn ? 'text-verde' : 'text-tinta-suave')}
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
