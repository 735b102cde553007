import { type PaymentMethod, paymentMethodLabels } from '../orders/order-status.ts';

/** Orders that somebody didn't take and hadn't paid, until the shop asks for its money first. */
export const MAX_UNPAID_NO_SHOWS = 2;

/** Whether somebody orders only what is paid beforehand. @param noShows unpaid orders that could not be handed over */
export const mustPrepay = (noShows: number): boolean => noShows >= MAX_UNPAID_NO_SHOWS;

/** Of the ways that the shop takes, those that are paid before. */
export const prepaidMethods = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.filter((method) => method !== 'on-delivery');

/** Why this order is paid beforehand, and what to do. @param methods that the shop takes */
export const prepayText = (methods: readonly PaymentMethod[]): string => {
  const names = prepaidMethods(methods).map((method) => paymentMethodLabels[method]);
  const why = 'Dos pedidos tuyos volvieron sin que nadie los recibiera ni los pagara';
  return names.length === 0
    ? `${why}, y por ahora aquí no se puede pagar antes. Llama a la tienda y lo arreglamos contigo.`
    : `${why}: este se paga antes. Paga con ${names.join(' o ')}.`;
};
