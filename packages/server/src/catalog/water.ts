import { byTitle, type CatalogIndex } from '@nutricion/domain/catalog/index/catalog-index';
import { fold, wordsOf } from '@nutricion/language';
import type { CatalogEntry } from './catalog-entry.ts';

/** Specification, section 7: title contains agua or water, or category Bebidas, limit 3. */
const WATER_PRODUCTS = 3;
const waterWords = ['agua', 'water'];
const DRINKS_CATEGORY = 'Bebidas';

/**
 * Products for the hydration calculator. The specification names no order: in stock, then titles with the word itself, other drinks, titles that only
 * contain it ("aguacate"); within these the lowest price per ounce, which puts plain water before flavoured.
 */
export const waterProducts = ({ byId }: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] =>
  [...byId.values()]
    .flatMap((entry) => {
      const rank = rankOf(entry);
      return rank === null ? [] : [{ entry, rank, ouncePrice: ouncePrice(entry) }];
    })
    .sort(
      (one, other) =>
        one.rank - other.rank || one.ouncePrice - other.ouncePrice || byTitle(one.entry, other.entry),
    )
    .slice(0, WATER_PRODUCTS)
    .map(({ entry }) => entry);

/** Lower is better; null for a product without water in title or category. */
const rankOf = ({ title, category, counts }: CatalogEntry): number | null => {
  const soldOut = counts.stock > 0 ? 0 : 3;
  const words = wordsOf(title);
  if (waterWords.some((word) => words.includes(word))) return soldOut;
  if (category === DRINKS_CATEGORY) return soldOut + 1;
  const folded = fold(title);
  return waterWords.some((word) => folded.includes(word)) ? soldOut + 2 : null;
};

/** Cents per fluid ounce; the highest number for products that aren't sold by the ounce, so that they sort last. */
const ouncePrice = ({ source: { product } }: CatalogEntry): number =>
  product.net_unit === 'fl oz' ? product.price_cents / Number(product.net_content) : Number.MAX_VALUE;
