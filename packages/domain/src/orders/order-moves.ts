import { isPermission, type Permission } from '../accounts/permission.ts';
import { mayDo, type Role } from '../accounts/role.ts';
import { accept, type Result, refuse } from '../kit/result.ts';
import { type OrderStatus, orderStatusLabels } from './order-status.ts';

/** Whoever moves an order on: its customer, somebody at the shop, a payment that came, or time that ran out. */
export type Mover =
  | { readonly kind: 'customer' }
  | { readonly kind: 'staff'; readonly roles: readonly Role[] }
  | { readonly kind: 'payment' }
  | { readonly kind: 'clock' };

/** What becomes of the units that the order holds. */
export type StockEffect = 'stays-taken' | 'goes-back' | 'as-said' | 'is-taken-again';
/** What becomes of money: a payment decides how, by what it has authorised or captured. */
export type MoneyEffect = 'none' | 'capture-packed' | 'give-back' | 'as-said' | 'collect';
/** What the customer is told. */
export const orderNews = [
  'confirmed',
  'changed',
  'on-the-way',
  'delivered',
  'not-delivered',
  'waiting-for-you',
  'cancelled',
  'expired',
] as const;
export type OrderNews = (typeof orderNews)[number];

/** One way that an order may go. */
export interface OrderMove {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Any of these may. A permission is of whoever works for the shop. */
  readonly by: readonly (Permission | 'customer' | 'payment' | 'clock')[];
  /** Whoever moves it has to say why. */
  readonly needsReason?: true;
  /** Moved by its own form, which knows what else is needed: what was picked, by what the handover is proven. */
  readonly byForm?: 'picking' | 'handover' | 'cancellation';
  readonly stock: StockEffect;
  readonly money: MoneyEffect;
  readonly news: OrderNews | null;
}

const move = (
  from: OrderStatus,
  to: OrderStatus,
  by: OrderMove['by'],
  rest: Partial<Omit<OrderMove, 'from' | 'to' | 'by'>> = {},
): OrderMove => ({ from, to, by, stock: 'stays-taken', money: 'none', news: null, ...rest });

const cancelled = { stock: 'as-said', money: 'as-said', news: 'cancelled', byForm: 'cancellation' } as const;

/** The one table of an order's life: what isn't in it can't happen to an order, whoever asks. */
export const orderMoves: readonly OrderMove[] = [
  move('pendiente_pago', 'confirmado', ['payment'], { news: 'confirmed' }),
  move('pendiente_pago', 'vencido', ['clock'], { stock: 'goes-back', money: 'give-back', news: 'expired' }),
  move('pendiente_pago', 'cancelado', ['customer', 'orders.cancel'], cancelled),
  // Money that arrived after the hold had ended: taken again if the shop still has it all.
  move('vencido', 'confirmado', ['payment'], { stock: 'is-taken-again', news: 'confirmed' }),
  move('confirmado', 'en_preparacion', ['orders.pick'], { byForm: 'picking' }),
  move('confirmado', 'cancelado', ['customer', 'orders.cancel'], cancelled),
  // A batch that was given back before anything of the order was in its bag.
  move('en_preparacion', 'confirmado', ['orders.pick'], { byForm: 'picking' }),
  move('en_preparacion', 'esperando_cliente', ['orders.pick'], {
    needsReason: true,
    news: 'waiting-for-you',
  }),
  move('en_preparacion', 'listo', ['orders.pick'], {
    money: 'capture-packed',
    news: 'changed',
    byForm: 'picking',
  }),
  move('en_preparacion', 'cancelado', ['orders.cancel'], { ...cancelled, needsReason: true }),
  move('esperando_cliente', 'en_preparacion', ['orders.pick']),
  move('esperando_cliente', 'listo', ['orders.pick'], {
    money: 'capture-packed',
    news: 'changed',
    byForm: 'picking',
  }),
  move('esperando_cliente', 'cancelado', ['orders.cancel'], { ...cancelled, needsReason: true }),
  move('listo', 'en_ruta', ['deliveries.run'], { news: 'on-the-way' }),
  move('listo', 'cancelado', ['orders.cancel'], { ...cancelled, needsReason: true }),
  move('en_ruta', 'entregado', ['deliveries.run'], {
    money: 'collect',
    news: 'delivered',
    byForm: 'handover',
  }),
  move('en_ruta', 'no_entregado', ['deliveries.run'], { needsReason: true, news: 'not-delivered' }),
  move('no_entregado', 'en_ruta', ['deliveries.run'], { news: 'on-the-way' }),
  // From the hospital's refrigerator, where it waited.
  move('no_entregado', 'entregado', ['deliveries.run'], {
    money: 'collect',
    news: 'delivered',
    byForm: 'handover',
  }),
  move('no_entregado', 'cancelado', ['orders.cancel'], { ...cancelled, needsReason: true }),
];

