import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { toastNote } from '../../../kit/lib/toast.ts';
import { takeBatch } from '../api.ts';
import { OthersClaim } from '../claims/others-claim.tsx';
import { cacheBatch } from './cached-batch.ts';

/** A batch of another picker, a released one, or a finished one. */
export const OtherPickersBatch = ({ batch }: { readonly batch: BatchJson }) => {
  const isOver = batch.state !== 'open';
  return (
    <OthersClaim
      title={titleOf(batch)}
      isOver={isOver}
      back={{ to: '/admin/picking', label: 'Ver lo que hay', variant: 'outline' }}
      claim={async () => {
        const { batch: own, taken_from } = await takeBatch(batch.id);
        cacheBatch(own);
        if (taken_from) toastNote(`Lo tenía ${taken_from}`, 'Mira qué hay ya en las bolsas.');
      }}
    >
      {longDeliveryDay(batch.delivery_date)}, {deliveryWindowLabel(batch.delivery_window)} ·{' '}
      {batch.bags.length === 1 ? '1 bolsa' : `${batch.bags.length} bolsas`}.
      {!isOver && batch.picker && ' Lo puedes tomar si lleva diez minutos sin moverse.'}
    </OthersClaim>
  );
};

const titleOf = ({ state, picker }: BatchJson): string => {
  if (state !== 'open') return 'Este lote ya terminó';
  return picker ? `Lo tiene ${picker.name}` : 'Este lote está suelto';
};
