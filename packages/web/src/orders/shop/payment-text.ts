import { paymentMoney } from '@nutricion/contract/orders/order-money';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { formatUsd } from '@nutricion/domain/kit/money';
import { isCalledOff } from '@nutricion/domain/orders/order-status';

type Paid = Pick<OrderJson, 'status' | 'payment_status' | 'payment_method' | 'payment'>;

/** The state of the payment, for the customer. */
export const paymentText = (order: Paid): string => {
  const { status, payment_status: paid, payment_method: method, payment } = order;
  if (payment) {
    const movedPart = movedText(payment);
    if (movedPart !== null) return movedPart;
  }
  if (paid === 'devuelto') return 'Te devolvimos el dinero.';
  if (paid === 'pagado') return 'Pagado. ¡Gracias!';
  if (isCalledOff(status)) return 'Así iba a quedar. No pagas nada.';
  if (status === 'pendiente_pago') return 'Falta pagarlo: te lo guardamos un rato.';
  if (method === 'card') return 'Tu tarjeta está autorizada; cobramos solo lo que preparamos.';
  return method === 'ath-movil' ? 'Pagado por ATH Móvil.' : 'Pagas al recibir.';
};

/** Null: nothing beyond what the order shows. */
const movedText = (payment: NonNullable<Paid['payment']>): string | null => {
  const { authorizedCents, capturedCents, refundedCents } = paymentMoney.fromJson(payment);
  const how = payment.paid_with === null ? '' : `, ${payment.paid_with}`;
  if (payment.status === 'devolviendo')
    return `Pagaste ${formatUsd(capturedCents)}${how}. Te estamos devolviendo una parte o todo.`;
  if (payment.status === 'en_disputa') return 'Tu banco está revisando este pago.';
  if (payment.status === 'vencido' && authorizedCents > 0)
    return 'Tu banco soltó la autorización, así que no se te cobró. Te llamamos para ver cómo lo pagas.';
  if (capturedCents === 0) return null;
  if (refundedCents >= capturedCents)
    return `Te devolvimos los ${formatUsd(capturedCents)} que pagaste${how}.`;
  if (refundedCents > 0)
    return `Pagaste ${formatUsd(capturedCents)}${how}, y te devolvimos ${formatUsd(refundedCents)}.`;
  return `Pagaste ${formatUsd(capturedCents)}${how}. ¡Gracias!`;
};
