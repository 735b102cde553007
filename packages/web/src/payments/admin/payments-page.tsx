import { paymentMoney } from '@nutricion/contract/orders/order-money';
import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { isUuid } from '@nutricion/domain/kit/ids';
import { formatUsd } from '@nutricion/domain/kit/money';
import { formatShortDateTime } from '@nutricion/domain/orders/format-date-time';
import { closedPaymentMethodLabels, closedPaymentMethods } from '@nutricion/domain/payments/daily-close';
import { type PaymentState, paymentStateLabels, paymentStates } from '@nutricion/domain/payments/payment';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { AdminList } from '../../kit/admin/list/admin-list.tsx';
import { type ListCodec, matchingPattern, oneOf, useListAddress } from '../../kit/admin/list/list-address.ts';
import type { ListColumn, ListDeclaration, ListFilter, ListView } from '../../kit/admin/list/list-types.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { concernsQuery, hospitalsQuery, paymentsQuery, readAllPayments } from './api.ts';
import { Concerns } from './concerns.tsx';
import { wayText } from './way-text.ts';

const CONCERNS = 'por-conciliar';
const ALL = 'todos';
const day = matchingPattern(/^\d{4}-\d{2}-\d{2}$/);

const codec: ListCodec = {
  estado: oneOf([CONCERNS, ALL, ...paymentStates]),
  desde: day,
  hasta: day,
  hospital: (text) => (isUuid(text) ? text : undefined),
  forma: oneOf(closedPaymentMethods),
  devuelto: oneOf(['si', 'parte']),
};

/** /admin/payments: payments that need a person first, and all of them by search and filters. */
export const PaymentsPage = () => {
  const address = useListAddress(codec);
  const navigate = useNavigate();
  const mayFilterHospitals = usePermission()('orders.read');
  const { values } = address;
  const isConcerns =
    values.estado === CONCERNS || Object.keys(values).every((name) => name === 'vista' || name === 'despues');
  const query = useQuery({
    ...paymentsQuery(values),
    enabled: !isConcerns,
    placeholderData: keepPreviousData,
  });
  const { data: overview } = useQuery({ ...hospitalsQuery, enabled: mayFilterHospitals });
  const { data: concerns } = useInfiniteQuery(concernsQuery);
  const first = concerns?.pages[0];
  const count = first && first.payments.length + first.orphans.length;
  const declaration: ListDeclaration<AdminPaymentJson> = {
    id: 'pagos',
    title: 'Pagos',
    noun: { one: 'pago', many: 'pagos' },
    columns,
    filters: filters(overview?.hospitals ?? []),
    views: views(count, first?.next != null),
    searchLabel: 'Busca por NP, nombre, comprobante, 4 números o cantidad',
    keyOf: ({ id }) => id,
    nameOf: ({ order_number }) => `el pago de ${order_number}`,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/payments/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => void navigate(`/admin/payments/${id}`) },
      {
        label: 'Abrir el pedido',
        icon: ExternalLink,
        act: ({ order_id }) => void navigate(`/admin/orders/${order_id}`),
      },
    ],
    bulkActions: [],
    empty: { title: 'Ningún pago', text: 'Cuando alguien pague un pedido, su pago llega aquí.' },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle={count === undefined ? undefined : concernsText(count, first?.next != null)}
      readAll={() => readAllPayments(values)}
      actions={
        <Link to="/admin/payments/close" className={buttonClass('outline')}>
          Cierre del día
        </Link>
      }
      {...(isConcerns && { otherBody: <Concerns /> })}
    />
  );
};

