import type { Nutrition, ProductCardJson, ProductJson } from '@nutricion/contract/catalog/catalog';
import { productToCard } from '@nutricion/contract/catalog/product-to-card';
import { productToIndexed } from '@nutricion/contract/catalog/product-to-indexed';
import type { IndexedProduct } from '@nutricion/domain/catalog/index/indexed-product';
import { type JsonText, jsonOf } from '../platform/http/json-text.ts';
import { nutritionOf, presentProduct } from './present-product.ts';
import type { ProductWithPromotions, StockRow } from './product-rows.ts';

/** A product as it goes over the wire: all of it, and what its card shows. */
interface SerializedProduct {
  readonly whole: JsonText<ProductJson>;
  readonly card: JsonText<ProductCardJson>;
}
export type View = keyof SerializedProduct;

/**
 * An active product in memory. It keeps its own JSON, written when first asked for, until its content or stock
 * changes or a promotion begins or ends.
 */
export interface CatalogEntry extends IndexedProduct {
  readonly source: ProductWithPromotions;
  /** The counters and the stock as last read. */
  counts: StockRow;
  /** Of `counts`: a field, since a getter would give each product a shape of its own, which makes shelves slow to go through. */
  stock: number;
  json: SerializedProduct | null;
  jsonUntilMs: number;
  nutritionJson: JsonText<Nutrition | null> | null;
}

export const createEntry = (source: ProductWithPromotions): CatalogEntry => {
  const { product } = source;
  return {
    source,
    ...productToIndexed(product),
    stock: product.stock,
    counts: product,
    json: null,
    jsonUntilMs: Number.NEGATIVE_INFINITY,
    nutritionJson: null,
  };
};

/** Takes over stock and counters; true when any of them is another than before. */
export const updateCounts = (entry: CatalogEntry, counts: StockRow): boolean => {
  const { counts: before } = entry;
  const isSame =
    before.stock === counts.stock &&
    before.view_count === counts.view_count &&
    before.total_purchases === counts.total_purchases &&
    before.purchased_yesterday_count === counts.purchased_yesterday_count;
  if (isSame) return false;
  entry.counts = counts;
  entry.stock = counts.stock;
  entry.jsonUntilMs = Number.NEGATIVE_INFINITY;
  return true;
};

/** The product's JSON as it is at `nowMs`. */
export const entryJson = (entry: CatalogEntry, nowMs: number): SerializedProduct => {
  if (entry.json === null || nowMs >= entry.jsonUntilMs) {
    const { product, promotions, images } = entry.source;
    const { json, untilMs } = presentProduct(
      { product: { ...product, ...entry.counts }, promotions, images },
      nowMs,
    );
    entry.json = { whole: jsonOf(json), card: jsonOf(productToCard(json)) };
    entry.jsonUntilMs = untilMs;
  }
  return entry.json;
};

/** The nutrition's JSON, which only the product's own page shows. */
export const nutritionJsonOf = (entry: CatalogEntry): JsonText<Nutrition | null> => {
  entry.nutritionJson ??= jsonOf(nutritionOf(entry.source.product));
  return entry.nutritionJson;
};
