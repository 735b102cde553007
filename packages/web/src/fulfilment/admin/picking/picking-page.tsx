import { MAX_ORDERS_PER_BATCH } from '@nutricion/domain/fulfilment/batch';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { leaseText, WorkInProgressLink } from '../../../kit/admin/sending/work-in-progress-link.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { QuantityStepper } from '../../../kit/ui/quantity-stepper.tsx';
import { type Picking, pickingQuery } from '../api.ts';
import { ClaimListPage, OthersWork } from '../claims/claim-list-page.tsx';
import { cachedBatch } from './cached-batch.ts';
import { WindowCard } from './window-card.tsx';

/** /admin/picking: orders to pick, and batches with their pickers. */
export const PickingPage = () => {
  const query = useQuery(pickingQuery);
  const cached = useSyncExternalStore(cachedBatch.subscribe, cachedBatch.get);
  return (
    <ClaimListPage
      title="Preparar"
      query={query}
      countText={countText}
      cached={cached && { to: `/admin/picking/${cached.batch.id}`, label: 'Seguir con tu lote' }}
      loading={{ label: 'Cargando lo que hay por preparar', rowClass: 'h-36' }}
    >
      {(data, nowMs) => <Queue data={data} nowMs={nowMs} />}
    </ClaimListPage>
  );
};

const Queue = ({ data, nowMs }: { readonly data: Picking; readonly nowMs: number }) => {
  const [bags, setBags] = useState(MAX_ORDERS_PER_BATCH);
  const own = data.batches.find(({ is_mine }) => is_mine);
  const others = data.batches.filter(({ is_mine }) => !is_mine);
  const windows = data.windows.filter(
    ({ orders, picking, unconfirmed }) => orders + picking + unconfirmed > 0,
  );
  return (
    <div className="grid gap-4">
      {own && <OpenBatch batch={own} nowMs={nowMs} />}
      {windows.length === 0 ? (
        <Block>
          <EmptyState title="Nada por preparar">
            Los pedidos confirmados llegan aquí por día y hora de entrega.
          </EmptyState>
        </Block>
      ) : (
        <>
          {!own && windows.some(({ orders }) => orders > 1) && (
            <div className="flex items-center justify-between gap-4 px-1">
              <p className="font-[650]">¿Cuántas bolsas llevas?</p>
              <QuantityStepper
                quantity={bags}
                onChange={setBags}
                min={1}
                max={MAX_ORDERS_PER_BATCH}
                name="bolsas"
                className="w-36 bg-papel"
              />
            </div>
          )}
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {windows.map((window) => (
              <li key={`${window.date} ${window.window}`}>
                <WindowCard window={window} bags={bags} canClaim={!own} nowMs={nowMs} />
              </li>
            ))}
          </ul>
        </>
      )}
      <OthersWork claims={others} link={(batch) => <OpenBatch batch={batch} nowMs={nowMs} />} />
    </div>
  );
};

const countText = ({ windows }: Picking): string => {
  const orders = windows.reduce((sum, window) => sum + window.orders, 0);
  if (orders === 0) return 'Ningún pedido espera';
  return orders === 1 ? '1 pedido por tomar' : `${orders} pedidos por tomar`;
};

interface OpenBatchProps {
  readonly batch: Picking['batches'][number];
  readonly nowMs: number;
}

/** A link to an open batch, the user's own or another picker's. */
const OpenBatch = ({ batch, nowMs }: OpenBatchProps) => (
  <WorkInProgressLink
    to={`/admin/picking/${batch.id}`}
    icon={ShoppingBasket}
    isMine={batch.is_mine}
    title={batch.is_mine ? 'Seguir con tu lote' : (batch.picker?.name ?? 'Suelto: nadie lo tiene')}
    detail={[
      `${shortDeliveryDay(batch.delivery_date)}, ${deliveryWindowLabel(batch.delivery_window)}`,
      batch.bags === 1 ? '1 bolsa' : `${batch.bags} bolsas`,
      ...(batch.is_mine ? [] : [stateText(batch, nowMs)]),
    ].join(' · ')}
  />
);

const stateText = ({ may_take, leased_until }: OpenBatchProps['batch'], nowMs: number): string =>
  may_take ? 'lo puedes tomar' : `suyo ${leaseText(leased_until, nowMs)}`;
