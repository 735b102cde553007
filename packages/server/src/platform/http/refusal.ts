import type { StaleOrderJson } from '@nutricion/contract/orders/admin-orders';
import type { OrderChangedProblem } from '@nutricion/contract/orders/orders';
import type { staleStockProblemSchema } from '@nutricion/contract/stock/stock';
import type { Permission } from '@nutricion/domain/accounts/permission';
import type { OrderLimitIssue } from '@nutricion/domain/orders/order-limit-issue';
import type { z } from 'zod';
import type { DatabaseOutage } from '../db/database-outage.ts';

/** Everything the API refuses. Each kind becomes a problem in `problem.ts`, checked exhaustively. */
export type Refusal =
  | { readonly kind: 'invalid-input'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'malformed-json' }
  | { readonly kind: 'not-json' }
  /** A file of a media type that isn't accepted. */
  | { readonly kind: 'not-this-file'; readonly types: readonly string[] }
  | { readonly kind: 'body-too-large' }
  /** A file that isn't a usable photo; `detail` says why and what to do. */
  | { readonly kind: 'image-refused'; readonly detail: string }
  | { readonly kind: 'headers-too-large' }
  | { readonly kind: 'malformed-request' }
  | { readonly kind: 'request-too-slow' }
  /** The client has disconnected, so nobody reads this one. */
  | { readonly kind: 'client-gone' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unverified' }
  /** The user has no role. */
  | { readonly kind: 'not-admin' }
  /** The user has roles, but none with this permission. */
  | { readonly kind: 'not-permitted'; readonly permission: Permission }
  | { readonly kind: 'second-factor-missing' }
  | { readonly kind: 'reauthenticate' }
  | { readonly kind: 'not-yours' }
  | { readonly kind: 'not-found'; readonly what: string }
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds: number }
  | { readonly kind: 'account'; readonly status: number; readonly type: string; readonly detail: string }
  | { readonly kind: 'idempotency-key-reused' }
  | { readonly kind: 'order-changed'; readonly change: OrderChangedProblem }
  | { readonly kind: 'order-limit'; readonly issue: OrderLimitIssue }
  | { readonly kind: 'delivery-unavailable'; readonly field: string; readonly detail: string }
  /** Somebody else saved over the version that was read; with the current record, if the endpoint has it. */
  | { readonly kind: 'stale-version'; readonly change?: StaleVersion }
  /** Somebody else changed the order meanwhile; with its current state. */
  | { readonly kind: 'order-moved'; readonly detail: string; readonly current: StaleOrderJson['current'] }
  /** A transition that the order's rules don't allow. */
  | { readonly kind: 'move-refused'; readonly detail: string }
  /** A wrong delivery code; `detail` says how many tries are left. */
  | { readonly kind: 'code-refused'; readonly detail: string }
  | { readonly kind: 'stock-moved'; readonly change: z.infer<typeof staleStockProblemSchema> }
  | { readonly kind: 'domain-taken' }
  | { readonly kind: 'last-admin' }
  | { readonly kind: 'wrong-state'; readonly detail: string }
  /** The assistant isn't available now; `detail` says what to do instead. */
  | {
      readonly kind: 'voice-refused';
      readonly status: number;
      readonly type: string;
      readonly detail: string;
      readonly retryAfterSeconds?: number;
    }
  /** A payment provider that doesn't respond; the text says which one and what to do. */
  | { readonly kind: 'payment-away'; readonly detail: string; readonly retryAfterSeconds: number }
  /** The meal planner's refusals, with the texts of the specification's section 8. */
  | { readonly kind: 'plan-too-slow' }
  | { readonly kind: 'plan-limit'; readonly retryAfterSeconds: number }
  | { readonly kind: 'plans-waiting'; readonly retryAfterSeconds: number }
  | { readonly kind: 'plan-failed' }
  | { readonly kind: 'not-ready'; readonly retryAfterSeconds: number }
  | { readonly kind: 'database-away'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }
  /** Photos can't be stored or read now: a full disk, or a bucket that doesn't answer. */
  | { readonly kind: 'files-away'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unexpected' };

/**
 * What a request gets during a database outage: retry after one second, because a lost database usually is back
 * within two and a lock is released as fast.
 */
export const duringOutage = {
  away: { kind: 'database-away', retryAfterSeconds: 1 },
  busy: { kind: 'busy', retryAfterSeconds: 1 },
} as const satisfies Record<DatabaseOutage, Refusal>;

/** What somebody else saved, who, and when. */
export interface StaleVersion {
  readonly current: object;
  readonly by: string | null;
  readonly at: string | null;
}
