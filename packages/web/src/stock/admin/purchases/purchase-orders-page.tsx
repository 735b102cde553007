import { type PurchaseRowJson, purchaseMoney } from '@nutricion/contract/stock/purchase-orders';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { purchaseStates } from '@nutricion/domain/stock/purchase-order';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { AdminList } from '../../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../../kit/admin/list/list-address.ts';
import type { ListColumn, ListDeclaration } from '../../../kit/admin/list/list-types.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { formatLongDay } from '../../../kit/lib/format-time.ts';
import { suppliersQuery } from '../suppliers/api.ts';
import { purchaseOrdersQuery, purchaseOverviewQuery, readAllPurchaseOrders } from './api.ts';
import { NewOrders, WithoutSupplier } from './new-orders.tsx';
import { PurchaseStateBadge, purchaseStateLabels } from './purchase-labels.tsx';

const codec: ListCodec = { estado: oneOf(purchaseStates), suplidor: (text) => text };

/** /admin/purchase-orders: what is bought of suppliers, and what should be. */
export const PurchaseOrdersPage = () => {
  const address = useListAddress(codec);
  const { values } = address;
  const navigate = useNavigate();
  const canWrite = usePermission()('purchases.write');
  const query = useQuery({ ...purchaseOrdersQuery(values), placeholderData: keepPreviousData });
  const { data: overview } = useQuery(purchaseOverviewQuery);
  const { data: list } = useQuery(suppliersQuery);
  const suppliers = list?.suppliers ?? [];
  const declaration: ListDeclaration<PurchaseRowJson> = {
    id: 'ordenes-de-compra',
    title: 'Órdenes de compra',
    noun: { one: 'orden', many: 'órdenes' },
    columns,
    filters: [
      {
        name: 'estado',
        label: 'Estado',
        choices: purchaseStates.map((value) => ({ value, label: purchaseStateLabels[value] })),
      },
      {
        name: 'suplidor',
        label: 'Suplidor',
        choices: suppliers.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    views: [
      { id: 'todas', label: 'Todas', values: {}, count: overview?.total.toLocaleString('es-PR') },
      ...purchaseStates.map((state) => ({
        id: state,
        label: purchaseStateLabels[state],
        values: { estado: state },
        count: overview?.by_state[state]?.toLocaleString('es-PR'),
      })),
    ],
    searchLabel: 'Busca por número o suplidor',
    keyOf: ({ id }) => id,
    nameOf: ({ number, supplier }) => `${number}, ${supplier}`,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/purchase-orders/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => void navigate(`/admin/purchase-orders/${id}`) },
    ],
    bulkActions: [],
    empty: {
      title: 'Todavía no hay órdenes de compra',
      text: 'Di en cada producto su suplidor y con cuántas unidades se pide: lo que baje de ahí sale aquí cada noche en un borrador.',
    },
  };
  return (
    <>
      <AdminList
        declaration={declaration}
        address={address}
        query={query}
        subtitle={overview && shortText(overview)}
        readAll={() => readAllPurchaseOrders(values)}
        actions={canWrite && <NewOrders suppliers={suppliers} short={overview?.short ?? 0} />}
      />
      {overview && <WithoutSupplier products={overview.without_supplier} />}
    </>
  );
};

const shortText = ({ short }: ApiResponse<'GET /api/admin/purchase-orders/overview'>): string => {
  if (short === 0) return 'Nada está por pedir: todo lo que baja de su punto ya se pidió.';
  return short === 1
    ? '1 producto por pedir: esta noche pasa a un borrador'
    : `${short.toLocaleString('es-PR')} productos por pedir: esta noche pasan a borradores`;
};

const columns: readonly ListColumn<PurchaseRowJson>[] = [
  {
    id: 'numero',
    label: 'Número',
    isFixed: true,
    cell: ({ number }) => <span className="font-semibold tabular-nums">{number}</span>,
    text: ({ number }) => number,
  },
  {
    id: 'suplidor',
    label: 'Suplidor',
    isLong: true,
    cell: ({ supplier, made_by_shop }) => (
      <>
        {supplier}
        {made_by_shop && <span className="block text-nota text-tinta-suave">La preparó la tienda</span>}
      </>
    ),
    text: ({ supplier }) => supplier,
  },
  {
    id: 'estado',
    label: 'Estado',
    onCard: 'corner',
    cell: ({ state }) => <PurchaseStateBadge state={state} />,
    text: ({ state }) => purchaseStateLabels[state],
  },
  {
    id: 'unidades',
    label: 'Recibidas',
    onCard: 'labelled',
    isNumber: true,
    cell: ({ units, received_units }) =>
      `${received_units.toLocaleString('es-PR')} de ${units.toLocaleString('es-PR')}`,
    text: ({ units, received_units }) => `${received_units} de ${units}`,
  },
  {
    id: 'total',
    label: 'Total',
    isNumber: true,
    cell: (row) => formatUsd(purchaseMoney.fromJson(row).totalCents),
    text: ({ total }) => total,
  },
  {
    id: 'para',
    label: 'Para',
    onCard: 'labelled',
    cell: ({ expected_on }) =>
      expected_on ? shortDeliveryDay(expected_on) : <span className="text-tinta-suave">—</span>,
    text: ({ expected_on }) => expected_on ?? '',
  },
  {
    id: 'preparada',
    label: 'Preparada por',
    isInFileOnly: true,
    cell: () => null,
    text: ({ made_by_shop }) => (made_by_shop ? 'La tienda' : 'El equipo'),
  },
  {
    id: 'creada',
    label: 'Creada',
    onCard: 'hidden',
    cell: ({ created_at }) => formatLongDay(created_at),
    text: ({ created_at }) => created_at,
  },
];
