import { type PaymentMethod, paymentMethodLabels } from '../orders/order-status.ts';

/** Undelivered, unpaid orders after which a customer has to pay in advance. */
export const MAX_UNPAID_NO_SHOWS = 2;

/**
 * Whether a user may only order by paying in advance.
 * @param noShows unpaid orders that could not be handed over
 */
export const mustPrepay = (noShows: number): boolean => noShows >= MAX_UNPAID_NO_SHOWS;

/** The shop's payment methods that are paid in advance. */
export const prepaidMethods = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.filter((method) => method !== 'on-delivery');

/**
 * Why this order has to be paid in advance, and what to do.
 * @param methods payment methods of the shop
 */
export const prepayText = (methods: readonly PaymentMethod[]): string => {
  const names = prepaidMethods(methods).map((method) => paymentMethodLabels[method]);
  const why = 'Dos pedidos tuyos volvieron sin que nadie los recibiera ni los pagara';
  return names.length === 0
    ? `${why}, y por ahora aquí no se puede pagar antes. Llama a la tienda y lo arreglamos contigo.`
    : `${why}: este se paga antes. Paga con ${names.join(' o ')}.`;
};
