import type { ProfileId } from '@nutricion/domain/kit/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** A mail to a customer about a recall, one for all affected orders. */
export interface RecallMail {
  readonly kind: 'recall';
  readonly recallId: string;
  readonly userId: ProfileId;
}

/** A purchase order to its supplier, as it is when the mail goes. */
export interface PurchaseMail {
  readonly kind: 'purchase-order';
  readonly orderId: string;
}

/** Charged units of an order to be refunded. */
export interface RefundedLines {
  readonly orderId: string;
  readonly lines: readonly { readonly itemId: number; readonly units: number }[];
  readonly actorId: string;
  /** Shown to the customer. */
  readonly reason: string;
  /** Makes repeated requests refund once. */
  readonly requestId: string;
}

export interface StockDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called after the commit with the products whose stock changed. */
  readonly announceStock: (ids: readonly string[]) => void;
  /** Queues the mail in the caller's transaction. */
  readonly enqueueMail: (db: Kysely<Schema>, mail: RecallMail | PurchaseMail) => Promise<void>;
  /** Requests a refund in the caller's transaction; false if it has to be paid by hand. */
  readonly refundLines: (trx: Transaction<Schema>, refunded: RefundedLines) => Promise<boolean>;
}
