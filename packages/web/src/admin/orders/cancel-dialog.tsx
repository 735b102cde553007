import type { AdminOrderJson } from '@nutricion/contract/admin-orders';
import { CANCEL_REASON_MESSAGE } from '@nutricion/domain/order/counter-messages';
import { useId, useState } from 'react';
import { toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { useSubmit } from '../../shared/api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type CancelDraft, cancelBody, emptyCancel, leftOf, moneyFault } from './cancel-draft.ts';
import { CancelLines } from './cancel-lines.tsx';
import { useOrderChanged } from './order-change.ts';

interface CancelDialogProps {
  readonly order: AdminOrderJson;
  readonly onFailure: (error: unknown) => boolean;
  readonly onClose: () => void;
}

/** Whole or line by line, what becomes of stock and money, and why: one question. */
export const CancelDialog = ({ order, onFailure, onClose }: CancelDialogProps) => {
  const form = useId();
  const changed = useOrderChanged();
  const [draft, setDraft] = useState<CancelDraft>(emptyCancel);
  const set = (changes: Partial<CancelDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const canChoose = order.items.some((item) => leftOf(item) > 0);
  const { isSending, faults, failure, submit, forgive } = useSubmit({
    fields: ['lines', 'refund', 'reason'],
    check: () => ({
      ...(!draft.isWhole && Object.keys(draft.units).length === 0 && { lines: 'Escoge al menos una línea.' }),
      ...(moneyFault(draft) && { refund: 'Escribe cuánto, en dólares.' }),
      ...(draft.reason.trim() === '' && { reason: CANCEL_REASON_MESSAGE }),
    }),
    send: async () => {
      const body = cancelBody(draft, order.version);
      changed(await call('POST /api/admin/orders/{id}/cancel', { params: { id: order.id }, body }));
      toastSuccess(draft.isWhole ? `${order.number} cancelado` : `${order.number}: líneas canceladas`);
      onClose();
    },
    onFailure,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancelar ${order.number}`}
      className="sm:w-[min(600px,calc(100vw-32px))]"
      actions={
        <>
          <Button variant="danger" type="submit" form={form} loading={isSending}>
            {draft.isWhole ? 'Cancelar el pedido' : 'Cancelar lo escogido'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        <fieldset>
          <legend className="mb-2 text-ui font-semibold">¿Qué se cancela?</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            <RadioCard
              name={`${form}-que`}
              title="El pedido entero"
              checked={draft.isWhole}
              onChange={() => set({ isWhole: true })}
            />
            <RadioCard
              name={`${form}-que`}
              title="Algunas líneas"
              detail={canChoose ? undefined : 'Todo está ya en su bolsa'}
              disabled={!canChoose}
              checked={!draft.isWhole}
              onChange={() => set({ isWhole: false })}
            />
          </div>
          {!draft.isWhole && (
            <CancelLines
              items={order.items}
              units={draft.units}
              fault={faults.lines}
              onChange={(units) => {
                set({ units });
                forgive('lines');
              }}
            />
          )}
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-ui font-semibold">¿Y los productos?</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            <RadioCard
              name={`${form}-inventario`}
              title="Vuelven al inventario"
              checked={draft.restock}
              onChange={() => set({ restock: true })}
            />
            <RadioCard
              name={`${form}-inventario`}
              title="Son merma"
              detail="No se pueden vender"
              checked={!draft.restock}
              onChange={() => set({ restock: false })}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-ui font-semibold">¿Y el dinero que pagó?</legend>
          <div className="grid gap-2 sm:grid-cols-3">
            {moneyChoices.map(({ id, title }) => (
              <RadioCard
                key={id}
                name={`${form}-dinero`}
                title={title}
                checked={draft.money === id}
                onChange={() => set({ money: id })}
              />
            ))}
          </div>
          {draft.money === 'part' && (
            <Field
              label="¿Cuánto?"
              hint="En dólares, por ejemplo 4.50"
              error={faults.refund}
              className="mt-3"
            >
              <TextInput
                inputMode="decimal"
                value={draft.dollars}
                onChange={(event) => {
                  set({ dollars: event.target.value });
                  forgive('refund');
                }}
              />
            </Field>
          )}
        </fieldset>
        <Field label="¿Por qué?" hint="El cliente lo lee, y queda en la historia." error={faults.reason}>
          <TextArea
            value={draft.reason}
            maxLength={500}
            onChange={(event) => {
              set({ reason: event.target.value });
              forgive('reason');
            }}
          />
        </Field>
      </form>
      <FormAlert message={failure} />
    </Dialog>
  );
};

const moneyChoices = [
  { id: 'all', title: 'Se devuelve' },
  { id: 'part', title: 'Una parte' },
  { id: 'none', title: 'No se devuelve' },
] as const;
