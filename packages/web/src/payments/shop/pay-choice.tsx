import { paymentMoney } from '@nutricion/contract/orders/order-money';
import type { OrderPaymentJson } from '@nutricion/contract/payments/payments';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { beginPayment } from './api.ts';

interface PayChoiceProps {
  readonly order: OrderPaymentJson['order'];
  readonly methods: OrderPaymentJson['methods'];
  /** Nothing was begun yet: a single online method begins by itself. */
  readonly isFirst?: boolean;
  readonly failure?: string | null;
  readonly onChange: () => void;
}

const texts = { card: 'Pagar con tarjeta', 'ath-movil': 'Pagar con ATH Móvil' } as const;
type Online = keyof typeof texts;
const isOnline = (method: string): method is Online => method in texts;

/** Begins a payment by the chosen method. */
export const PayChoice = ({ order, methods, isFirst = false, failure = null, onChange }: PayChoiceProps) => {
  const begin = useMutation({
    mutationFn: (method: Online) => beginPayment(order.id, method),
    onSuccess: ({ redirect_url }) => {
      if (redirect_url) window.location.assign(redirect_url);
      else onChange();
    },
    // It may be refused because the order is paid already: reading it again shows that.
    onError: onChange,
  });
  const online = methods.filter(isOnline);
  const preselectedMethod = isFirst && isOnline(order.payment_method) ? order.payment_method : null;
  const hasBegun = useRef(false);
  const { mutate } = begin;
  useEffect(() => {
    if (preselectedMethod === null || hasBegun.current) return;
    hasBegun.current = true;
    mutate(preselectedMethod);
  }, [preselectedMethod, mutate]);
  const { amountCents } = paymentMoney.fromJson({ amount: order.total });
  return (
    <div className="grid gap-3">
      {isFirst && (
        <p>
          Tu pedido {order.number} de <b className="num">{formatUsd(amountCents)}</b> está guardado por media
          hora.
        </p>
      )}
      <FormAlert message={begin.error?.message ?? failure} />
      {online.map((method) => (
        <Button
          key={method}
          size="lg"
          wide
          variant={isFirst || failure ? 'primary' : 'outline'}
          loading={begin.isPending && begin.variables === method}
          onClick={() => mutate(method)}
        >
          {texts[method]}
        </Button>
      ))}
    </div>
  );
};