const columns: readonly ListColumn<AdminPaymentJson>[] = [
  {
    id: 'pedido',
    label: 'Pedido',
    isFixed: true,
    cell: ({ order_number }) => order_number,
    text: ({ order_number }) => order_number,
  },
  {
    id: 'fecha',
    label: 'Empezó',
    cell: ({ created_at }) => <span className="md:whitespace-nowrap">{formatShortDateTime(created_at)}</span>,
    text: ({ created_at }) => created_at,
  },
  {
    id: 'cliente',
    label: 'Recibe',
    cell: ({ recipient, hospital }) => (
      <>
        <span className="line-clamp-1 min-w-44 font-semibold">{recipient ?? 'Cuenta borrada'}</span>
        <span className="line-clamp-1 text-nota text-tinta-suave">{hospital ?? 'A domicilio'}</span>
      </>
    ),
    text: ({ recipient }) => recipient ?? '',
  },
  {
    id: 'hospital',
    label: 'Hospital',
    isInFileOnly: true,
    cell: () => null,
    text: ({ hospital }) => hospital ?? 'A domicilio',
  },
  {
    id: 'forma',
    label: 'Forma',
    cell: (row) => (
      <>
        {wayText(row)}
        {row.last4 && <span className="block text-nota text-tinta-suave">···· {row.last4}</span>}
        {/* In the table it has a column of its own. */}
        {!row.last4 && row.reference && (
          <span className="block truncate text-nota text-tinta-suave min-[900px]:hidden">
            {row.reference}
          </span>
        )}
      </>
    ),
    text: wayText,
  },
  {
    id: 'estado',
    label: 'Estado',
    onCard: 'corner',
    cell: ({ status, concern }) => (
      <Badge tone={concern ? 'bad' : status === 'cobrado' ? 'good' : 'state'}>
        {paymentStateLabels[status]}
      </Badge>
    ),
    text: ({ status }) => paymentStateLabels[status],
  },
  {
    id: 'cobrado',
    label: 'Cobrado',
    isNumber: true,
    cell: (row) => (
      <span className="font-semibold">{formatUsd(paymentMoney.fromJson(row).capturedCents)}</span>
    ),
    text: ({ captured }) => captured,
  },
  {
    id: 'devuelto',
    label: 'Devuelto',
    isNumber: true,
    cell: (row) => (row.refunded > 0 ? formatUsd(paymentMoney.fromJson(row).refundedCents) : ''),
    text: ({ refunded }) => refunded,
  },
  {
    id: 'comprobante',
    label: 'Comprobante',
    onCard: 'hidden',
    cell: ({ reference }) =>
      reference && (
        <span title={reference} className="block max-w-24 truncate">
          {reference}
        </span>
      ),
    text: ({ reference }) => reference ?? '',
  },
];

const filters = (
  hospitals: readonly { readonly id: string; readonly name: string }[],
): readonly ListFilter[] => [
  {
    name: 'estado',
    label: 'Estado',
    choices: [
      { value: ALL, label: 'Todos' },
      ...paymentStates.map((state) => ({ value: state, label: paymentStateLabels[state] })),
    ],
  },
  { name: 'desde', label: 'Desde', choices: 'day' },
  { name: 'hasta', label: 'Hasta', choices: 'day' },
  {
    name: 'forma',
    label: 'Forma',
    choices: closedPaymentMethods.map((way) => ({ value: way, label: closedPaymentMethodLabels[way] })),
  },
  {
    name: 'devuelto',
    label: 'Devuelto',
    choices: [
      { value: 'si', label: 'Con devolución' },
      { value: 'parte', label: 'Devuelto en parte' },
    ],
  },
  ...(hospitals.length > 0
    ? [
        {
          name: 'hospital',
          label: 'Hospital',
          choices: hospitals.map(({ id, name }) => ({ value: id, label: name })),
          textOf: () => 'Otro hospital',
        },
      ]
    : []),
];

const views = (concerns: number | undefined, hasMore: boolean): readonly ListView[] => {
  const ofState = (label: string, state: PaymentState): ListView => ({
    id: state,
    label,
    values: { estado: state },
  });
  return [
    {
      id: CONCERNS,
      label: 'Por conciliar',
      values: {},
      count: concerns === undefined ? undefined : `${concerns}${hasMore ? '+' : ''}`,
      isUrgent: (concerns ?? 0) > 0,
    },
    { id: ALL, label: 'Todos', values: { estado: ALL } },
    ofState('Cobrados', 'cobrado'),
    ofState('Autorizados', 'autorizado'),
    { id: 'devueltos', label: 'Con devolución', values: { devuelto: 'si' } },
    { id: 'en-parte', label: 'Devueltos en parte', values: { devuelto: 'parte' } },
    ofState('En disputa', 'en_disputa'),
  ];
};

const concernsText = (count: number, hasMore: boolean): string => {
  if (count === 0) return 'Nada por conciliar';
  return `${hasMore ? `Más de ${count}` : count} por conciliar`;
};
