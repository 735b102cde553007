import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Link } from 'react-router';
import { call } from '../../../kit/api/api.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastNote } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';

interface OtherPickersBatchProps {
  readonly batch: BatchJson;
  readonly onClaimed: (batch: BatchJson) => void;
}

/** A batch of another picker, or a released one. */
export const OtherPickersBatch = ({ batch, onClaimed }: OtherPickersBatchProps) => {
  const claiming = useSubmit({
    fields: [],
    send: async () => {
      const { batch: own, taken_from } = await call('POST /api/admin/picking/batches/{id}/take', {
        params: { id: batch.id },
      });
      onClaimed(own);
      if (taken_from) toastNote(`Lo tenía ${taken_from}`, 'Mira qué hay ya en las bolsas.');
    },
  });
  const isOver = batch.state !== 'open';
  return (
    <Block>
      <EmptyState
        heading="h1"
        title={
          isOver
            ? 'Este lote ya terminó'
            : batch.picker
              ? `Lo tiene ${batch.picker.name}`
              : 'Este lote está suelto'
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isOver && (
              <Button size="lg" loading={claiming.isSending} onClick={claiming.submit}>
                Seguir yo
              </Button>
            )}
            <Link to="/admin/picking" className={buttonClass('outline', 'lg')}>
              Ver lo que hay
            </Link>
          </div>
        }
      >
        {longDeliveryDay(batch.delivery_date)}, {deliveryWindowLabel(batch.delivery_window)} ·{' '}
        {batch.bags.length === 1 ? '1 bolsa' : `${batch.bags.length} bolsas`}.
        {!isOver && batch.picker && ' Lo puedes tomar si lleva diez minutos sin moverse.'}
      </EmptyState>
      <FormAlert message={claiming.failure} />
    </Block>
  );
};
