import type {
  OrderChangedProblem,
  OrderChangeJson,
  OrderJson,
  PlaceOrder,
} from '@nutricion/contract/orders/orders';
import { useEffect, useRef, useState } from 'react';
import { updateProducts } from '../../../cart/public/cart-refresh.ts';
import { orderUnderLock } from '../../../cart/public/checkout-lock.ts';
import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { haptic } from '../../../kit/lib/haptics.ts';
import { logError } from '../../../kit/lib/log.ts';
import { placeOrder } from '../api-checkout.ts';
import { type CheckoutErrors, fieldErrors } from './check-draft.ts';
import { followAttempt, type OrderAttempt, readAttempt, storeAttempt } from './order-attempt.ts';

/** The state of placing an order. */
export type Placing =
  | { readonly status: 'ready' }
  | { readonly status: 'sending' }
  /** Sent without a response: it may have arrived. Only the same order, with the same key, may be sent again. */
  | { readonly status: 'unanswered'; readonly attempt: OrderAttempt }
  | {
      readonly status: 'changed';
      readonly changes: readonly OrderChangeJson[];
      readonly expectedTotal: number;
    }
  | {
      readonly status: 'refused';
      readonly message: string;
      readonly type: string;
      readonly errors: CheckoutErrors;
    };

interface PlaceOrderOptions {
  readonly userId: string;
  readonly onPlaced: (order: OrderJson, attempt: OrderAttempt) => void;
  /** A window filled up: what can be picked has changed. */
  readonly onSlotFull: () => void;
}

/** Places an order once, whatever the network does. */
export const usePlaceOrder = ({ userId, onPlaced, onSlotFull }: PlaceOrderOptions) => {
  const [placing, setPlacing] = useState(() => placingOf(readAttempt(userId)));
  const isBusy = useRef(false);
  // An attempt that another tab has finished or abandoned is closed here too.
  useEffect(
    () =>
      followAttempt(userId, (attempt) =>
        setPlacing((now) => (now.status === 'unanswered' ? placingOf(attempt) : now)),
      ),
    [userId],
  );

  const send = async (attempt: OrderAttempt) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await orderUnderLock(() => sendNow(attempt)))) setPlacing(ORDERED_IN_OTHER_TAB);
    } finally {
      isBusy.current = false;
    }
  };

  const sendNow = async (attempt: OrderAttempt) => {
    // Another tab's order has no response and may have arrived: a new one would be a second order.
    const open = readAttempt(userId);
    if (open && open.key !== attempt.key) return setPlacing(placingOf(open));
    storeAttempt(userId, attempt);
    setPlacing({ status: 'sending' });
    try {
      const order = await placeOrder(attempt.key, attempt.body);
      storeAttempt(userId, null);
      haptic('success');
      onPlaced(order, attempt);
    } catch (error) {
      haptic('error');
      setPlacing(afterFailure(error, attempt));
    }
  };

  const afterFailure = (error: unknown, attempt: OrderAttempt): Placing => {
    // Only the server's own refusal proves that there is no order; a proxy's error doesn't.
    if (
      error instanceof OfflineError ||
      (error instanceof ApiProblem && (error.status >= 500 || error.problem.type === 'about:blank'))
    )
      return { status: 'unanswered', attempt };
    storeAttempt(userId, null);
    if (!(error instanceof ApiProblem)) {
      logError('Error placing order', error);
      throw error;
    }
    const changed = orderChangedIn(error.problem);
    if (changed) {
      updateProducts(changed.products, productIdsOf(attempt.body));
      if (changed.changes.some(({ kind }) => kind === 'slot-full')) onSlotFull();
      return {
        status: 'changed',
        changes: changed.changes,
        expectedTotal: attempt.body.expectedTotal,
      };
    }
    return {
      status: 'refused',
      message: error.message,
      type: error.problem.type,
      errors: fieldErrors(error.problem.errors) ?? {},
    };
  };

  return {
    placing,
    /** A new order: a new key. */
    place: (body: PlaceOrder) => send({ key: newKey(), body, startedAtMs: Date.now() }),
    /** Sends the same order again. */
    retry: send,
    /** The customer has decided: the cart is refreshed, and the page asks again. */
    reset: () => setPlacing({ status: 'ready' }),
    /** The order without a response didn't arrive, and isn't sent again. */
    abandon: () => {
      storeAttempt(userId, null);
      setPlacing({ status: 'ready' });
    },
  };
};

/** The changes in the server's refusal; null for other problems. */
const orderChangedIn = (problem: {
  readonly type: string;
  readonly [part: string]: unknown;
}): OrderChangedProblem | null =>
  problem.type === '/problemas/orden-cambio' &&
  Array.isArray(problem.changes) &&
  Array.isArray(problem.products)
    ? { changes: problem.changes, products: problem.products }
    : null;

const placingOf = (attempt: OrderAttempt | null): Placing =>
  attempt ? { status: 'unanswered', attempt } : { status: 'ready' };

/** Two tabs that order the same cart at once would make two orders. */
const ORDERED_IN_OTHER_TAB: Placing = {
  status: 'refused',
  message: 'Tu pedido se está haciendo en otra pestaña. Espera un momento y mira allá cómo quedó.',
  type: 'otra-pestaña',
  errors: {},
};

/** 128 random bits; `randomUUID` is missing when the shop is opened over plain HTTP. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const productIdsOf = ({ items, incentiveProductIds }: PlaceOrder): readonly string[] => [
  ...new Set([...items.map(({ productId }) => productId), ...incentiveProductIds]),
];
