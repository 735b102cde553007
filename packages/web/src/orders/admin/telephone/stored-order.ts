import type { Cart } from '@nutricion/domain/cart/cart';
import { fromStored, toStored } from '@nutricion/domain/cart/stored-cart';
import { readJson, writeText } from '../../../kit/lib/storage.ts';
import type { TelephoneOrder } from './telephone-api.ts';

/** An order that was sent without a response: it may have arrived, so only the same is sent again. */
export interface SentOrder {
  readonly key: string;
  readonly body: TelephoneOrder;
}

/** An order that a clerk is taking on the telephone. */
export interface OrderInProgress {
  readonly cart: Cart;
  /** As `restoreDraft` reads it. */
  readonly draft: unknown;
  readonly unanswered: SentOrder | null;
}

/** In session storage, by clerk and customer: a reload or a look at another page loses nothing that was said. */
const keyOf = (clerkId: string, customerId: string) => `nutricion-plus-telephone-${customerId}:${clerkId}`;

export const readInProgress = (clerkId: string, customerId: string): OrderInProgress => {
  const stored = readJson(keyOf(clerkId, customerId), 'sessionStorage');
  const parts = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    cart: fromStored('cart' in parts ? parts.cart : null).cart,
    draft: 'draft' in parts ? parts.draft : null,
    unanswered: 'unanswered' in parts && isSent(parts.unanswered) ? parts.unanswered : null,
  };
};

export const storeInProgress = (clerkId: string, customerId: string, order: OrderInProgress | null): void =>
  writeText(
    keyOf(clerkId, customerId),
    order &&
      JSON.stringify({
        ...order,
        cart: toStored({ userId: customerId, cart: order.cart, seenAtMs: Date.now() }),
      }),
    'sessionStorage',
  );

const isSent = (value: unknown): value is SentOrder =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'body' in value &&
  typeof value.body === 'object';
