import type { AdminPaymentJson } from '@nutricion/contract/payments';
import { useId, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { useSubmit } from '../../shared/api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface RefundDialogProps {
  readonly payment: AdminPaymentJson;
  readonly kind: 'lines' | 'manual';
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives the money of some units back, or notes that it was given back by another way; both say why. */
export const RefundDialog = ({ payment, kind, onClose, onDone }: RefundDialogProps) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState<Readonly<Record<number, string>>>({});
  const lines = Object.entries(units)
    .map(([id, text]) => ({ item_id: Number(id), quantity: Math.trunc(Number(text)) }))
    .filter(({ quantity }) => quantity > 0);
  const params = { id: payment.id };
  const body = { version: payment.version, reason: reason.trim() };
  const { isSending, faults, failure, submit, forgive } = useSubmit({
    fields: ['reason', 'lines'],
    check: () => ({
      ...(reason.trim().length < 3 && { reason: 'Di por qué: queda en la historia del pago.' }),
      ...(kind === 'lines' && lines.length === 0 && { lines: 'Escoge cuántas unidades devuelves.' }),
    }),
    send: async () => {
      if (kind === 'lines')
        await call('POST /api/admin/payments/{id}/refund', { params, body: { ...body, lines } });
      else await call('POST /api/admin/payments/{id}/manual-refund', { params, body });
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind === 'lines' ? `Devolver de ${payment.order_number}` : 'Registrar devolución manual'}
      description={
        kind === 'lines'
          ? 'Cada línea vuelve con su IVU, a donde la persona pagó.'
          : 'Anota cómo devolviste el dinero que el proveedor rechazó.'
      }
      actions={
        <>
          <Button variant="danger" type="submit" form={form} loading={isSending}>
            {kind === 'lines' ? 'Devolver el dinero' : 'Anotar'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {kind === 'lines' &&
          payment.lines
            .filter(({ left }) => left > 0)
            .map(({ item_id, title, left }) => (
              <Field key={item_id} label={title} hint={`Hasta ${left}`}>
                <TextInput
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={left}
                  value={units[item_id] ?? ''}
                  onChange={(event) => {
                    setUnits({ ...units, [item_id]: event.target.value });
                    forgive('lines');
                  }}
                />
              </Field>
            ))}
        <Field label="¿Por qué?" error={faults.reason}>
          <TextArea
            value={reason}
            maxLength={500}
            onChange={(event) => {
              setReason(event.target.value);
              forgive('reason');
            }}
          />
        </Field>
        <FormAlert message={failure ?? faults.lines ?? null} />
      </form>
    </Dialog>
  );
};
