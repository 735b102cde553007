import { productToCard } from '@nutricion/contract/product-to-card';
import { productToShelved } from '@nutricion/contract/product-to-shelved';
import type { ShelvedProduct } from '@nutricion/domain/shelf/shelved-product';
import { nutritionOf, presentProduct } from './present-product.ts';
import type { ProductWithPromotions, StockRow } from './product-rows.ts';

/**
 * An active product in memory. It keeps its own JSON, as bytes, made when first asked for, until its content
 * or stock changes or a promotion begins or ends.
 */
export interface CatalogEntry extends ShelvedProduct {
  readonly source: ProductWithPromotions;
  /** The counters and the stock as last read. */
  counts: StockRow;
  json: Buffer;
  /** What a card shows of it. */
  cardJson: Buffer;
  jsonUntilMs: number;
  nutritionJson: Buffer | null;
}

export const createEntry = (source: ProductWithPromotions): CatalogEntry => {
  const { product } = source;
  return {
    source,
    ...productToShelved(product),
    get stock() {
      return this.counts.stock;
    },
    counts: product,
    json: Buffer.alloc(0),
    cardJson: Buffer.alloc(0),
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
  entry.jsonUntilMs = Number.NEGATIVE_INFINITY;
  return true;
};

/** How much of a product is wanted: all of it, or what its card shows. */
export type View = 'whole' | 'card';

/** The product's JSON as it is at `nowMs`. */
export const entryJson = (entry: CatalogEntry, view: View, nowMs: number): Buffer => {
  if (nowMs >= entry.jsonUntilMs) {
    const { product, promotions } = entry.source;
    const { json, untilMs } = presentProduct({ product: { ...product, ...entry.counts }, promotions }, nowMs);
    entry.json = Buffer.from(JSON.stringify(json));
    entry.cardJson = Buffer.from(JSON.stringify(productToCard(json)));
    entry.jsonUntilMs = untilMs;
  }
  return view === 'card' ? entry.cardJson : entry.json;
};

/** The nutrition's JSON, which only the product's own page shows. */
export const nutritionJsonOf = (entry: CatalogEntry): Buffer => {
  entry.nutritionJson ??= Buffer.from(JSON.stringify(nutritionOf(entry.source.product)));
  return entry.nutritionJson;
};
