import type { DeliveryDaysJson } from '@nutricion/contract/fulfilment/delivery-days';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay, weekdayNames } from '@nutricion/domain/fulfilment/delivery-day';
import { requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import { useState } from 'react';
import { useSubmit } from '../../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../../kit/lib/toast.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { Field } from '../../../../kit/ui/field.tsx';
import { FormAlert } from '../../../../kit/ui/form-alert.tsx';
import { TextInput } from '../../../../kit/ui/text-input.tsx';
import { saveCapacity } from '../../api.ts';

/** A window of one date, or of one weekday. */
export type ChosenSlot = {
  readonly window: DeliveryDaysJson['weekdays'][number]['windows'][number] & { readonly booked?: number };
} & ({ readonly date: string } | { readonly weekday: number });

interface CapacityDialogProps {
  readonly route: string;
  readonly slot: ChosenSlot;
  readonly onClose: () => void;
}

/** The number of orders that a window takes; 0 closes it, one tap restores the default. */
export const CapacityDialog = ({ route, slot, onClose }: CapacityDialogProps) => {
  const [capacity, setCapacity] = useState(String(slot.window.capacity));
  const [reason, setReason] = useState(slot.window.reason ?? '');
  const when = 'date' in slot ? { date: slot.date } : { weekday: slot.weekday };
  const day = 'date' in slot ? longDeliveryDay(slot.date) : `los ${weekdayNames[slot.weekday]}`;
  const submission = (newCapacity: number | null, issue: string | null) => ({
    fields: ['capacity', 'reason'] as const,
    check: () => (issue === null ? {} : { capacity: issue }),
    send: async () => {
      await saveCapacity(route, { ...when, window: slot.window.id, capacity: newCapacity, reason });
      toastSuccess('Guardado', `${deliveryWindowLabel(slot.window.id)}, ${day}`);
      onClose();
    },
  });
  const { isSending, issues, failure, submit, submitAs, clearError } = useSubmit(
    submission(
      typedNumber(capacity, 'units'),
      requiredNumberIssue(capacity, 'units', 'Escribe un número entero; 0 lo cierra.'),
    ),
  );
  const isOverride = slot.window.source === ('date' in slot ? 'fecha' : 'dia-semana');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${deliveryWindowLabel(slot.window.id)}, ${day}`}
      description={
        slot.window.booked
          ? `Ya hay ${slot.window.booked}: esos se quedan. Para moverlos, usa «Cerrar y mover».`
          : 'Pedidos que caben. 0 lo cierra.'
      }
      actions={
        <>
          <Button type="submit" form="cupo" loading={isSending}>
            Guardar
          </Button>
          {isOverride && (
            <Button variant="quiet" onClick={() => submitAs(submission(null, null))}>
              Como siempre
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id="cupo" noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Cuántos pedidos caben" error={issues.capacity}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={capacity}
            onChange={(event) => {
              setCapacity(event.target.value);
              clearError('capacity');
            }}
          />
        </Field>
        <Field label="Por qué (si quieres)" error={issues.reason}>
          <TextInput
            maxLength={500}
            autoComplete="off"
            placeholder="Feriado"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <FormAlert message={failure} />
      </form>
    </Dialog>
  );
};
