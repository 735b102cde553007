import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import type { VoiceProductJson } from '@nutricion/contract/voice/voice-tools';
import { addToCart, type Cart, quantityOf, setQuantity } from '@nutricion/domain/cart/cart';
import { restoreLine } from '@nutricion/domain/cart/restore-line';
import type { CartChange } from '@nutricion/domain/voice/change-cart';

/** What a tool did, done to this cart: by how much each line changed, since another tab may have changed it too. */
export const applyChanges = (
  cart: Cart,
  changes: readonly CartChange[],
  products: ReadonlyMap<string, VoiceProductJson>,
): Cart =>
  changes.reduce((sum, { productId, before, after }) => {
    if (after < before) return setQuantity(sum, productId, quantityOf(sum, productId) + after - before);
    const product = products.get(productId);
    const added = product && addToCart(sum, productToSellable(product), after - before);
    return added?.ok ? added.value : sum;
  }, cart);

/**
 * Reverts changes: added lines are removed, removed ones return to their place.
 * @param before the cart before the changes
 */
export const undoChanges = (cart: Cart, changes: readonly CartChange[], before: Cart): Cart =>
  changes.reduce((sum, change) => {
    const { productId } = change;
    if (change.after > change.before)
      return setQuantity(sum, productId, quantityOf(sum, productId) + change.before - change.after);
    const position = before.items.findIndex((line) => line.productId === productId);
    const line = before.items[position];
    if (!line) return sum;
    if (quantityOf(sum, productId) === 0) return restoreLine(sum, line, position);
    const added = addToCart(sum, line.product, change.before - change.after);
    return added.ok ? added.value : sum;
  }, cart);
