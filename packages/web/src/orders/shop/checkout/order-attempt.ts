import type { PlaceOrder } from '@nutricion/contract/orders/orders';
import { onOtherTab, readJson, writeText } from '../../../kit/lib/storage.ts';

/**
 * An order that was sent without a response yet. Its key goes with every retry, so that a lost response, a double
 * tap or a reload never makes a second order.
 */
export interface OrderAttempt {
  readonly key: string;
  readonly body: PlaceOrder;
  /** Epoch milliseconds of the first try. */
  readonly startedAtMs: number;
}

const storageKey = (userId: string) => `nutricion-plus-order-attempt:${userId}`;

export const readAttempt = (userId: string): OrderAttempt | null => {
  const value = readJson(storageKey(userId));
  return isAttempt(value) ? value : null;
};

export const storeAttempt = (userId: string, attempt: OrderAttempt | null): void =>
  writeText(storageKey(userId), attempt && JSON.stringify(attempt));

/** Calls back when another tab stores or clears an attempt; returns the unsubscribe function. */
export const followAttempt = (
  userId: string,
  callback: (attempt: OrderAttempt | null) => void,
): (() => void) => onOtherTab(storageKey(userId), () => callback(readAttempt(userId)));

const isAttempt = (value: unknown): value is OrderAttempt => {
  const { key, body, startedAtMs } = (value ?? {}) as Partial<OrderAttempt>;
  return typeof key === 'string' && Array.isArray(body?.items) && typeof startedAtMs === 'number';
};
