import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { CANCEL_REASON_MESSAGE } from '@nutricion/domain/orders/admin-order-messages';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { RadioCard } from '../../kit/ui/radio-card.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { cancelOrder, cancelPreviewQuery } from './api.ts';
import { type CancelDraft, emptyCancelDraft, refundIssue } from './cancel-draft.ts';
import { CancelLines } from './cancel-lines.tsx';
import { CancelMoney } from './cancel-money.tsx';
import { moneyOutcome, needsMoneyChoice } from './cancel-outcome.ts';

interface CancelDialogProps {
  readonly order: AdminOrderJson;
  readonly onFailure: (error: unknown) => boolean;
  readonly onClose: () => void;
}

/** Whole or line by line, what becomes of stock and money, and why: one question. */
export const CancelDialog = ({ order, onFailure, onClose }: CancelDialogProps) => {
  const form = useId();
  const [draft, setDraft] = useState<CancelDraft>(emptyCancelDraft);
  const set = (changes: Partial<CancelDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const preview = useQuery(cancelPreviewQuery(order, draft));
  const unreadable = refundIssue(draft);
  const canChoose = order.items.some(({ cancellable }) => cancellable > 0);
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['lines', 'refund', 'reason'],
    check: () => ({
      ...(!draft.isWhole && Object.keys(draft.units).length === 0 && { lines: 'Escoge al menos una línea.' }),
      ...(preview.data &&
        needsMoneyChoice(preview.data) &&
        moneyOutcome(preview.data, draft) === null && { refund: 'Es más de lo que se pagó. Escribe menos.' }),
      ...(unreadable && { refund: unreadable }),
      ...(draft.reason.trim() === '' && { reason: CANCEL_REASON_MESSAGE }),
    }),
    send: async () => {
      await cancelOrder(order, draft);
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
              // What isn't delivered isn't charged, so nothing of it can be retained.
              onChange={() => set({ isWhole: false, money: 'all' })}
            />
          </div>
          {!draft.isWhole && (
            <CancelLines
              items={order.items}
              units={draft.units}
              issue={issues.lines}
              onChange={(units) => {
                set({ units });
                clearError('lines');
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
          {draft.restock && preview.data && preview.data.spoilt.length > 0 && (
            <p className="mt-2 text-nota text-tinta-suave">
              Lo fresco ya salió de la tienda, así que va a merma: {preview.data.spoilt.join(', ')}.
            </p>
          )}
        </fieldset>
        <CancelMoney
          draft={draft}
          preview={preview.data}
          needsChoice={preview.isFetching}
          issue={issues.refund}
          onChange={(changes) => {
            set(changes);
            clearError('refund');
          }}
        />
        <Field label="¿Por qué?" hint="El cliente lo lee, y queda en la historia." error={issues.reason}>
          <TextArea
            value={draft.reason}
            maxLength={500}
            onChange={(event) => {
              set({ reason: event.target.value });
              clearError('reason');
            }}
          />
        </Field>
      </form>
      <FormAlert message={failure} />
    </Dialog>
  );
};
