import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';
import type { AthProvider } from './providers/open-ath.ts';
import type { StripeProvider } from './providers/open-stripe.ts';

export type PaymentTransaction = Transaction<Schema>;

/** The ways of paying that are set up, by the method of an order. */
export interface PaymentProviders {
  readonly card: StripeProvider | null;
  readonly 'ath-movil': AthProvider | null;
}

/** A locked order, and what payments may do to it; products whose stock moved are answered. */
export interface PayableOrder {
  readonly id: string;
  readonly user_id: string | null;
  readonly status: OrderStatus;
  readonly totalCents: number;
  /** What it costs by what is left of it. */
  readonly dueCents: () => Promise<number>;
  readonly confirm: () => Promise<readonly string[]>;
  /** Null: something of it is gone, and the order stays as it is. */
  readonly allocateAgain: () => Promise<readonly string[] | null>;
  readonly expire: () => Promise<readonly string[]>;
  /** Units of its lines lie on the shelf again. */
  readonly restoreLines: (
    lines: readonly { readonly itemId: number; readonly units: number }[],
    by: { readonly actorId: string; readonly reason: string },
  ) => Promise<readonly string[]>;
  /** Tells of what was given back since its receipt was written, once each. */
  readonly issueCreditNotes: () => Promise<void>;
}

export const paymentNotifications = ['returned', 'refunded', 'refund-refused', 'hold-lost'] as const;
export type PaymentNotification = (typeof paymentNotifications)[number];

export interface PaymentMail {
  readonly kind: 'payment-news';
  readonly news: PaymentNotification;
  readonly cents: number;
  readonly orderId: OrderId;
  readonly userId: ProfileId;
}

/** What writing down an operation takes, in somebody else's transaction. */
export interface OperationDependencies {
  readonly providers: PaymentProviders;
  readonly now: () => number;
  /** Has the payment looked after once the transaction is kept, perhaps a little later. */
  readonly enqueuePayment: (trx: Kysely<Schema>, paymentId: string, delaySeconds?: number) => Promise<void>;
}

export interface PaymentDependencies extends OperationDependencies {
  readonly db: Kysely<Schema>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly lockOrder: (trx: PaymentTransaction, orderId: string) => Promise<PayableOrder | undefined>;
  readonly enqueueMail: (trx: Kysely<Schema>, mail: PaymentMail) => Promise<void>;
  readonly announceStock: (ids: readonly string[]) => void;
  /** Seals what would move money while it is kept. */
  readonly secret: string;
}
