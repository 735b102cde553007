import { type CategoryId, categoryIdOf, findCategory } from '@nutricion/domain/catalog/category';
import { nutritionOf, presentProduct } from './present-product.ts';
import type { ProductWithPromotions, StockRow } from './product-rows.ts';

/**
 * An active product in memory. It keeps its own JSON text, made when first asked for, until its content
 * or stock changes or a promotion begins or ends.
 */
export interface CatalogEntry {
  readonly source: ProductWithPromotions;
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly categoryId: CategoryId | null;
  readonly subcategory: string | null;
  /** The counters and the stock as last read. */
  counts: StockRow;
  text: string;
  textUntilMs: number;
  nutritionText: string | null;
}

export const createEntry = (source: ProductWithPromotions): CatalogEntry => {
  const { product } = source;
  return {
    source,
    id: product.id,
    title: product.title,
    category: product.category,
    categoryId: findCategory(product.normalized_category ?? '')?.id ?? categoryIdOf(product.category),
    subcategory: product.detected_subcategory,
    counts: product,
    text: '',
    textUntilMs: Number.NEGATIVE_INFINITY,
    nutritionText: null,
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
  entry.textUntilMs = Number.NEGATIVE_INFINITY;
  return true;
};

/** The product as JSON text, as it is at `nowMs`. */
export const entryText = (entry: CatalogEntry, nowMs: number): string => {
  if (nowMs >= entry.textUntilMs) {
    const { product, promotions } = entry.source;
    const { json, untilMs } = presentProduct({ product: { ...product, ...entry.counts }, promotions }, nowMs);
    entry.text = JSON.stringify(json);
    entry.textUntilMs = untilMs;
  }
  return entry.text;
};

/** The nutrition as JSON text, which only the product's own page shows. */
export const nutritionTextOf = (entry: CatalogEntry): string => {
  entry.nutritionText ??= JSON.stringify(nutritionOf(entry.source.product));
  return entry.nutritionText;
};
