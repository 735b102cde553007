import type { DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { photoReasons } from '@nutricion/domain/fulfilment/delivery-route';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { haptic } from '../../../kit/lib/haptics.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { recordAction } from './use-route.ts';

interface PhotoFormProps {
  readonly stop: DeliveryStopJson;
  readonly payment: { readonly way: OnDeliveryMethod; readonly reference?: string } | null;
  readonly isUnpaid: boolean;
  readonly isLocked: boolean;
  /** Back to the code; absent where it is locked. */
  readonly onCode: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A handover without the code: a photo, who received it, and why. It can wait for a network. */
export const PhotoForm = ({ stop, payment, isUnpaid, isLocked, onCode, onClose }: PhotoFormProps) => {
  const [photo, setPhoto] = useState<string | null>(null);
  const [receiver, setReceiver] = useState('');
  const [reason, setReason] = useState('');
  const isOnline = useIsOnline();
  const { issues, failure, submit, clearError } = useSubmit({
    fields: ['photo', 'receiver', 'reason', 'payment'],
    check: () => ({
      ...(isUnpaid && { payment: 'Di cómo te pagaron antes de entregar.' }),
      ...(!photo && { photo: 'Falta la foto.' }),
      ...(receiver.trim().length < 2 && { receiver: 'Escribe quién lo recibió.' }),
      ...(reason.trim().length < 3 && { reason: 'Di por qué va sin código.' }),
    }),
    send: () => {
      recordAction(stop.order_id, {
        kind: 'photo',
        version: stop.version,
        photo: photo ?? '',
        receiver,
        reason,
        payment,
        done_at: new Date().toISOString(),
      });
      haptic('success');
      toastSuccess(
        isOnline ? 'Entregado' : 'Guardado: sale cuando haya señal',
        `${stop.number}, ${receiver}`,
      );
      onClose();
    },
  });
  const choosePhoto = async (file: File | undefined) => {
    if (!file) return;
    setPhoto(await shrunkPhoto(file));
    clearError('photo');
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {isLocked && (
        <p className="rounded-ficha bg-guayaba-tinte px-3 py-2.5 text-ui font-[650] text-guayaba-tinta">
          Se probaron 5 códigos que no eran. Este pedido se entrega con una foto.
        </p>
      )}
      <div>
        {photo && (
          <img
            src={`data:image/jpeg;base64,${photo}`}
            alt="La foto de la entrega"
            className="mb-2 max-h-56 w-full rounded-ficha object-cover"
          />
        )}
        <label
          className={`${buttonClass(photo ? 'outline' : 'quiet', 'lg', true)} cursor-pointer has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta`}
        >
          <Camera size={22} strokeWidth={2.1} aria-hidden="true" />
          {photo ? 'Tomar otra' : 'Tomar la foto'}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
            className="sr-only"
            aria-invalid={issues.photo ? true : undefined}
            onChange={(event) => void choosePhoto(event.target.files?.[0])}
          />
        </label>
        <p className="mt-1.5 text-nota text-tinta-suave">
          De las bolsas en su sitio, sin pacientes ni papeles. La ven solo quienes atienden pedidos, por 90
          días.
        </p>
      </div>
      <Field label="¿Quién lo recibió?" error={issues.receiver}>
        <TextInput
          maxLength={120}
          autoComplete="off"
          value={receiver}
          onChange={(event) => {
            setReceiver(event.target.value);
            clearError('receiver');
          }}
        />
      </Field>
      <ReasonChoice
        label="¿Por qué sin código?"
        reasons={photoReasons}
        value={reason}
        error={issues.reason}
        onChange={(next) => {
          setReason(next);
          clearError('reason', 'payment');
        }}
      />
      <FormAlert message={issues.payment ?? issues.photo ?? failure} />
      <Button type="submit" size="lg" wide>
        Entregar con foto
      </Button>
      {onCode && (
        <Button variant="outline" wide onClick={onCode}>
          Sí tiene el código
        </Button>
      )}
    </form>
  );
};

const LONGEST_SIDE_PX = 1_280;
const QUALITIES = [0.7, 0.5, 0.35, 0.2];
/** A little less than the server's limit. */
const MAX_LETTERS = 230_000;

/** Shrinks a camera's photo to a JPEG in base64; null if the file isn't an image. */
const shrunkPhoto = async (file: Blob): Promise<string | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return (
    QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '').find(
      (letters) => letters.length > 0 && letters.length <= MAX_LETTERS,
    ) ?? null
  );
};
