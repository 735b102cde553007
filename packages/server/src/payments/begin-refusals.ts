import type { Refusal } from '../platform/http/refusal.ts';

/** Refusals of beginning a payment: they name the method that failed and what to do next. */

export const nothingToPay: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pedido no espera ningún pago. Ábrelo para ver cómo va.',
};

export const paymentTimeExpired: Refusal = {
  kind: 'wrong-state',
  detail: 'Se acabó el tiempo para pagar este pedido. Pide lo mismo otra vez desde «Mis pedidos».',
};

export const otherMethodStarted: Refusal = {
  kind: 'wrong-state',
  detail: 'Ya empezaste a pagar este pedido de otra forma. Termina ese pago o escoge otra vez.',
};

export const tooManyRequests: Refusal = {
  kind: 'wrong-state',
  detail: 'Ya intentaste pagar este pedido muchas veces con ATH Móvil. Escoge otra forma de pagar.',
};

type Online = 'card' | 'ath-movil';

/** The provider refused: no payment was begun. */
export const notOpened: Record<Online, Refusal> = {
  card: {
    kind: 'wrong-state',
    detail:
      'No pudimos abrir la página para pagar con tarjeta. No se te cobró nada. Intenta otra vez o escoge otra forma de pagar.',
  },
  'ath-movil': {
    kind: 'wrong-state',
    detail:
      'ATH Móvil no aceptó este pago. No se te cobró nada. Revisa que el teléfono sea el de tu cuenta de ATH Móvil, intenta otra vez o escoge otra forma de pagar.',
  },
};

/** ATH Móvil gave no answer, and this attempt is given up. */
export const athDidNotRespond: Refusal = {
  kind: 'wrong-state',
  detail:
    'ATH Móvil no contestó. No se te cobró nada. Si te llega un aviso de este pago, no lo apruebes: intenta otra vez o escoge otra forma de pagar.',
};

const providerAway = (detail: string, retryAfterSeconds: number): Refusal => ({
  kind: 'payment-away',
  detail,
  retryAfterSeconds,
});

/** The provider hasn't responded yet: the same payment can be requested again. */
export const noResponseYet: Record<Online, Refusal> = {
  card: providerAway(
    'La página para pagar con tarjeta no contesta ahora. No se te cobró nada. Espera un momento e intenta otra vez, o escoge otra forma de pagar.',
    3,
  ),
  'ath-movil': providerAway(
    'ATH Móvil todavía no contesta. No se te cobró nada. Espera un momento e intenta otra vez.',
    3,
  ),
};

export const cardStillOpen = providerAway(
  'No pudimos saber si tu pago con tarjeta pasó, y no queremos cobrarte dos veces. Espera un momento e intenta otra vez.',
  5,
);
