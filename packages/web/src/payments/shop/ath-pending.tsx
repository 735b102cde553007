import { paymentMoney } from '@nutricion/contract/orders/order-money';
import type { PaymentJson } from '@nutricion/contract/payments/payments';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useMutation } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { cancelPayment, changePhone } from './api.ts';

interface AthPendingProps {
  readonly orderId: string;
  readonly payment: PaymentJson;
  readonly onChange: () => void;
}

/**
 * Waits for the customer to confirm on the telephone; the server polls ATH Móvil, so that closing the page changes
 * nothing.
 */
export const AthPending = ({ orderId, payment, onChange }: AthPendingProps) => {
  const [isChanging, setChanging] = useState(false);
  const [phone, setPhone] = useState('');
  const change = useMutation({
    mutationFn: () => changePhone(orderId, payment, phone),
    onSuccess: () => setChanging(false),
  });
  const cancel = useMutation({
    mutationFn: () => cancelPayment(orderId, payment),
    onSuccess: onChange,
  });
  const { amountCents } = paymentMoney.fromJson(payment);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  const error = change.error ?? cancel.error;
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 flex-none place-items-center rounded-[18px] bg-rocio text-verde-hondo"
        >
          <Smartphone size={28} strokeWidth={2.1} />
        </span>
        <div role="status">
          <h2 className="mb-1">
            Confirma <span className="num">{formatUsd(amountCents)}</span> en tu ATH Móvil
          </h2>
          <p className="text-tinta-suave">
            Abre la aplicación y aprueba el pago. Puedes cerrar esta página: te avisamos por correo.
          </p>
        </div>
      </div>
      <Countdown expiresAt={payment.expires_at} />
      <FormAlert message={error?.message ?? null} />
      {isChanging ? (
        <form onSubmit={submit} className="grid gap-3">
          <Field label="Número de tu ATH Móvil">
            <TextInput
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          </Field>
          <Button type="submit" loading={change.isPending}>
            Mandar a ese número
          </Button>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setChanging(true)}>
            Cambiar número
          </Button>
          <Button variant="outline" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancelar
          </Button>
        </div>
      )}
    </div>
  );
};

const Countdown = ({ expiresAt }: { readonly expiresAt: string | null }) => {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (expiresAt === null) return null;
  const seconds = Math.max(0, Math.round((new Date(expiresAt).getTime() - nowMs) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className="rounded-[18px] bg-suelo px-4 py-3">
      {seconds > 0 ? (
        <>
          Te quedan <b className="num">{clock}</b> minutos.
        </>
      ) : (
        'Se acabó el tiempo. Cancela y escoge cómo pagar.'
      )}
    </p>
  );
};
