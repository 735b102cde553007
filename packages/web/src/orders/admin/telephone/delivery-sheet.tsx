import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { deliveryWindowIds, deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SlotPicker } from '../../../fulfilment/public/slot-picker.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../../kit/api/http.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { CheckCard } from '../../../kit/ui/check-card.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { ContactFields, PlaceFields } from './place-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { changeDeliveryFor, customerCheckoutQuery, USUAL_REASON } from './telephone-api.ts';
import {
  contactIssues,
  contactOf,
  deliveryOf,
  draftFields,
  draftFromOptions,
  placeIssues,
  type TelephoneDraft,
  type TelephoneOptions,
} from './telephone-draft.ts';

interface DeliverySheetProps {
  readonly order: AdminOrderJson;
  readonly onClose: () => void;
}

/** Another day, window, place or recipient of an order, for its customer on the telephone. */
export const DeliverySheet = ({ order, onClose }: DeliverySheetProps) => {
  const query = useQuery(customerCheckoutQuery(order.customer?.id ?? ''));
  const slot = `${longDeliveryDay(order.delivery_date)}, ${deliveryWindowLabel(order.delivery_window)}`;
  const description = `${order.number}. Ahora: ${slot} · ${order.place ?? ''}`;
  const sheet = { open: true, onOpenChange: (open: boolean) => !open && onClose(), description };
  return query.data ? (
    <DeliveryForm
      order={order}
      options={query.data}
      sheet={sheet}
      onClose={onClose}
      onStale={query.refetch}
    />
  ) : (
    <Sheet {...sheet} title="Cambiar la entrega">
      {query.isError ? <FailedLoad query={query} /> : <Skeleton className="h-72 w-full rounded-[16px]" />}
    </Sheet>
  );
};

interface DeliveryFormProps extends DeliverySheetProps {
  readonly options: TelephoneOptions;
  readonly sheet: Pick<Parameters<typeof Sheet>[0], 'open' | 'onOpenChange' | 'description'>;
  readonly onStale: () => unknown;
}

const DeliveryForm = ({ order, options, sheet, onClose, onStale }: DeliveryFormProps) => {
  const [draft, setDraft] = useState<TelephoneDraft>(() => ({
    ...draftFromOptions(options),
    ...{ date: '', window: '' },
    ...{ name: order.recipient ?? '', phone: formatPhone(order.phone ?? '') },
  }));
  const [isElsewhere, setElsewhere] = useState(false);
  const [reason, setReason] = useState(USUAL_REASON);
  const windowId = deliveryWindowIds.find((id) => id === draft.window);
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: [...draftFields, 'reason'],
    check: () => ({
      ...contactIssues(draft),
      ...(isElsewhere && placeIssues(draft, options)),
      ...(draft.date !== '' && !windowId && { deliveryWindow: deliveryMessages.window }),
      ...(reason.trim().length < 3 && { reason: 'Di quién lo pidió o por qué.' }),
    }),
    send: async () => {
      await changeDeliveryFor(order, {
        deliveryDate: windowId ? draft.date : order.delivery_date,
        deliveryWindow: windowId ?? order.delivery_window,
        ...(isElsewhere && { delivery: deliveryOf(draft) }),
        contact: contactOf(draft),
        reason: reason.trim(),
      });
      toastSuccess(`${order.number}: entrega cambiada`);
      onClose();
    },
    onFailure: (error) => {
      if (error instanceof ApiProblem) void onStale();
      return false;
    },
  });
  const change = (part: Partial<TelephoneDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    clearError(...draftFields);
  };
  return (
    <Sheet
      {...sheet}
      title="Cambiar la entrega"
      footer={
        <>
          <FormAlert message={failure} />
          <Button size="lg" wide loading={isSending} onClick={submit}>
            {windowId
              ? `Cambiar a ${longDeliveryDay(draft.date)}, ${deliveryWindowLabel(windowId)}`
              : 'Guardar el cambio'}
          </Button>
        </>
      }
    >
      <h3 className="mb-2 text-ui font-semibold">Día y hora</h3>
      <p className="mb-3 text-nota text-tinta-suave">Si no escoges otro, se queda como está.</p>
      <SlotPicker days={options.days} picked={draft} errors={issues} onPick={change} />
      <h3 className="mt-6 mb-2 text-ui font-semibold">Quién recibe y dónde</h3>
      <ContactFields draft={draft} errors={issues} onChange={change} />
      <div className="mt-4 grid gap-4">
        <CheckCard
          title="Llevarlo a otro lugar"
          checked={isElsewhere}
          onChange={({ target }) => setElsewhere(target.checked)}
        />
        {isElsewhere && <PlaceFields draft={draft} options={options} errors={issues} onChange={change} />}
      </div>
      <ReasonField
        reason={reason}
        error={issues.reason}
        onChange={(typed) => {
          setReason(typed);
          clearError('reason');
        }}
      />
    </Sheet>
  );
};
