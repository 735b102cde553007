import { amountsFromJson } from '@nutricion/contract/kit/money';
import { paymentMoney, refundableLineMoney } from '@nutricion/contract/orders/order-money';
import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { formatUsd } from '@nutricion/domain/kit/money';
import { dueLineCents } from '@nutricion/domain/orders/due-price';
import {
  type OnDeliveryMethod,
  onDeliveryMethodLabels,
  onDeliveryMethods,
} from '@nutricion/domain/payments/on-delivery-method';
import { type RefundableLine, refundOfLines } from '@nutricion/domain/payments/refund-lines';
import { useId, useState } from 'react';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { QuantityStepper } from '../../kit/ui/quantity-stepper.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { TickBox } from '../../kit/ui/tick-box.tsx';
import { refundPayment } from './api.ts';

interface RefundDialogProps {
  readonly payment: AdminPaymentJson;
  readonly onClose: () => void;
  /** Called once the refund is recorded. */
  readonly onDone?: () => void;
}

/** Refunds some units of an order's lines, with a reason; the sum is computed by the rule that the server applies. */
export const RefundDialog = ({ payment, onClose, onDone }: RefundDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState<Readonly<Record<number, number>>>({});
  const [restocked, setRestocked] = useState<ReadonlySet<number>>(new Set());
  const [way, setWay] = useState(payment.way);
  const lines = payment.lines.filter(({ left }) => left > 0);
  const chosen = lines.flatMap(({ item_id }) => {
    const quantity = units[item_id] ?? 0;
    return quantity > 0 ? [{ item_id, quantity, restock: restocked.has(item_id) }] : [];
  });
  const { capturedCents, refundedCents } = paymentMoney.fromJson(payment);
  const leftCents = capturedCents - refundedCents;
  const { cents, taxCents, byLine } = refundSums(payment, chosen);
  const isAll = lines.every(({ item_id, left }) => units[item_id] === left);
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['reason', 'lines', 'way'],
    check: () => ({
      ...(reason.trim().length < 3 && { reason: 'Di por qué: queda en la historia del pago.' }),
      ...(chosen.length === 0 && { lines: 'Escoge cuántas unidades devuelves.' }),
    }),
    send: async () => {
      await refundPayment(payment, { reason: reason.trim(), lines: chosen, ...(way && { way }) });
      onDone?.();
      onClose();
    },
  });
  const choose = (next: Readonly<Record<number, number>>) => {
    setUnits(next);
    clearError('lines');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Devolver de ${payment.order_number}`}
      description={`${whereTo(payment)} Quedan ${formatUsd(leftCents)} por devolver.`}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} loading={isSending}>
            {cents > 0 ? `Devolver ${formatUsd(cents)}` : 'Devolver'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <ul className="grid gap-3">
          {lines.map((line) => (
            <li
              key={line.item_id}
              className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-3 gap-y-1 border-b border-linea pb-3"
            >
              <div>
                <p className="text-ui leading-snug font-semibold wrap-anywhere">{line.title}</p>
                <p className="text-nota text-tinta-suave tabular-nums">{priceText(line)}</p>
              </div>
              <QuantityStepper
                name={line.title}
                quantity={units[line.item_id] ?? 0}
                max={line.left}
                onChange={(quantity) => choose({ ...units, [line.item_id]: quantity })}
              />
              {(units[line.item_id] ?? 0) > 0 && (
                <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4">
                  {line.may_restock ? (
                    <span className="flex items-center gap-2">
                      <TickBox
                        id={`${form}-${line.item_id}`}
                        checked={restocked.has(line.item_id)}
                        onChange={({ target }) => {
                          const others = [...restocked].filter((each) => each !== line.item_id);
                          setRestocked(new Set(target.checked ? [...others, line.item_id] : others));
                        }}
                      />
                      <label
                        htmlFor={`${form}-${line.item_id}`}
                        className="flex min-h-11 cursor-pointer items-center text-ui"
                      >
                        Vuelve al inventario
                      </label>
                    </span>
                  ) : (
                    <span />
                  )}
                  <span className="text-ui font-semibold tabular-nums">
                    {formatUsd(byLine.get(line.item_id) ?? 0)}
                  </span>
                </div>
              )}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              choose(isAll ? {} : Object.fromEntries(lines.map(({ item_id, left }) => [item_id, left])))
            }
          >
            {isAll ? 'Quitar todo' : 'Escoger todo'}
          </Button>
          <p role="status" className="text-right tabular-nums">
            <b className="text-[1.25rem]">{formatUsd(cents)}</b>
            <span className="block text-nota text-tinta-suave">
              {taxCents > 0 ? `con ${formatUsd(taxCents)} de IVU` : 'sin IVU'}
            </span>
          </p>
        </div>
        {payment.way && (
          <Field label="¿Cómo la devuelves?" error={issues.way}>
            <Select value={way ?? ''} onChange={({ target }) => setWay(target.value as OnDeliveryMethod)}>
              {onDeliveryMethods.map((each) => (
                <option key={each} value={each}>
                  {onDeliveryMethodLabels[each]}
                  {each === payment.way && ' (así pagó)'}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="¿Por qué?" error={issues.reason}>
          <TextArea
            value={reason}
            maxLength={500}
            onChange={(event) => {
              setReason(event.target.value);
              clearError('reason');
            }}
          />
        </Field>
        <FormAlert message={failure ?? issues.lines ?? null} />
      </form>
    </Dialog>
  );
};

const whereTo = ({ way, last4 }: AdminPaymentJson): string => {
  if (way) return 'La devuelves en persona, y aquí queda anotada.';
  return last4 ? `Vuelve a la tarjeta ···· ${last4}.` : 'Vuelve a la cuenta con que se pagó.';
};

type Line = AdminPaymentJson['lines'][number];

const priceText = (line: Line): string => {
  const charged = formatUsd(dueLineCents(refundableLine(line)));
  const units = line.left + line.refunded;
  return `${units} por ${charged}${line.refunded > 0 ? `, ${line.refunded} ya devuelto` : ''}`;
};

const refundableLine = (line: Line): RefundableLine => ({
  id: line.item_id,
  quantity: line.quantity,
  ...refundableLineMoney.fromJson(line),
  cancelledQuantity: line.cancelled,
  pickedQuantity: line.picked,
  refundedQuantity: line.refunded,
  taxClass: line.tax_class,
  agreedCents: line.agreed && amountsFromJson(line.agreed),
});

/** What the chosen units give back, in cents: never more than is left of the payment, as the server has it. */
const refundSums = (
  payment: AdminPaymentJson,
  chosen: readonly { readonly item_id: number; readonly quantity: number }[],
) => {
  const requested = chosen.map(({ item_id, quantity }) => ({ id: item_id, quantity }));
  const refund = refundOfLines(payment.lines.map(refundableLine), requested, payment.ivu_basis_points) ?? [];
  const { capturedCents, refundedCents } = paymentMoney.fromJson(payment);
  const sum = refund.reduce((total, line) => total + line.cents + line.taxCents, 0);
  return {
    cents: Math.min(sum, capturedCents - refundedCents),
    taxCents: refund.reduce((total, line) => total + line.taxCents, 0),
    byLine: new Map(refund.map((line) => [line.id, line.cents + line.taxCents])),
  };
};
