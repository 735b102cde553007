import { isObject } from '../kit/is-object.ts';
import { isSubstitution } from '../orders/substitution.ts';
import type { SavedList } from './saved-list.ts';
import type { StoredLine } from './stored-cart.ts';
import { productFromStored, productToStored } from './stored-product.ts';
import { isPositiveInteger, listOf, uniqueBy } from './stored-value.ts';

/** The list of what was saved for later, as it is written; the cart's own format, with the moment of saving. */
export const savedToStored = (saved: SavedList): readonly StoredSavedItem[] =>
  saved.map((item) => ({ ...item, product: productToStored(item.product) }));

export interface StoredSavedItem extends StoredLine {
  readonly savedAtMs: number;
}

/** Reads stored items as strictly as the cart; the stock is checked when an item goes back into the cart. */
export const savedFromStored = (value: unknown): SavedList =>
  uniqueBy(
    listOf(value).flatMap((item): SavedList => {
      if (!isObject(item) || !isPositiveInteger(item.savedAtMs) || !isPositiveInteger(item.quantity))
        return [];
      const product = productFromStored(item.product);
      if (!product) return [];
      const { quantity, savedAtMs, substitution } = item;
      const saved = { productId: product.id, quantity, product, savedAtMs };
      return [isSubstitution(substitution) ? { ...saved, substitution } : saved];
    }),
    ({ productId }) => productId,
  );
