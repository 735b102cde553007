import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import type { PrepaidOrder } from '@nutricion/domain/payments/switch-to-on-delivery';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import type { AthProvider } from './providers/open-ath.ts';
import type { StripeProvider } from './providers/open-stripe.ts';

export type PaymentTransaction = Transaction<Schema>;

/** The providers that are set up, by payment method. */
export interface PaymentProviders {
  readonly card: StripeProvider | null;
  readonly 'ath-movil': AthProvider | null;
}

/** A locked order, with what payments may do to it; each function returns ids of products whose stock changed. */
export interface PayableOrder {
  readonly id: string;
  readonly number: string;
  readonly user_id: string | null;
  readonly status: OrderStatus;
  readonly version: number;
  /** What it costs by what is left of it. */
  readonly dueCents: () => Promise<number>;
  readonly confirm: () => Promise<readonly string[]>;
  /** Null if a unit is no longer in stock; the order then stays as it is. */
  readonly allocateAgain: () => Promise<readonly string[] | null>;
  readonly expire: () => Promise<readonly string[]>;
  /** What decides whether it may be paid when it is handed over. */
  readonly prepaid: (nowMs: number) => Promise<PrepaidOrder>;
  /** The refusal of a change that was decided on an older version. */
  readonly changedSince: () => Promise<Refusal>;
  readonly isSwitchedBy: (by: SwitchedBy) => Promise<boolean>;
  /** Null if its time to pay was over and a unit or its place is gone; the order then stays as it is. */
  readonly collectOnDelivery: (by: SwitchedBy) => Promise<readonly string[] | null>;
  /** Units of its lines lie on the shelf again. */
  readonly restoreLines: (
    lines: readonly { readonly itemId: number; readonly units: number }[],
    by: { readonly actorId: string; readonly reason: string },
  ) => Promise<readonly string[]>;
  /** Issues a credit note for each refund since the receipt that has none. */
  readonly issueCreditNotes: () => Promise<void>;
}

interface SwitchedBy {
  readonly actorId: string;
  readonly reason: string;
}

export const paymentNotifications = [
  'returned',
  'refunded',
  'refunded-by-hand',
  'refund-refused',
  'hold-lost',
  'pay-on-delivery',
] as const;
export type PaymentNotification = (typeof paymentNotifications)[number];

export interface PaymentMail {
  readonly kind: 'payment-news';
  readonly news: PaymentNotification;
  readonly cents: number;
  readonly orderId: OrderId;
  readonly userId: ProfileId;
}

/** What is needed to write an operation in another subject's transaction. */
export interface OperationDependencies {
  readonly providers: PaymentProviders;
  readonly now: () => number;
  /** Queues the payment to be settled after the commit, optionally later. */
  readonly enqueuePayment: (trx: Kysely<Schema>, paymentId: string, delaySeconds?: number) => Promise<void>;
}

export interface PaymentDependencies extends OperationDependencies {
  readonly db: Kysely<Schema>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly lockOrder: (trx: PaymentTransaction, orderId: string) => Promise<PayableOrder | undefined>;
  readonly enqueueMail: (trx: Kysely<Schema>, mail: PaymentMail) => Promise<void>;
  readonly announceStock: (ids: readonly string[]) => void;
  /** Key that seals stored tokens that could move money. */
  readonly secret: string;
}
