/** The life of a payment, beside that of its order. */
export const paymentStates = [
  'creado',
  'pendiente',
  'autorizado',
  'cobrando',
  'cobrado',
  'devolviendo',
  'devuelto',
  'en_disputa',
  'perdido',
  'en_duda',
  'fallido',
  'anulado',
  'vencido',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Of a payment from which money may still come or has come: an order has one such at most. */
export const livePaymentStates = [
  'creado',
  'pendiente',
  'autorizado',
  'cobrando',
  'cobrado',
  'devolviendo',
  'en_disputa',
  'en_duda',
] as const satisfies readonly PaymentState[];

export const isLivePayment = (state: PaymentState): boolean =>
  (livePaymentStates as readonly string[]).includes(state);

export const operationKinds = ['capture', 'cancel', 'refund'] as const;
export type OperationKind = (typeof operationKinds)[number];

/** Asked for and perhaps under way; done; refused by the provider; or nobody knows whether it happened. */
export const operationStates = ['pedida', 'hecha', 'rechazada', 'en_duda'] as const;
export type OperationState = (typeof operationStates)[number];

export const isOpenOperation = (state: OperationState): boolean => state === 'pedida' || state === 'en_duda';

/** `amount ≥ authorized ≥ captured ≥ refunded ≥ 0`, all of them whole cents. */
export interface Payment {
  readonly status: PaymentState;
  readonly amountCents: number;
  readonly authorizedCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  /** What the shop is to have in the end; null until it is known, as before the order is packed. */
  readonly targetCents: number | null;
}

export interface Operation {
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly amountCents: number;
}

/** What a provider holds now, asked for anew: never what an event says that it held. */
export type ProviderState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'authorized'; readonly authorizedCents: number }
  | {
      readonly kind: 'captured';
      readonly authorizedCents: number;
      readonly capturedCents: number;
      readonly refundedCents: number;
      readonly dispute: 'none' | 'open' | 'lost';
    }
  | { readonly kind: 'failed' | 'cancelled' | 'expired' };

export const paymentStateLabels: Record<PaymentState, string> = {
  creado: 'Empezado',
  pendiente: 'Esperando a la persona',
  autorizado: 'Autorizado',
  cobrando: 'Cobrando',
  cobrado: 'Cobrado',
  devolviendo: 'Devolviendo',
  devuelto: 'Devuelto',
  en_disputa: 'En disputa',
  perdido: 'Disputa perdida',
  en_duda: 'En duda',
  fallido: 'Rechazado',
  anulado: 'Anulado',
  vencido: 'Vencido',
};
