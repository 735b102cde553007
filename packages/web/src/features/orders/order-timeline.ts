import { type OrderStatus, orderStatuses, orderStatusLabels } from '@nutricion/domain/order/order-status';

export interface TimelineStep {
  readonly status: OrderStatus;
  readonly label: string;
  /** ISO time; null for what has yet to come. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'ahead';
}

/** The way of an order that meets no trouble. */
const usualWay = ['confirmado', 'en_preparacion', 'listo', 'en_ruta', 'entregado'] as const;

/** What happened, oldest first, and what is to come, where anything is. */
export const orderTimeline = (
  history: readonly { readonly status: string; readonly at: string }[],
): readonly TimelineStep[] => {
  const past = history
    .filter((step): step is { status: OrderStatus; at: string } => isOrderStatus(step.status))
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const current = past.at(-1)?.status;
  const place = (usualWay as readonly string[]).indexOf(current ?? '');
  const isEnd = current === 'entregado';
  return [
    ...past.map(({ status, at }, index) => ({
      status,
      label: orderStatusLabels[status],
      at,
      state: index === past.length - 1 && !isEnd ? ('current' as const) : ('done' as const),
    })),
    ...(place < 0 ? [] : usualWay.slice(place + 1)).map((status) => ({
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

export const statusLabel = (status: string): string =>
  isOrderStatus(status) ? orderStatusLabels[status] : status;
