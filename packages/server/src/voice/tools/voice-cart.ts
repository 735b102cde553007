import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { spokenMoney } from '@nutricion/contract/voice/voice-money';
import { type Cart, emptyCart, itemCount, subtotalCents } from '@nutricion/domain/cart/cart';
import { lineTotalCents } from '@nutricion/domain/catalog/price';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { SyncedCart } from '../sessions/session-store.ts';

/** Lines with their products as sold now, without those no longer sold. */
export const cartOf = (synced: SyncedCart, products: ReadonlyMap<string, ProductJson>): Cart => ({
  ...emptyCart,
  items: synced.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id);
    return product
      ? [{ productId: product_id as ProductId, quantity, product: productToSellable(product) }]
      : [];
  }),
});

export const syncedCartOf = (cart: Cart): SyncedCart =>
  cart.items.map(({ productId, quantity }) => ({ product_id: productId, quantity }));

export const cartToJson = (cart: Cart, nowMs: number) => ({
  lines: cart.items.map(({ productId, quantity, product }) => ({
    product_id: productId,
    title: product.title,
    quantity,
    ...spokenMoney.toJson({ totalCents: lineTotalCents(product, quantity, nowMs) }),
  })),
  item_count: itemCount(cart),
  ...spokenMoney.toJson({ totalCents: subtotalCents(cart, nowMs) }),
});
