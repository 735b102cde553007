import type { DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { COLD_ENOUGH_F } from '@nutricion/domain/fulfilment/cold-chain';
import { requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { sendImmediately } from './send-immediately.ts';

interface ColdSheetProps {
  readonly stop: DeliveryStopJson;
  readonly onClose: () => void;
}

/** Cold items were out too long: the driver records a cold measurement, or removes them from the order. */
export const ColdSheet = ({ stop, onClose }: ColdSheetProps) => {
  const [typed, setTyped] = useState('');
  const recordingCold = useSubmit({
    fields: ['temperature_f'],
    check: () => {
      const issue = requiredNumberIssue(typed, 'amount', 'Escribe la temperatura en °F.');
      return issue === null ? {} : { temperature_f: issue };
    },
    send: async () => {
      await sendImmediately(stop.order_id, {
        kind: 'kept-cold',
        version: stop.version,
        temperature_f: typedNumber(typed, 'amount') ?? Number.NaN,
      });
      toastSuccess('Sigue frío', 'Puedes entregarlo.');
      onClose();
    },
  });
  const discarding = useSubmit({
    fields: [],
    send: async () => {
      await sendImmediately(stop.order_id, { kind: 'discarded', version: stop.version });
      toastSuccess('Lo frío salió del pedido', 'El cliente no lo paga. Sepáralo y entrega lo demás.');
      onClose();
    },
  });
  const cold = stop.cold_units === 1 ? '1 artículo frío' : `${stop.cold_units} artículos fríos`;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="¿Qué hacemos con lo frío?"
      description={`${stop.number}: ${cold}. Fuera del frío más de 2 horas, o de 1 si hace más de 90 °F, ya no es seguro.`}
    >
      <form onSubmit={recordingCold.submit} className="rounded-ficha bg-suelo p-4">
        <h3 className="mb-2">Lo medí y sigue frío</h3>
        <Field
          label="Temperatura (°F)"
          hint={`Cuenta como frío hasta ${COLD_ENOUGH_F} °F.`}
          error={recordingCold.issues.temperature_f}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              recordingCold.clearError('temperature_f');
            }}
            className="num text-[1.375rem]"
          />
        </Field>
        <FormAlert message={recordingCold.failure} />
        <Button type="submit" wide className="mt-3" loading={recordingCold.isSending}>
          Sigue frío
        </Button>
      </form>
      <div className="mt-4 rounded-ficha bg-guayaba-tinte p-4">
        <h3>Lo saco del pedido</h3>
        <p className="mt-1 mb-3 text-ui text-tinta">
          Va a merma, el cliente no lo paga y le avisamos. Lo demás se entrega.
        </p>
        <FormAlert message={discarding.failure} />
        <Button variant="danger" wide loading={discarding.isSending} onClick={discarding.submit}>
          Sacar {cold}
        </Button>
      </div>
    </Sheet>
  );
};
