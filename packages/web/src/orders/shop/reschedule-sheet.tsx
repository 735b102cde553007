import type { OrderJson } from '@nutricion/contract/orders/orders';
import {
  type DeliveryWindowId,
  deliveryWindowIds,
  deliveryWindowLabel,
} from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PickedSlot, SlotPicker } from '../../fulfilment/public/slot-picker.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../kit/api/http.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { deliveryDaysQuery, reschedule } from './api.ts';

interface RescheduleSheetProps {
  readonly order: OrderJson;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Another day or window for an order before picking begins. */
export const RescheduleSheet = ({ order, open, onOpenChange }: RescheduleSheetProps) => {
  const [picked, setPicked] = useState<PickedSlot>({ date: '', window: '' });
  const query = useQuery({ ...deliveryDaysQuery, enabled: open });
  const windowId = deliveryWindowIds.find((id) => id === picked.window);
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['deliveryDate', 'deliveryWindow'],
    check: () => ({
      ...(picked.date === '' && { deliveryDate: 'Escoge el día.' }),
      ...(picked.date !== '' && !windowId && { deliveryWindow: 'Escoge la hora.' }),
    }),
    send: async () => {
      if (!windowId) return;
      await reschedule(order, { deliveryDate: picked.date, deliveryWindow: windowId });
      toastSuccess('Entrega cambiada', slotText(picked.date, windowId));
      setPicked({ date: '', window: '' });
      onOpenChange(false);
    },
    onFailure: (error) => {
      if (error instanceof ApiProblem) void query.refetch();
      return false;
    },
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Cambiar la entrega"
      description={`Ahora llega ${slotText(order.delivery.date, order.delivery.window)}`}
      footer={
        <>
          <FormAlert message={failure} />
          <Button size="lg" wide disabled={!query.data} loading={isSending} onClick={submit}>
            {!windowId ? 'Cambiar la entrega' : `Cambiar a ${slotText(picked.date, windowId)}`}
          </Button>
        </>
      }
    >
      {query.data ? (
        <SlotPicker
          days={query.data.days}
          picked={picked}
          errors={issues}
          onPick={(next) => {
            setPicked(next);
            clearError('deliveryDate', 'deliveryWindow');
          }}
        />
      ) : query.isError ? (
        <FailedLoad query={query} />
      ) : (
        <Skeleton className="h-72 w-full rounded-[16px]" />
      )}
    </Sheet>
  );
};

const slotText = (date: string, window: DeliveryWindowId): string =>
  `${longDeliveryDay(date)}, ${deliveryWindowLabel(window)}`;
