import { deliveryWindowIds, deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { isUuid } from '@nutricion/domain/kit/ids';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import {
  adminStatusLabels,
  type OrderStatus,
  orderStatuses,
  paymentStatuses,
  paymentStatusLabels,
} from '@nutricion/domain/orders/order-status';
import { type ListCodec, matchingPattern, oneOf, someOf } from '../../kit/admin/list/list-address.ts';
import type { ListFilter, ListView } from '../../kit/admin/list/list-types.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { EVERY_STATUS } from './api.ts';

type Overview = ApiResponse<'GET /api/admin/orders/overview'>;

/** Parameters of the queue's address. */
export const orderCodec: ListCodec = {
  estado: (text) => (text === EVERY_STATUS ? text : someOf(orderStatuses)(text)),
  hospital: (text) => (isUuid(text) ? text : undefined),
  dia: matchingPattern(/^\d{4}-\d{2}-\d{2}$/),
  ventana: oneOf(deliveryWindowIds),
  pago: oneOf(paymentStatuses),
  atrasados: oneOf(['1']),
};

export const WAITING_VIEW = 'por-confirmar';

/** Where the counter looks, each with how many there are. */
export const orderViews = (overview: Overview | undefined): readonly ListView[] => {
  const countOf = (...statuses: readonly OrderStatus[]) =>
    overview && statuses.reduce((sum, status) => sum + (overview.by_status[status] ?? 0), 0);
  const text = (count: number | undefined, isAll = false): string | undefined => {
    if (count === undefined) return undefined;
    return isAll && overview?.is_bounded
      ? `más de ${count.toLocaleString('es-PR')}`
      : count.toLocaleString('es-PR');
  };
  const of = (id: string, label: string, ...statuses: readonly OrderStatus[]): ListView => ({
    id,
    label,
    values: { estado: statuses.join(',') },
    count: text(countOf(...statuses)),
  });
  return [
    {
      id: 'cola',
      label: 'Cola',
      values: {},
      count: text(countOf(...orderStatuses.filter(isOpenOrder)), true),
    },
    {
      id: 'atrasados',
      label: 'Atrasados',
      values: { atrasados: '1' },
      count: text(overview?.late),
      isUrgent: (overview?.late ?? 0) > 0,
    },
    {
      id: WAITING_VIEW,
      label: 'Por confirmar',
      values: { vista: WAITING_VIEW },
      count: text(overview?.waiting),
      isUrgent: (overview?.waiting ?? 0) > 0,
    },
    of('por-preparar', 'Por preparar', 'confirmado'),
    of('preparandose', 'Preparándose', 'en_preparacion', 'esperando_cliente'),
    of('listos', 'Listos', 'listo'),
    of('en-ruta', 'En ruta', 'en_ruta'),
    of('sin-entregar', 'Sin entregar', 'no_entregado'),
    { id: 'todos', label: 'Todos', values: { estado: EVERY_STATUS } },
  ];
};

export const orderFilters = (hospitals: Overview['hospitals']): readonly ListFilter[] => [
  {
    name: 'estado',
    label: 'Estado',
    choices: [
      { value: EVERY_STATUS, label: 'También los terminados' },
      ...orderStatuses.map((status) => ({ value: status, label: adminStatusLabels[status] })),
    ],
    textOf: (value) =>
      value
        .split(',')
        .map((status) => adminStatusLabels[status as OrderStatus] ?? status)
        .join(' o '),
  },
  {
    name: 'hospital',
    label: 'Hospital',
    choices: hospitals.map(({ id, name }) => ({ value: id, label: name })),
    textOf: () => 'Otro hospital',
  },
  { name: 'dia', label: 'Día', choices: 'day' },
  {
    name: 'ventana',
    label: 'Ventana',
    choices: deliveryWindows.map(({ id, label }) => ({ value: id, label })),
  },
  {
    name: 'pago',
    label: 'Pago',
    choices: paymentStatuses.map((status) => ({ value: status, label: paymentStatusLabels[status] })),
  },
  { name: 'atrasados', label: 'Atraso', choices: [{ value: '1', label: 'Solo los atrasados' }] },
];
