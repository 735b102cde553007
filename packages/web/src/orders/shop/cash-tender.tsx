import { orderMoney, tenderMoney } from '@nutricion/contract/orders/order-money';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { formatUsd } from '@nutricion/domain/kit/money';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { changeToBringCents, usualTenders } from '@nutricion/domain/orders/cash-tender';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../kit/api/failure-text.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { sayCashTender } from './api.ts';

/** With how much the customer pays in cash at the door, so that the driver brings the change; optional. */
export const CashTender = ({ order }: { readonly order: OrderJson }) => {
  const save = useMutation({ mutationFn: (cents: number | null) => sayCashTender(order.id, cents) });
  const isAtTheDoor = order.payment_method === 'on-delivery' && order.payment_status === 'pendiente';
  const { totalCents } = orderMoney.fromJson(order.due ?? order);
  if (!isAtTheDoor || !isOpenOrder(order.status) || totalCents === 0) return null;
  const { tenderCents } = tenderMoney.fromJson({ tender: order.cash_tender ?? null });
  const change = changeToBringCents(tenderCents, totalCents);
  const chosen = change === null ? null : tenderCents;
  const amounts = [...new Set([...usualTenders(totalCents), ...(chosen === null ? [] : [chosen])])];
  const hint = {
    none: 'Si nos dices, llevamos el vuelto. Es opcional.',
    short: `Dijiste ${formatUsd(tenderCents ?? 0)} y ahora no alcanza. Escoge otra cantidad.`,
    change:
      change === 0 ? 'Pagas exacto: no hace falta vuelto.' : `Llevamos ${formatUsd(change ?? 0)} de vuelto.`,
  }[change !== null ? 'change' : tenderCents === null ? 'none' : 'short'];
  return (
    <Field
      label="¿Pagas en efectivo? Dinos con cuánto"
      hint={hint}
      error={save.error ? failureText(save.error) : undefined}
      className="mt-4"
    >
      <Select
        value={chosen ?? ''}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate(target.value === '' ? null : Number(target.value))}
      >
        <option value="">No lo sé, o pago de otra forma</option>
        {amounts.map((cents) => (
          <option key={cents} value={cents}>
            {cents === totalCents ? `Exacto: ${formatUsd(cents)}` : formatUsd(cents)}
          </option>
        ))}
      </Select>
    </Field>
  );
};
