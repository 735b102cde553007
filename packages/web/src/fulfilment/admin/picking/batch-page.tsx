import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { pickPathOf } from '@nutricion/domain/fulfilment/pick-path';
import { unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { Conflicts } from '../../../kit/admin/sending/conflicts.tsx';
import { SyncState } from '../../../kit/admin/sending/sync-state.tsx';
import { toastNote } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { batchQuery, takeBatch } from '../api.ts';
import { ClaimPage } from '../claims/claim-page.tsx';
import { OthersClaim } from '../claims/others-claim.tsx';
import { cacheBatch, clearBatchConflicts } from './cached-batch.ts';
import { CheckView } from './check-view.tsx';
import { PickPathView } from './pick-path-view.tsx';
import { ReleaseBatch } from './release-batch.tsx';
import { sendingFailure } from './send-queue.ts';
import { type BatchView, useBatch } from './use-batch.ts';
import { ZoneProgress } from './zone-progress.tsx';

/** /admin/picking/{id}: one batch, from the first stop to the last bag. The cached batch is shown at once. */
export const BatchPage = () => {
  const { id = '' } = useParams();
  const batchView = useBatch(id);
  // Fetched if another batch or none is cached on this device.
  const fetched = useQuery({ ...batchQuery(id), enabled: batchView === null });
  return (
    <ClaimPage
      own={batchView && <OwnBatch key={id} batchView={batchView} />}
      fetched={fetched}
      cache={cacheBatch}
      other={(batch) => <OtherPickersBatch batch={batch} />}
      loading={{ label: 'Cargando el lote', blockClasses: ['h-[380px]'] }}
    />
  );
};

const OwnBatch = ({ batchView }: { readonly batchView: BatchView }) => {
  const { batch, sheet, queue, conflicts } = batchView;
  const [isChecking, setChecking] = useState(false);
  const failure = useSyncExternalStore(sendingFailure.subscribe, sendingFailure.get);
  if (!batch.is_mine && batch.state === 'open')
    return (
      <>
        <Conflicts conflicts={conflicts} onRead={clearBatchConflicts} />
        <OtherPickersBatch batch={batch} />
      </>
    );
  const isDone = !sheet.bags.some(({ state }) => state === 'picking');
  const stops = pickPathOf(
    sheet.lines.filter(({ bag }) =>
      sheet.bags.some((each) => each.number === bag && each.state === 'picking'),
    ),
  );
  const left = sheet.lines.reduce((sum, line) => sum + unitsLeft(line), 0);
  return (
    <>
      <div className="-mt-2 mb-3 flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <PageTitle documentTitle="Preparar · Administración" className="truncate text-h3!">
            {shortDeliveryDay(batch.delivery_date)} · {deliveryWindowLabel(batch.delivery_window)}
          </PageTitle>
        </div>
        <SyncState unsent={queue.length} failure={failure} />
        {!isDone && <ReleaseBatch batchView={batchView} />}
      </div>
      <Conflicts conflicts={conflicts} onRead={clearBatchConflicts} />
      {isDone ? (
        <BatchDone ready={readyOrders(batchView)} />
      ) : isChecking ? (
        <CheckView batchView={batchView} onWalk={() => setChecking(false)} />
      ) : (
        <>
          <div className="mb-3.5">
            <ZoneProgress stops={stops} />
            <p className="sr-only" role="status">
              {left === 1 ? 'Queda 1 por recoger' : `Quedan ${left} por recoger`}
            </p>
          </div>
          <PickPathView batchView={batchView} onCheck={() => setChecking(true)} />
        </>
      )}
    </>
  );
};

const readyOrders = ({ sheet, batch }: BatchView): readonly string[] =>
  batch.bags
    .filter(({ number }) => sheet.bags.some((bag) => bag.number === number && bag.state === 'ready'))
    .map(({ order_id }) => order_id);

const BatchDone = ({ ready }: { readonly ready: readonly string[] }) => {
  const hasPermission = usePermission();
  return (
    <Block>
      <EmptyState
        title="Lote terminado"
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Link to="/admin/picking" className={buttonClass('primary', 'lg')}>
              Tomar otro lote
            </Link>
            {ready.length > 0 && hasPermission('orders.print') && (
              <Link
                to={`/admin/print/orders?ids=${ready.join(',')}`}
                className={buttonClass('outline', 'lg')}
              >
                <Printer size={22} strokeWidth={2.2} aria-hidden="true" />
                Imprimir sus etiquetas
              </Link>
            )}
          </span>
        }
      >
        {ready.length === 1
          ? '1 pedido está listo para salir.'
          : `${ready.length} pedidos están listos para salir.`}
      </EmptyState>
    </Block>
  );
};

/** A batch of another picker, a released one, or a finished one. */
const OtherPickersBatch = ({ batch }: { readonly batch: BatchJson }) => {
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
