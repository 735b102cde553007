import { paymentMoney } from '@nutricion/contract/orders/order-money';
import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { formatUsd } from '@nutricion/domain/kit/money';
import { numberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import { useId, useState } from 'react';
import { call } from '../../kit/api/api.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CheckCard } from '../../kit/ui/check-card.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';

interface RefundDialogProps {
  readonly payment: AdminPaymentJson;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Refunds some units, with the choice to restock them, and a reason. */
export const RefundDialog = ({ payment, onClose, onDone }: RefundDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState<Readonly<Record<number, string>>>({});
  const [restocked, setRestocked] = useState<ReadonlySet<number>>(new Set());
  const lines = Object.entries(units)
    .map(([id, text]) => ({ item_id: Number(id), quantity: typedNumber(text, 'units') ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const unreadable = Object.values(units)
    .map((text) => numberIssue(text, 'units', 'Escribe cuántas unidades, en números enteros.'))
    .find((issue) => issue !== null);
  const { capturedCents, refundedCents } = paymentMoney.fromJson(payment);
  const refundableCents = capturedCents - refundedCents;
  const params = { id: payment.id };
  const body = { version: payment.version, reason: reason.trim() };
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['reason', 'lines'],
    check: () => ({
      ...(reason.trim().length < 3 && { reason: 'Di por qué: queda en la historia del pago.' }),
      ...(lines.length === 0 && { lines: 'Escoge cuántas unidades devuelves.' }),
      ...(unreadable && { lines: unreadable }),
    }),
    send: async () => {
      const itemsBody = lines.map((line) => ({ ...line, restock: restocked.has(line.item_id) }));
      await call('POST /api/admin/payments/{id}/refund', { params, body: { ...body, lines: itemsBody } });
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Devolver de ${payment.order_number}`}
      description={`Cada línea vuelve con su IVU a donde la persona pagó: hasta ${formatUsd(refundableCents)} en total.`}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} loading={isSending}>
            Devolver el dinero
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {payment.lines
          .filter(({ left }) => left > 0)
          .map(({ item_id, title, left, may_restock }) => (
            <div key={item_id}>
              <Field label={title} hint={`Hasta ${left}`}>
                <TextInput
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  value={units[item_id] ?? ''}
                  onChange={(event) => {
                    setUnits({ ...units, [item_id]: event.target.value });
                    clearError('lines');
                  }}
                />
              </Field>
              {may_restock && (typedNumber(units[item_id] ?? '', 'units') ?? 0) > 0 && (
                <CheckCard
                  className="mt-2"
                  title="Vuelven al inventario"
                  checked={restocked.has(item_id)}
                  onChange={({ target }) => {
                    const others = [...restocked].filter((each) => each !== item_id);
                    setRestocked(new Set(target.checked ? [...others, item_id] : others));
                  }}
                />
              )}
            </div>
          ))}
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