export const moveOf = (from: OrderStatus, to: OrderStatus): OrderMove | null =>
  orderMoves.find((each) => each.from === from && each.to === to) ?? null;

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => moveOf(from, to) !== null;

/** What somebody at the shop needs for moving an order to a status, wherever it comes from; null: nobody there moves one to it. */
export const permissionToMove = (to: OrderStatus): Permission | null =>
  orderMoves
    .filter((each) => each.to === to)
    .flatMap(({ by }) => by)
    .find(isPermission) ?? null;

const isBy = (mover: Mover, { by }: OrderMove): boolean => {
  if (mover.kind !== 'staff') return by.includes(mover.kind);
  return by.some((each) => isPermission(each) && mayDo(mover.roles, each));
};

/** Where whoever looks at an order may move it by a tap or a form. */
export const movesFrom = (status: OrderStatus, mover: Mover): readonly OrderMove[] =>
  orderMoves.filter((each) => each.from === status && isBy(mover, each));

export interface MovableOrder {
  readonly status: OrderStatus;
  /** For a person at the shop to confirm it. */
  readonly isWaiting: boolean;
  /** Units of a recalled lot are in its bags, and nobody has said that they are out. */
  readonly isRecalled: boolean;
  /** Paid beforehand, and the money is gone; nobody has said yet what becomes of it. */
  readonly isUnpaid: boolean;
}

export type MoveRefusal =
  | { readonly kind: 'impossible-move'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly kind: 'not-yours-to-move'; readonly by: OrderMove['by'] }
  | { readonly kind: 'review-first' }
  | { readonly kind: 'recalled' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'reason-missing' };

/**
 * The move that takes an order to a status, or why it can't be made. What its form has to bring is the form's to check.
 * @param reason why, in whoever's words; blank is none
 */
export const decideMove = (
  order: MovableOrder,
  to: OrderStatus,
  mover: Mover,
  reason = '',
): Result<OrderMove, MoveRefusal> => {
  const found = moveOf(order.status, to);
  if (!found) return refuse({ kind: 'impossible-move', from: order.status, to });
  if (!isBy(mover, found)) return refuse({ kind: 'not-yours-to-move', by: found.by });
  if (order.isWaiting && to === 'en_preparacion') return refuse({ kind: 'review-first' });
  if (order.isRecalled && takesGoodsAlong(to)) return refuse({ kind: 'recalled' });
  if (order.isUnpaid && to === 'en_ruta') return refuse({ kind: 'unpaid' });
  if (found.needsReason && mover.kind === 'staff' && reason.trim() === '')
    return refuse({ kind: 'reason-missing' });
  return accept(found);
};

const takesGoodsAlong = (to: OrderStatus): boolean =>
  to === 'listo' || to === 'en_ruta' || to === 'entregado';

/** Why, and what can be done instead, for whoever works at the counter. */
export const moveRefusalText = (refusal: MoveRefusal): string => {
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
      return 'Su pago se perdió o fue rechazado. Reinténtalo o cóbralo de otra forma y márcalo atendido en «Pagos», o cancela el pedido.';
    case 'reason-missing':
      return 'Di por qué: queda en la historia del pedido.';
  }
};

/** Where to go instead, for a move that only its own form makes. */
export const moveFormText = (form: NonNullable<OrderMove['byForm']>): string => {
  switch (form) {
    case 'picking':
      return 'Ese paso lo da la hoja de preparar, que sabe qué va en cada bolsa. Ábrelo en «Preparar».';
    case 'handover':
      return 'Ese paso lo da quien entrega, con el código del cliente. Búscalo en «Reparto».';
    case 'cancellation':
      return 'Un pedido se cancela con «Cancelar», que pregunta por el inventario y el dinero.';
  }
};
