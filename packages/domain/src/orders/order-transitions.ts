import { isPermission, type Permission } from '../accounts/permission.ts';
import { hasPermission, type Role } from '../accounts/role.ts';
import { accept, type Result, refuse } from '../kit/result.ts';
import { type OrderStatus, orderStatusLabels } from './order-status.ts';

/** Who makes a transition: the customer, a member of staff, a payment, or the clock. */
export type TransitionActor =
  | { readonly kind: 'customer' }
  | { readonly kind: 'staff'; readonly roles: readonly Role[] }
  | { readonly kind: 'payment' }
  | { readonly kind: 'clock' };

/** What becomes of the units that the order holds. */
export type StockEffect = 'stays-taken' | 'goes-back' | 'as-said' | 'is-taken-again';
/** What becomes of money: a payment decides how, by what it has authorised or captured. */
export type MoneyEffect = 'none' | 'capture-packed' | 'give-back' | 'as-said' | 'collect';
/** Mails to the customer about a transition. */
export const orderNotifications = [
  'confirmed',
  'changed',
  'on-the-way',
  'delivered',
  'not-delivered',
  'waiting-for-you',
  'cancelled',
  'expired',
] as const;
export type OrderNotification = (typeof orderNotifications)[number];

/** One allowed transition of an order. */
export interface OrderTransition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Any of these may make it. A permission is held by staff. */
  readonly by: readonly (Permission | 'customer' | 'payment' | 'clock')[];
  /** A reason has to be given. */
  readonly needsReason?: true;
  /** Made by a form of its own, which supplies more: the picked units, the proof of the handover. */
  readonly byForm?: 'picking' | 'handover' | 'cancellation';
  readonly stock: StockEffect;
  readonly money: MoneyEffect;
  readonly notification: OrderNotification | null;
}

const transition = (
  from: OrderStatus,
  to: OrderStatus,
  by: OrderTransition['by'],
  rest: Partial<Omit<OrderTransition, 'from' | 'to' | 'by'>> = {},
): OrderTransition => ({ from, to, by, stock: 'stays-taken', money: 'none', notification: null, ...rest });

const cancelled = {
  stock: 'as-said',
  money: 'as-said',
  notification: 'cancelled',
  byForm: 'cancellation',
} as const;

/** All allowed transitions of an order, whoever requests them. */
export const orderTransitions: readonly OrderTransition[] = [
  transition('pendiente_pago', 'confirmado', ['payment'], { notification: 'confirmed' }),
  transition('pendiente_pago', 'vencido', ['clock'], {
    stock: 'goes-back',
    money: 'give-back',
    notification: 'expired',
  }),
  transition('pendiente_pago', 'cancelado', ['customer', 'orders.cancel'], cancelled),
  // Money that arrived after the reservation had ended: reserved again if everything is still in stock.
  transition('vencido', 'confirmado', ['payment'], { stock: 'is-taken-again', notification: 'confirmed' }),
  transition('confirmado', 'en_preparacion', ['orders.pick'], { byForm: 'picking' }),
  transition('confirmado', 'cancelado', ['customer', 'orders.cancel'], cancelled),
  // A batch that was released before anything of the order was picked.
  transition('en_preparacion', 'confirmado', ['orders.pick'], { byForm: 'picking' }),
  transition('en_preparacion', 'esperando_cliente', ['orders.pick'], {
    needsReason: true,
    notification: 'waiting-for-you',
  }),
  transition('en_preparacion', 'listo', ['orders.pick'], {
    money: 'capture-packed',
    notification: 'changed',
    byForm: 'picking',
  }),
  transition('en_preparacion', 'cancelado', ['orders.cancel'], { ...cancelled, needsReason: true }),
  transition('esperando_cliente', 'en_preparacion', ['orders.pick']),
  transition('esperando_cliente', 'listo', ['orders.pick'], {
    money: 'capture-packed',
    notification: 'changed',
    byForm: 'picking',
  }),
  transition('esperando_cliente', 'cancelado', ['orders.cancel'], { ...cancelled, needsReason: true }),
  transition('listo', 'en_ruta', ['deliveries.run'], { notification: 'on-the-way' }),
  transition('listo', 'cancelado', ['orders.cancel'], { ...cancelled, needsReason: true }),
  transition('en_ruta', 'entregado', ['deliveries.run'], {
    money: 'collect',
    notification: 'delivered',
    byForm: 'handover',
  }),
  transition('en_ruta', 'no_entregado', ['deliveries.run'], {
    needsReason: true,
    notification: 'not-delivered',
  }),
  transition('no_entregado', 'en_ruta', ['deliveries.run'], { notification: 'on-the-way' }),
  // From the hospital's refrigerator, where it waited.
  transition('no_entregado', 'entregado', ['deliveries.run'], {
    money: 'collect',
    notification: 'delivered',
    byForm: 'handover',
  }),
  transition('no_entregado', 'cancelado', ['orders.cancel'], { ...cancelled, needsReason: true }),
];

