import type { ProductCardJson, ProductJson } from '@nutricion/contract/catalog/catalog';
import type { Nutrition } from '@nutricion/contract/catalog/product-fields';
import { productToCard } from '@nutricion/contract/catalog/product-to-card';
import { productToIndexed } from '@nutricion/contract/catalog/product-to-indexed';
import type { IndexedProduct } from '@nutricion/domain/catalog/index/indexed-product';
import { type JsonText, jsonOf } from '../platform/http/json-text.ts';
import { nutritionOf, presentProduct } from './present-product.ts';
import type { ProductWithPromotions, StockRow } from './product-rows.ts';

/** A product's JSON: complete, and as a card. */
interface SerializedProduct {
  readonly whole: JsonText<ProductJson>;
  readonly card: JsonText<ProductCardJson>;
}
export type View = keyof SerializedProduct;

interface PageJson {
  readonly nutrition: JsonText<Nutrition | null>;
  readonly ingredients: JsonText<string>;
}

/** An active product in memory. Its JSON is written on first use and cached until content or stock change or a promotion begins or ends. */
export interface CatalogEntry extends IndexedProduct {
  readonly source: ProductWithPromotions;
  /** Counters and stock as last read. */
  counts: StockRow;
  /** Copy of `counts.stock`. A field, since a getter would give each object a shape of its own, which slows iteration. */
  stock: number;
  json: SerializedProduct | null;
  jsonUntilMs: number;
  pageJson: PageJson | null;
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
    pageJson: null,
  };
};

/** Updates stock and counters; true if any of them changed. */
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

/** The product's JSON at `nowMs`. */
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

/** The JSON of the fields that only the product's page contains. */
export const pageJsonOf = (entry: CatalogEntry): PageJson => {
  const { product } = entry.source;
  entry.pageJson ??= { nutrition: jsonOf(nutritionOf(product)), ingredients: jsonOf(product.ingredients) };
  return entry.pageJson;
};
