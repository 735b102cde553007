import type { DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { stopMoney } from '@nutricion/contract/orders/order-money';
import { CODE_DIGITS } from '@nutricion/domain/fulfilment/handover-code';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { haptic } from '../../../kit/lib/haptics.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { PaymentMethodChoice } from './payment-method-choice.tsx';
import { PhotoForm } from './photo-form.tsx';
import { sendImmediately } from './send-immediately.ts';

interface HandoverSheetProps {
  readonly stop: DeliveryStopJson;
  readonly onClose: () => void;
}

/** Hands an order over: payment on delivery first, then the code, or a photo without it. */
export const HandoverSheet = ({ stop, onClose }: HandoverSheetProps) => {
  const [method, setMethod] = useState<OnDeliveryMethod | null>(null);
  const [reference, setReference] = useState('');
  const isOnline = useIsOnline();
  const isLocked = stop.tries_left === 0;
  const [wantsPhoto, setWantsPhoto] = useState(isLocked);
  const { toCollectCents } = stopMoney.fromJson(stop);
  const collects = toCollectCents > 0;
  const payment = collects && method ? { way: method, ...(reference.trim() && { reference }) } : null;
  const isUnpaid = collects && method === null;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Entregar ${stop.number}`}
      description={`${stop.recipient} · ${stop.unit || stop.building}`}
    >
      <div className="grid gap-5">
        {collects && (
          <PaymentMethodChoice
            dueCents={toCollectCents}
            {...{ method, setMethod, reference, setReference }}
          />
        )}
        {wantsPhoto ? (
          <PhotoForm
            stop={stop}
            payment={payment}
            isUnpaid={isUnpaid}
            isLocked={isLocked}
            onCode={isLocked ? undefined : () => setWantsPhoto(false)}
            onClose={onClose}
          />
        ) : (
          <CodeForm {...{ stop, payment, isUnpaid, isOnline, onClose }} onPhoto={() => setWantsPhoto(true)} />
        )}
      </div>
    </Sheet>
  );
};

interface CodeFormProps extends HandoverSheetProps {
  readonly payment: { readonly way: OnDeliveryMethod; readonly reference?: string } | null;
  readonly isUnpaid: boolean;
  readonly isOnline: boolean;
  readonly onPhoto: () => void;
}

const CodeForm = ({ stop, payment, isUnpaid, isOnline, onPhoto, onClose }: CodeFormProps) => {
  const [code, setCode] = useState('');
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['code', 'payment'],
    check: () => ({
      ...(isUnpaid && { payment: 'Di cómo te pagaron antes de entregar.' }),
      ...(code.length !== CODE_DIGITS && { code: `El código tiene ${CODE_DIGITS} números.` }),
    }),
    send: async () => {
      await sendImmediately(stop.order_id, { kind: 'code', version: stop.version, code, payment });
      haptic('success');
      toastSuccess('Entregado', `${stop.number}, ${stop.recipient}`);
      onClose();
    },
    onFailure: () => {
      haptic('error');
      setCode('');
      return false;
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label="Código del cliente"
        hint="Cuatro números. Los ve en su pedido y en el correo «va en camino»."
        error={issues.code}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          placeholder="0000"
          value={code}
          onChange={({ target }) => {
            target.value = target.value.replace(/\D/g, '').slice(0, CODE_DIGITS);
            setCode(target.value);
            clearError('code', 'payment');
          }}
          className="num min-h-16! text-center text-[2rem] tracking-[.4em] placeholder:tracking-[.4em]"
        />
      </Field>
      <FormAlert message={issues.payment ?? failure} />
      {!isOnline && (
        <p role="status" className="mt-3 rounded-ficha bg-mango-tinte px-3 py-2.5 text-ui text-mango-tinta">
          <b>Sin señal no se puede comprobar el código.</b> Busca señal, o entrega con una foto: se guarda
          aquí y sale sola cuando haya.
        </p>
      )}
      <Button type="submit" size="lg" wide className="mt-3" loading={isSending} disabled={!isOnline}>
        {isOnline ? 'Entregar' : 'Entregar, cuando haya señal'}
      </Button>
      <Button variant={isOnline ? 'outline' : 'quiet'} wide className="mt-2" onClick={onPhoto}>
        No tiene el código: con una foto
      </Button>
    </form>
  );
};
