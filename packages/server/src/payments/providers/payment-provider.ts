import type { Result } from '@nutricion/domain/kit/result';
import type { ProviderState } from '@nutricion/domain/payments/payment';

/** Why a provider did not do what was requested. */
export type ProviderRefusal =
  | { readonly kind: 'refused'; readonly code: string }
  /**
   * Unknown whether it happened. `hasResponse`: the provider itself reported the failure, and will again for this
   * key.
   */
  | { readonly kind: 'in-doubt'; readonly code: string; readonly hasResponse: boolean };

export type ProviderResult<T> = Promise<Result<T, ProviderRefusal>>;

/** A payment as a provider sees it. */
export interface ProviderPayment {
  readonly id: string;
  readonly ref: string | null;
  readonly intentRef: string | null;
  readonly reference: string | null;
  /** The token that captures the money, if the provider gives one. */
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
  /** When the payment page expires; the same in each attempt with one idempotency key. */
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
  /** Each refund; null if the provider only reports their sum. */
  readonly refunds: readonly RefundSnapshot[] | null;
}

/** A charge at the provider with the payment it belongs to, for the daily comparison. */
export interface ProviderCharge {
  readonly ref: string;
  readonly paymentId: string | null;
  readonly amountCents: number;
}

export interface PaymentProvider {
  readonly name: 'stripe' | 'ath';
  /** The provider captures as soon as the customer confirms: it has no authorisation that holds for days. */
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
  /** Accepted by the provider but not done: its state is read again later. */
  readonly isPending: boolean;
}
