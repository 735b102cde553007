import type { ProfileId } from '@nutricion/domain/kit/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** Told by mail of a recall that concerns them, once for all their orders. */
export interface RecallMail {
  readonly kind: 'recall';
  readonly recallId: string;
  readonly userId: ProfileId;
}

/** What was charged for units of an order's lines and is to be paid back. */
export interface RefundedLines {
  readonly orderId: string;
  readonly lines: readonly { readonly itemId: number; readonly units: number }[];
  readonly actorId: string;
  /** The customer may read it. */
  readonly reason: string;
  /** Asked for once, however often it is asked. */
  readonly requestId: string;
}

export interface StockDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told after the commit which products' stock changed. */
  readonly announceStock: (ids: readonly string[]) => void;
  /** Queues the mail in the caller's transaction. */
  readonly enqueueMail: (db: Kysely<Schema>, mail: RecallMail) => Promise<void>;
  /** Asks in the caller's transaction for money back; false: somebody has to pay it back by hand. */
  readonly refundLines: (trx: Transaction<Schema>, refunded: RefundedLines) => Promise<boolean>;
}
