import { isAwaitingReview, type ReviewState } from '@nutricion/domain/orders/order-review';
import { WAITING_LABEL } from '@nutricion/domain/orders/order-review-text';
import { type OrderStatus, orderStatuses, orderStatusLabels } from '@nutricion/domain/orders/order-status';

export interface TimelineStep {
  readonly status: OrderStatus;
  readonly label: string;
  /** ISO time; null for what has yet to come. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'ahead';
}

/** Statuses still to come, by current status; none after an end. */
const remainingStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pendiente_pago: ['confirmado', 'en_preparacion', 'listo', 'en_ruta', 'entregado'],
  confirmado: ['en_preparacion', 'listo', 'en_ruta', 'entregado'],
  en_preparacion: ['listo', 'en_ruta', 'entregado'],
  esperando_cliente: ['listo', 'en_ruta', 'entregado'],
  listo: ['en_ruta', 'entregado'],
  en_ruta: ['entregado'],
  no_entregado: ['en_ruta', 'entregado'],
  entregado: [],
  vencido: [],
  cancelado: [],
};

/** What each status means for the customer, and what they can do. */
export const statusDetails: Readonly<Record<OrderStatus, string>> = {
  pendiente_pago: 'Falta tu pago para apartar los productos.',
  confirmado: 'Lo recibimos y tus productos están apartados.',
  en_preparacion: 'Estamos escogiendo y empacando tus productos.',
  esperando_cliente: 'Falta algo y queremos tu opinión: te llamamos al celular del pedido.',
  listo: 'Está empacado y espera salir.',
  en_ruta: 'Va de camino. Ten a la mano tu código y el celular.',
  entregado: 'Lo recibiste. ¡Buen provecho!',
  no_entregado: 'Fuimos y no pudimos entregarlo. Te llamamos para ponernos de acuerdo.',
  vencido: 'El pago no llegó a tiempo y soltamos los productos. No debes nada.',
  cancelado: 'No te llega nada y no pagas nada.',
};

/** What happened, oldest first, and what is to come, where anything is. */
export const orderTimeline = (
  history: readonly { readonly status: string; readonly at: string }[],
): readonly TimelineStep[] => {
  const past = history
    .filter((step): step is { status: OrderStatus; at: string } => isOrderStatus(step.status))
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const current = past.at(-1)?.status;
  const isEnd = current === 'entregado';
  return [
    ...past.map(({ status, at }, index) => ({
      status,
      label: orderStatusLabels[status],
      at,
      state: index === past.length - 1 && !isEnd ? ('current' as const) : ('done' as const),
    })),
    ...(current ? remainingStatuses[current] : []).map((status) => ({
      status,
      label: orderStatusLabels[status],
      at: null,
      state: 'ahead' as const,
    })),
  ];
};

export const isOrderStatus = (text: string): text is OrderStatus =>
  (orderStatuses as readonly string[]).includes(text);

/** How a status reads at a glance. */
export const statusTone = (status: string): 'good' | 'bad' | 'state' => {
  if (status === 'entregado') return 'good';
  return ['vencido', 'cancelado', 'no_entregado'].includes(status) ? 'bad' : 'state';
};

export const statusLabel = ({ status, review }: StatusWithReview): string => {
  if (!isOrderStatus(status)) return status;
  return isWaitingForReview({ status, review }) ? WAITING_LABEL : orderStatusLabels[status];
};

interface StatusWithReview {
  readonly status: string;
  /** Absent in a response cached before this field existed. */
  readonly review?: ReviewState | undefined;
}

/** Whether an administrator has yet to confirm the order. */
export const isWaitingForReview = ({ status, review = 'none' }: StatusWithReview): boolean =>
  isOrderStatus(status) && isAwaitingReview({ status, review });
