import type { ProductJson } from '@nutricion/contract/catalog';
import { productToSellable } from '@nutricion/contract/product-to-sellable';
import type { Cart, CartProduct } from '@nutricion/domain/cart/cart';
import { type CartChange, refreshCart } from '@nutricion/domain/cart/refresh-cart';
import { isUuid, type ProductId } from '@nutricion/domain/ids';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { cartView, changeCart } from './cart-state.ts';
import { externalStore } from './external-store.ts';
import { logError } from './log.ts';
import { currentSession, subscribeSession } from './session-store.ts';

/** What the catalogue changed under the cart and the customer hasn't put away yet. */
const notices = externalStore<readonly CartChange[]>([]);

/** Ids that one call of `GET /api/products?ids=` takes. */
const IDS_PER_CALL = 100;

export const useCartNotices = (): {
  readonly notices: readonly CartChange[];
  readonly dismiss: () => void;
} => ({
  notices: useSyncExternalStore(notices.subscribe, notices.get),
  dismiss: dismissNotices,
});

const dismissNotices = (): void => notices.set([]);

/** Brings the cart up to the catalogue, once per load and user; mounted behind the guard of verified accounts. */
export const useFreshCart = (userId: string | null): void => {
  useEffect(() => {
    if (userId !== null) void hydrateCart();
  }, [userId]);
};

const hydrateCart = async (): Promise<void> => {
  const ids = productIdsIn(cartView.get().cart);
  if (ids.length === 0) return;
  try {
    takeOverProducts(await fetchProducts(ids), ids);
  } catch (error) {
    logError('Error hydrating cart products', error);
  }
};

/**
 * Puts the newest products into the cart and keeps what changed, to be told. `asked` are the ids that
 * were looked up: those of them not in `products` no longer sell; others stay as they are.
 */
export const takeOverProducts = (products: readonly ProductJson[], asked: readonly string[]): void => {
  const lookedUp = new Set(asked);
  const current = new Map(products.map((product) => [product.id as ProductId, productToSellable(product)]));
  changeCart((cart) => {
    const added = [...productsIn(cart)].filter(({ id }) => !lookedUp.has(id));
    const all = new Map<ProductId, CartProduct>([
      ...added.map((product) => [product.id, product] as const),
      ...current,
    ]);
    const refreshed = refreshCart(cart, all, Date.now());
    notices.set([...notices.get(), ...refreshed.changes]);
    return refreshed.cart;
  });
};

const fetchProducts = async (ids: readonly string[]): Promise<readonly ProductJson[]> => {
  const known = ids.filter(isUuid);
  const calls = Array.from({ length: Math.ceil(known.length / IDS_PER_CALL) }, (_, index) =>
    call('GET /api/products', {
      query: { ids: known.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL).join(',') },
    }),
  );
  return (await Promise.all(calls)).flatMap(({ products }) => products);
};

const productsIn = (cart: Cart): readonly CartProduct[] => [
  ...cart.items.map(({ product }) => product),
  ...cart.selectedIncentiveProducts,
];

const productIdsIn = (cart: Cart): readonly string[] => [...new Set(productsIn(cart).map(({ id }) => id))];

/** Another person's changes are nobody else's business. */
let userId = currentSession()?.user.id;
subscribeSession(() => {
  const nextUserId = currentSession()?.user.id;
  if (nextUserId !== userId) dismissNotices();
  userId = nextUserId;
});