export const transitionBetween = (from: OrderStatus, to: OrderStatus): OrderTransition | null =>
  orderTransitions.find((each) => each.from === from && each.to === to) ?? null;

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  transitionBetween(from, to) !== null;

/** The permission that staff need to move an order to a status, from any other; null if staff can't. */
export const permissionForTransition = (to: OrderStatus): Permission | null =>
  orderTransitions
    .filter((each) => each.to === to)
    .flatMap(({ by }) => by)
    .find(isPermission) ?? null;

const isAllowedFor = (actor: TransitionActor, { by }: OrderTransition): boolean => {
  if (actor.kind !== 'staff') return by.includes(actor.kind);
  return by.some((each) => isPermission(each) && hasPermission(actor.roles, each));
};

/** Transitions that a user may make by a button or a form. */
export const orderTransitionsFrom = (
  status: OrderStatus,
  actor: TransitionActor,
): readonly OrderTransition[] =>
  orderTransitions.filter((each) => each.from === status && isAllowedFor(actor, each));

export interface OrderBeforeTransition {
  readonly status: OrderStatus;
  /** Waits for an administrator's confirmation. */
  readonly isWaiting: boolean;
  /** Units of a recalled lot are in its bags, and nobody has confirmed that they were removed. */
  readonly isRecalled: boolean;
  /** Paid in advance, the money was lost, and nobody has decided yet how to go on. */
  readonly isUnpaid: boolean;
}

export type TransitionRefusal =
  | { readonly kind: 'impossible-move'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly kind: 'not-yours-to-move'; readonly by: OrderTransition['by'] }
  | { readonly kind: 'review-first' }
  | { readonly kind: 'recalled' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'reason-missing' };

/**
 * The transition to a status, or why it can't be made. Fields of a transition's own form are checked there.
 * @param reason as typed; blank counts as none
 */
export const decideTransition = (
  order: OrderBeforeTransition,
  to: OrderStatus,
  actor: TransitionActor,
  reason = '',
): Result<OrderTransition, TransitionRefusal> => {
  const match = transitionBetween(order.status, to);
  if (!match) return refuse({ kind: 'impossible-move', from: order.status, to });
  if (!isAllowedFor(actor, match)) return refuse({ kind: 'not-yours-to-move', by: match.by });
  if (order.isWaiting && to === 'en_preparacion') return refuse({ kind: 'review-first' });
  if (order.isRecalled && carriesItems(to)) return refuse({ kind: 'recalled' });
  if (order.isUnpaid && to === 'en_ruta') return refuse({ kind: 'unpaid' });
  if (match.needsReason && actor.kind === 'staff' && reason.trim() === '')
    return refuse({ kind: 'reason-missing' });
  return accept(match);
};

const carriesItems = (to: OrderStatus): boolean => to === 'listo' || to === 'en_ruta' || to === 'entregado';

/** Spanish text for administrators: why, and what can be done instead. */
export const transitionRefusalText = (refusal: TransitionRefusal): string => {
  switch (refusal.kind) {
    case 'impossible-move':
      return `Un pedido «${orderStatusLabels[refusal.from]}» no pasa a «${orderStatusLabels[refusal.to]}». Vuelve a abrirlo: quizás alguien ya lo movió.`;
    case 'not-yours-to-move':
      return 'Ese paso le toca a otra persona. Pídeselo a quien administra la tienda.';
    case 'review-first':
      return 'Este pedido espera que alguien lo confirme. Búscalo en «Por confirmar» antes de prepararlo.';
    case 'recalled':
      return 'Lleva algo de un lote retirado. Sácalo de la bolsa; cuando almacén lo marque como sacado en el pedido, sigue.';
    case 'unpaid':
      return 'Su pago se perdió o fue rechazado. Reinténtalo en «Pagos», pasa el pedido a pagar al recibir, o cancélalo.';
    case 'reason-missing':
      return 'Di por qué: queda en la historia del pedido.';
  }
};

/** Where to go instead, for a move that only its own form makes. */
export const transitionFormText = (form: NonNullable<OrderTransition['byForm']>): string => {
  switch (form) {
    case 'picking':
      return 'Ese paso lo da la hoja de preparar, que sabe qué va en cada bolsa. Ábrelo en «Preparar».';
    case 'handover':
      return 'Ese paso lo da quien entrega, con el código del cliente. Búscalo en «Reparto».';
    case 'cancellation':
      return 'Un pedido se cancela con «Cancelar», que pregunta por el inventario y el dinero.';
  }
};
