import { accept, type Result, refuse } from '../kit/result.ts';
import type { OrderStatus, PaymentMethod } from '../orders/order-status.ts';
import type { PaymentState } from './payment.ts';

/** An order that was to be paid in advance, and its own payment: the live one, or else the last; null if none was begun. */
export interface PrepaidOrder {
  readonly status: OrderStatus;
  readonly method: PaymentMethod;
  /** False once the account is deleted. */
  readonly hasCustomer: boolean;
  /** It can't be packed for its window any more. */
  readonly isTooLate: boolean;
  /** They missed so many unpaid orders that they pay only in advance. */
  readonly mustPrepay: boolean;
  readonly payment: {
    readonly status: PaymentState;
    /** The provider refused the last try to capture what it authorised. */
    readonly isCaptureRefused: boolean;
  } | null;
}

/** `close-first`: a page may still be paid, or an amount is still held, so the provider has to close it before. */
export type SwitchStep = 'now' | 'close-first';

export type SwitchRefusal =
  | 'must-prepay'
  | 'on-delivery'
  | 'nobody'
  | 'on-the-way'
  | 'ended'
  | 'gone'
  | 'paid'
  | 'held'
  | 'undecided';

/**
 * Whether staff may let the customer pay when the order is handed over, because its payment in advance was lost: it ran out, was
 * refused, or nobody pays it. Money that the shop has, or will have, is never given up for it.
 */
export const decideSwitch = ({
  status,
  method,
  hasCustomer,
  isTooLate,
  mustPrepay,
  payment,
}: PrepaidOrder): Result<SwitchStep, SwitchRefusal> => {
  if (method === 'on-delivery') return refuse('on-delivery');
  if (status === 'entregado' || status === 'cancelado') return refuse('ended');
  if (status === 'en_ruta') return refuse('on-the-way');
  if (!hasCustomer) return refuse('nobody');
  // What it reserved is released: it would be taken again.
  if (status === 'vencido' && isTooLate) return refuse('gone');
  const step = stepFor(payment, status);
  return step.ok && mustPrepay ? refuse('must-prepay') : step;
};

const stepFor = (
  payment: PrepaidOrder['payment'],
  status: OrderStatus,
): Result<SwitchStep, SwitchRefusal> => {
  switch (payment?.status) {
    case undefined:
    case 'fallido':
    case 'anulado':
    case 'vencido':
      return accept('now');
    case 'creado':
    case 'pendiente':
      return accept('close-first');
    case 'autorizado':
      return payment.isCaptureRefused ? accept('close-first') : refuse('held');
    case 'devuelto':
      // Money that came after the order's time was over went back whole.
      return status === 'vencido' ? accept('now') : refuse('paid');
    case 'cobrado':
    case 'en_disputa':
    case 'perdido':
      return refuse('paid');
    case 'cobrando':
    case 'devolviendo':
    case 'en_duda':
      return refuse('undecided');
  }
};

/** Spanish text for administrators: why, and what to do instead. */
export const switchRefusalTexts: Record<SwitchRefusal, string> = {
  'must-prepay':
    'Dos pedidos de esta persona volvieron sin que nadie los recibiera ni los pagara, así que paga antes. Si ya se aclaró, quítale la falta en uno de ellos; si no, cancela este.',
  'on-delivery': 'Este pedido ya se paga al recibir. No hay nada que cambiar.',
  nobody: 'La cuenta de este pedido se borró: no hay quien lo reciba ni lo pague. Cancélalo.',
  'on-the-way':
    'Este pedido ya va en camino. Espera a que vuelva, o arregla el cobro con la persona y anótalo en «Pagos».',
  ended:
    'Este pedido ya terminó, así que no queda entrega en que cobrarlo. Arregla el cobro con la persona y anótalo en «Pagos».',
  gone: 'Este pedido venció y ya no se puede preparar como estaba: falta algo, su ventana se llenó o es tarde para ella. Pon uno nuevo por teléfono.',
  paid: 'Este pedido ya se cobró, así que no se paga otra vez al recibir. Si algo no cuadra, míralo en «Pagos».',
  held: 'Su pago está autorizado y se cobra solo cuando el pedido esté listo. Si la persona prefiere pagar de otra forma, cancela el pedido y ponlo otra vez.',
  undecided:
    'Todavía no sabemos si su pago pasó: se le pregunta al proveedor cada dos minutos. Espera un momento e intenta otra vez.',
};
