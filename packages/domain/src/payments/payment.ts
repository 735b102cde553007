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

/** States in which a payment may still bring money or has brought it: an order has at most one such payment. */
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

/** Requested and perhaps running; done; refused by the provider; or unknown whether it happened. */
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
  /** What the shop is to have in the end, in cents; null until it is known, as before the order is packed. */
  readonly targetCents: number | null;
}

export interface Operation {
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly amountCents: number;
}

/** The provider's state as just read from the provider, never as an event describes it. */
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
