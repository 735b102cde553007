import type { AdminOrderRowJson } from '@nutricion/contract/orders/admin-orders';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import { zoneLabels } from '@nutricion/domain/catalog/zone';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import {
  adminStatusLabels,
  paymentMethodLabels,
  paymentStatusLabels,
} from '@nutricion/domain/orders/order-status';
import { MessageSquareText } from 'lucide-react';
import type { ListColumn } from '../../kit/admin/list/list-types.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { StatusBadge } from './status-badge.tsx';

const DELETED = 'Cuenta borrada';
const AT_HOME = 'A domicilio';

/** Columns of the order queue. */
export const orderColumns: readonly ListColumn<AdminOrderRowJson>[] = [
  {
    id: 'numero',
    label: 'Pedido',
    isFixed: true,
    cell: ({ number }) => number,
    text: ({ number }) => number,
  },
  {
    id: 'entrega',
    label: 'Entrega',
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 md:whitespace-nowrap">
        <span className="font-semibold md:w-full">{shortDeliveryDay(row.delivery_date)}</span>
        <span className="text-tinta-suave md:text-nota">{deliveryWindowLabel(row.delivery_window)}</span>
        {row.is_late && <Badge tone="bad">Atrasado</Badge>}
        {row.is_recalled && <Badge tone="bad">Lote retirado</Badge>}
      </span>
    ),
    text: (row) => `${row.delivery_date} ${row.delivery_window}`,
  },
  {
    id: 'cliente',
    label: 'Recibe',
    cell: (row) => (
      <span className="flex items-center gap-2">
        <span className={row.recipient ? 'line-clamp-2 min-w-0 font-semibold' : 'text-tinta-suave'}>
          {row.recipient ?? DELETED}
        </span>
        {row.note_count > 0 && (
          <span className="inline-flex flex-none items-center gap-1 text-nota text-tinta-suave">
            <MessageSquareText size={16} strokeWidth={2.1} aria-hidden="true" />
            {row.note_count}
            <span className="sr-only">{row.note_count === 1 ? ' nota' : ' notas'}</span>
          </span>
        )}
      </span>
    ),
    text: (row) => row.recipient ?? DELETED,
  },
  {
    id: 'lugar',
    label: 'Lugar',
    cell: (row) => (
      <>
        <span className="line-clamp-1 md:min-w-40">
          {row.delivery_type === 'home' ? AT_HOME : (row.hospital ?? 'Sin hospital')}
        </span>
        <span className="line-clamp-2 text-nota text-tinta-suave">{row.place}</span>
      </>
    ),
    text: (row) => [row.hospital, row.place].filter(Boolean).join(' · '),
  },
  {
    id: 'estado',
    label: 'Estado',
    onCard: 'corner',
    cell: (row) => <StatusBadge status={row.status} isWaiting={row.is_waiting} />,
    text: (row) => adminStatusLabels[row.status],
  },
  {
    id: 'articulos',
    label: 'Artículos',
    cell: (row) => (
      <span className="block">
        <span className="whitespace-nowrap tabular-nums">
          {row.item_count} <span className="text-tinta-suave">en {linesText(row.line_count)}</span>
        </span>
        {row.zones.length > 0 && (
          <span className="block text-nota text-tinta-suave max-md:inline max-md:before:content-['_·_']">
            {zonesText(row)}
          </span>
        )}
      </span>
    ),
    text: (row) => row.item_count,
  },
  {
    id: 'total',
    label: 'Total',
    isNumber: true,
    cell: (row) => (
      <span className="block">
        <span className="font-semibold">{formatUsd(orderMoney.fromJson(row).totalCents)}</span>
        <span className="block text-nota text-tinta-suave max-md:inline max-md:before:content-['_·_']">
          {paymentText(row)}
        </span>
      </span>
    ),
    text: (row) => row.total,
  },
];

const linesText = (lines: number): string => (lines === 1 ? '1 línea' : `${lines} líneas`);

const zonesText = ({ zones }: AdminOrderRowJson): string => zones.map((zone) => zoneLabels[zone]).join(', ');

/** How it is paid, and whether it was. */
export const paymentText = (row: Pick<AdminOrderRowJson, 'payment_status' | 'payment_method'>): string =>
  row.payment_status === 'pendiente'
    ? paymentMethodLabels[row.payment_method]
    : paymentStatusLabels[row.payment_status];
