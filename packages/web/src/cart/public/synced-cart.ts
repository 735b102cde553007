import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { addToCart, type Cart, quantityOf, setQuantity } from '@nutricion/domain/cart/cart';
import {
  areSameLines,
  MAX_SYNCED_LINES,
  mergeLines,
  type SyncedLine,
} from '@nutricion/domain/cart/merge-lines';
import { LIST_LIMITS } from '@nutricion/domain/cart/shopping-list';
import { isUuid, type ProductId } from '@nutricion/domain/kit/ids';
import { isObject } from '@nutricion/domain/kit/is-object';
import { productsById } from '../../catalog/public/api.ts';
import { call } from '../../kit/api/api.ts';
import { ApiProblem, OfflineError } from '../../kit/api/http.ts';
import { logError } from '../../kit/lib/log.ts';
import { toastNote } from '../../kit/lib/toast.ts';
import { perUserStore } from '../../kit/session/per-user-store.ts';
import { currentSession } from '../../kit/session/session-store.ts';
import { cartView, changeCart } from './cart-state.ts';
import { isCheckoutOpen } from './checkout-lock.ts';

/** The cart as this device and the server last agreed on it. */
interface SyncedState extends SyncedCart {
  /** What was sent last: where its answer was lost the server may have it all the same. */
  readonly sent?: SyncedCart;
}

interface SyncedCart {
  readonly version: number;
  readonly lines: readonly SyncedLine[];
}

const isLine = (value: unknown): value is SyncedLine =>
  isObject(value) && typeof value.productId === 'string' && typeof value.quantity === 'number';

const syncedCartIn = (stored: unknown): SyncedCart | undefined =>
  isObject(stored) && typeof stored.version === 'number' && Array.isArray(stored.lines)
    ? { version: stored.version, lines: stored.lines.filter(isLine) }
    : undefined;

const syncedState = perUserStore<SyncedState>('nutricion-plus-cart-copy', {
  read: (stored) => {
    const sent = isObject(stored) ? syncedCartIn(stored.sent) : undefined;
    return { ...(syncedCartIn(stored) ?? { version: 0, lines: [] }), ...(sent && { sent }) };
  },
  write: (value) => value,
});

/** Taps in a row are one change. */
const PAUSE_MS = 1_500;
const AFTER_CHECKOUT_MS = 3_000;

let isFollowing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let syncQueue: Promise<void> = Promise.resolve();

/**
 * Syncs the cart between a user's devices: now, after each change here, and whenever this device becomes visible
 * again.
 */
export const followSyncedCart = (): void => {
  syncSoon(0);
  if (isFollowing) return;
  isFollowing = true;
  cartView.subscribe(() => {
    if (!areSameLines(linesOf(cartView.get().cart), syncedState.get().lines)) syncSoon(PAUSE_MS);
  });
  window.addEventListener('online', () => syncSoon(0));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') syncSoon(0);
  });
};

const syncSoon = (pauseMs: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    syncQueue = syncQueue.then(sync).catch((error: unknown) => {
      if (!(error instanceof OfflineError) && !isConflict(error)) logError('Error copying the cart', error);
    });
  }, pauseMs);
};

const sync = async (): Promise<void> => {
  const userId = currentSession()?.user.id;
  if (userId === undefined) return;
  // The cart doesn't change during a checkout; ordered items leave the other devices right after it.
  if (await isCheckoutOpen()) return syncSoon(AFTER_CHECKOUT_MS);
  const before = syncedState.get();
  const serverCart = await call('GET /api/me/cart', undefined, { fresh: true });
  const serverLines = serverCart.lines.map((line) => ({ ...line, productId: line.productId as ProductId }));
  const localLines = linesOf(cartView.get().cart);
  const base = areSameSyncedCarts(before.sent, { ...serverCart, lines: serverLines })
    ? serverLines
    : before.lines;
  const merged = mergeLines(base, localLines, serverLines);
  const products = await productsById(productIdsWithMore(merged, localLines).filter(isUuid));
  if (currentSession()?.user.id !== userId) return;
  // Changes made here during the call are merged too, since without them the new lines would be removed from the copy.
  // And a state that another tab has agreed on meanwhile is newer than this response.
  if (!areSameLines(linesOf(cartView.get().cart), localLines) || syncedState.get() !== before)
    return syncSoon(PAUSE_MS);
  const isFromOtherDevice = !areSameLines(merged, localLines);
  if (isFromOtherDevice)
    // Lines that were changed during the call stay as they are.
    changeCart((cart) =>
      areSameLines(linesOf(cart), localLines)
        ? withLines(cart, merged, products.map(productToSellable))
        : cart,
    );
  const lines = linesOf(cartView.get().cart);
  let { version } = serverCart;
  if (!areSameLines(lines, serverLines)) version = await putCart(lines, serverCart.version);
  // Another user may have signed in during the call.
  if (currentSession()?.user.id !== userId) return;
  syncedState.change(() => ({ version, lines }));
  // What was changed back while it was being sent was no change from what had been agreed on then.
  if (!areSameLines(linesOf(cartView.get().cart), lines)) syncSoon(PAUSE_MS);
  if (isFromOtherDevice && localLines.length > 0) toastNote('Tu carrito cambió en otro equipo');
};

/** Another device may have been quicker: then the next turn merges with what it left. */
const putCart = async (lines: readonly SyncedLine[], version: number): Promise<number> => {
  syncedState.change((previous) => ({ ...previous, sent: { version: version + 1, lines } }));
  try {
    return (await call('PUT /api/me/cart', { body: { lines: [...lines], version } })).version;
  } catch (error) {
    if (isConflict(error)) syncSoon(PAUSE_MS);
    throw error;
  }
};

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.status === 409;

const linesOf = ({ items }: Cart): readonly SyncedLine[] =>
  items.slice(0, MAX_SYNCED_LINES).map(({ productId, quantity }) => ({
    productId: productId.toLowerCase() as ProductId,
    quantity: Math.min(quantity, LIST_LIMITS.quantity),
  }));

const areSameSyncedCarts = (one: SyncedCart | undefined, other: SyncedCart): boolean =>
  one?.version === other.version && areSameLines(one.lines, other.lines);

/** Products with a higher quantity than here: their stock is read, because this device's may be old. */
const productIdsWithMore = (
  lines: readonly SyncedLine[],
  localLines: readonly SyncedLine[],
): readonly string[] =>
  lines
    .filter(
      (line) => !localLines.some((own) => own.productId === line.productId && own.quantity >= line.quantity),
    )
    .map(({ productId }) => productId);

/** The cart with these lines, as far as stock allows; what no longer sells stays out. */
const withLines = (
  cart: Cart,
  lines: readonly SyncedLine[],
  products: readonly ReturnType<typeof productToSellable>[],
): Cart => {
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const mergedCart = cart.items.reduce(
    (next, { productId, quantity }) =>
      setQuantity(next, productId, Math.min(quantity, quantities.get(productId) ?? 0)),
    cart,
  );
  return products.reduce((next, product) => {
    const more = (quantities.get(product.id) ?? 0) - quantityOf(next, product.id);
    const added = addToCart(next, product, more);
    return added.ok ? added.value : next;
  }, mergedCart);
};
