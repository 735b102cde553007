import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import type { Cart, CartProduct } from '@nutricion/domain/cart/cart';
import { cartChangeText } from '@nutricion/domain/cart/cart-change-text';
import { type CartChange, refreshCart } from '@nutricion/domain/cart/refresh-cart';
import { isUuid, type ProductId } from '@nutricion/domain/kit/ids';
import { productsById } from '../../catalog/public/api.ts';
import { logError } from '../../kit/lib/log.ts';
import { toastNote } from '../../kit/lib/toast.ts';
import { addNotices } from './cart-notices.ts';
import { cartView, changeCart, consumeSeenAtMs } from './cart-state.ts';
import { followPrices } from './follow-prices.ts';
import { listenForOrders } from './ordered-in-other-tab.ts';
import { followSyncedCart } from './synced-cart.ts';

/** Brings the cart up to the clock, and then to the catalogue. If that can't be read the stored cart stays. */
export const hydrateCart = async (): Promise<void> => {
  followPrices(updateToNow);
  followSyncedCart();
  listenForOrders();
  const ids = productIdsIn(cartView.get().cart);
  if (ids.length === 0) return;
  try {
    updateProducts(await productsById(ids.filter(isUuid)), ids);
  } catch (error) {
    logError('Error hydrating cart products', error);
  }
};

/** Applies promotions that began or ended since the customer last saw the prices, and notifies at once on any page. */
const updateToNow = (): void => {
  const [first, ...more] = updateProducts([], []);
  if (!first) return;
  toastNote(
    cartChangeText(first),
    more.length > 0 ? `Y ${more.length} más: míralo en tu carrito.` : undefined,
  );
};

/**
 * Updates the cart to these products and stores the changes as notices. `asked` are the ids that were looked up:
 * those missing from `products` are no longer sold; other lines stay. Returns this call's changes.
 */
export const updateProducts = (
  products: readonly ProductCardJson[],
  productIds: readonly string[],
): readonly CartChange[] => {
  const lookedUp = new Set(productIds);
  const current = new Map(products.map((product) => [product.id as ProductId, productToSellable(product)]));
  const seenAtMs = consumeSeenAtMs();
  let changes: readonly CartChange[] = [];
  changeCart((cart) => {
    const added = [...productsIn(cart)].filter(({ id }) => !lookedUp.has(id));
    const all = new Map<ProductId, CartProduct>([
      ...added.map((product) => [product.id, product] as const),
      ...current,
    ]);
    const refreshed = refreshCart(cart, all, Date.now(), seenAtMs);
    changes = refreshed.changes;
    return refreshed.cart;
  });
  addNotices(changes);
  return changes;
};

const productsIn = (cart: Cart): readonly CartProduct[] => [
  ...cart.items.map(({ product }) => product),
  ...cart.selectedIncentiveProducts,
];

const productIdsIn = (cart: Cart): readonly string[] => [...new Set(productsIn(cart).map(({ id }) => id))];
