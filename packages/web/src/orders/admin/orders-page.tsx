import type { AdminOrderRowJson } from '@nutricion/contract/orders/admin-orders';
import type { Permission } from '@nutricion/domain/accounts/permission';
import { isPrintable } from '@nutricion/domain/fulfilment/printing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { AdminList } from '../../kit/admin/list/admin-list.tsx';
import { useListAddress } from '../../kit/admin/list/list-address.ts';
import type { BulkAction, ListDeclaration } from '../../kit/admin/list/list-types.ts';
import { failureText, fieldIssues } from '../../kit/api/failure-text.ts';
import { toastError, toastNote, toastSuccess } from '../../kit/lib/toast.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { ordersQuery, overviewQuery, readAllOrders, sendTransition, waitingOrdersQuery } from './api.ts';
import { orderColumns } from './order-columns.tsx';
import { orderCodec, orderFilters, orderViews, WAITING_VIEW } from './order-views.ts';
import { WaitingOrdersView, waitingText } from './waiting-orders-view.tsx';

/** /admin/orders: the queue, late orders first, then by the window they are for. */
export const OrdersPage = () => {
  const address = useListAddress(orderCodec);
  const navigate = useNavigate();
  const hasPermission = usePermission();
  const { vista, ...values } = address.values;
  const isWaitingView = vista === WAITING_VIEW;
  const query = useQuery({
    ...ordersQuery(values),
    enabled: !isWaitingView,
    placeholderData: keepPreviousData,
  });
  const { data: overview } = useQuery(overviewQuery);
  const { data: waiting } = useQuery({ ...waitingOrdersQuery, enabled: isWaitingView });

  const declaration: ListDeclaration<AdminOrderRowJson> = {
    id: 'pedidos',
    title: 'Pedidos',
    noun: { one: 'pedido', many: 'pedidos' },
    columns: orderColumns,
    filters: orderFilters(overview?.hospitals ?? []),
    views: orderViews(overview).filter(({ id }) => id !== WAITING_VIEW || hasPermission('orders.review')),
    searchLabel: 'Busca por NP, nombre o teléfono',
    keyOf: ({ id }) => id,
    nameOf: ({ number }) => number,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/orders/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => void navigate(`/admin/orders/${id}`) },
      {
        label: 'Copiar el número',
        icon: Copy,
        act: ({ number }) => {
          void navigator.clipboard.writeText(number);
          toastSuccess(`${number} copiado`);
        },
      },
    ],
    bulkActions: [
      ...bulkTransitions(hasPermission),
      ...(hasPermission('orders.print')
        ? [printAll((ids) => void navigate(`/admin/print/orders?ids=${ids}`))]
        : []),
    ],
    empty: {
      title: 'Ningún pedido abierto',
      text: 'Cuando alguien pida, su pedido llega aquí, ordenado por la hora de entrega.',
    },
  };

  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle={isWaitingView ? waiting && waitingText(waiting.total) : overview && subtitle(overview.late)}
      readAll={() => readAllOrders(values)}
      actions={
        hasPermission('orders.change') && (
          <Link to="/admin/orders/new" className={buttonClass()}>
            <Plus size={18} strokeWidth={2.4} aria-hidden="true" />
            Nuevo pedido
          </Link>
        )
      }
      {...(isWaitingView && { otherBody: <WaitingOrdersView /> })}
    />
  );
};

const subtitle = (late: number): string => {
  if (late === 0) return 'Nada atrasado';
  return late === 1 ? '1 pedido atrasado' : `${late} pedidos atrasados`;
};

/** Transitions of many orders at once; each with its own version, so that none is moved twice. */
const bulkTransitions = (
  hasPermission: (permission: Permission) => boolean,
): readonly BulkAction<AdminOrderRowJson>[] => [
  ...(hasPermission('orders.pick')
    ? [
        transitionAll(
          'Empezar a preparar',
          'en_preparacion',
          (row) => row.status === 'confirmado' && !row.is_waiting,
        ),
      ]
    : []),
  ...(hasPermission('deliveries.run')
    ? [transitionAll('Salir en ruta', 'en_ruta', (row) => row.status === 'listo')]
    : []),
];

const printAll = (open: (ids: string) => void): BulkAction<AdminOrderRowJson> => ({
  label: 'Imprimir',
  isFor: ({ status }) => isPrintable(status),
  act: async (rows) => {
    open(rows.map(({ id }) => id).join(','));
    return 'canceled';
  },
});

const transitionAll = (
  label: string,
  to: AdminOrderRowJson['status'],
  isFor: (row: AdminOrderRowJson) => boolean,
): BulkAction<AdminOrderRowJson> => ({
  label,
  isFor,
  act: async (rows) => {
    const failures: string[] = [];
    for (const row of rows) {
      try {
        await sendTransition(row, to);
      } catch (error) {
        failures.push(`${row.number}: ${fieldIssues(error).reason ?? failureText(error)}`);
      }
    }
    const movedCount = rows.length - failures.length;
    const text = movedCount === 1 ? '1 pedido movido' : `${movedCount} pedidos movidos`;
    if (failures.length === 0) toastSuccess(text);
    else if (movedCount === 0) toastError('No se movió ninguno', failures[0]);
    else toastNote(`${text}, ${failures.length} no`, failures.join('\n'));
    return 'done';
  },
});
