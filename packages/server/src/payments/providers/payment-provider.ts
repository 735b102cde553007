import type { Result } from '@nutricion/domain/kit/result';
import type { ProviderState } from '@nutricion/domain/payments/payment';

/** Why a provider did not do what it was asked. */
export type ProviderRefusal =
  | { readonly kind: 'refused'; readonly code: string }
  /** Nobody knows whether it happened. `isAnswered`: the provider itself said that it failed, and says so to this key again. */
  | { readonly kind: 'in-doubt'; readonly code: string; readonly hasResponse: boolean };

export type ProviderResult<T> = Promise<Result<T, ProviderRefusal>>;

/** A payment as its provider knows it. */
export interface ProviderPayment {
  readonly id: string;
  readonly ref: string | null;
  readonly intentRef: string | null;
  readonly reference: string | null;
  /** What lets the money be taken, where the provider gives one. */
  readonly token: string | null;
  readonly authorizedCents: number;
  readonly refundedCents: number;
}

export interface CreateRequest {
  readonly paymentId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly itemCount: number;
  /** Until when it can be paid; the same in every attempt with one idempotency key. */
  readonly expiresAt: Date;
  readonly idempotencyKey: string;
}

export interface RequestedOperation {
  readonly id: string;
  readonly amountCents: number;
  readonly idempotencyKey: string;
}

export interface RefundSnapshot {
  readonly operationId: string | null;
  readonly ref: string;
  readonly state: 'pending' | 'done' | 'failed';
}

/** What a provider holds of a payment now. */
export interface ProviderSnapshot {
  readonly state: ProviderState;
  readonly intentRef: string | null;
  readonly reference: string | null;
  readonly feeCents: number | null;
  /** Until when what is authorised can be captured. */
  readonly captureBefore: Date | null;
  readonly brand: string | null;
  readonly last4: string | null;
  /** Why the last try was refused. */
  readonly failureCode: string | null;
  /** One by one; null where the provider tells only their sum. */
  readonly refunds: readonly RefundSnapshot[] | null;
}

/** Money at the provider that says whose it is, for the comparison of a day. */
export interface ProviderCharge {
  readonly ref: string;
  readonly paymentId: string | null;
  readonly amountCents: number;
}

export interface PaymentProvider {
  readonly name: 'stripe' | 'ath';
  /** Takes the money as soon as the customer has confirmed: nothing there is held for days. */
  readonly capturesAtOnce: boolean;
  /** Milliseconds that the customer has for paying. */
  readonly openMs: number;
  readonly create: (
    request: CreateRequest,
  ) => ProviderResult<{ readonly ref: string; readonly url: string | null; readonly token: string | null }>;
  readonly retrieve: (payment: ProviderPayment) => ProviderResult<ProviderSnapshot>;
  readonly capture: (
    payment: ProviderPayment,
    operation: RequestedOperation,
  ) => ProviderResult<OperationDone>;
  readonly cancel: (payment: ProviderPayment, operation: RequestedOperation) => ProviderResult<OperationDone>;
  readonly refund: (payment: ProviderPayment, operation: RequestedOperation) => ProviderResult<OperationDone>;
  /** What it took since then. */
  readonly chargesSince: (since: Date) => ProviderResult<readonly ProviderCharge[]>;
}

export interface OperationDone {
  readonly ref: string | null;
  /** Taken on, and to be asked about again. */
  readonly isPending: boolean;
}
