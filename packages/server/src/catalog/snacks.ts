import { byTitle, type CatalogIndex } from '@nutricion/domain/catalog/index/catalog-index';
import { fold } from '@nutricion/language';
import type { CatalogEntry } from './catalog-entry.ts';

/** Specification, section 7: category like Snacks or Granola, or tagged Snacks or Snack, limit 8. */
const SNACKS = 8;
const categoryWords = ['snacks', 'granola'];
const tagWords = ['snacks', 'snack'];

/**
 * Eight snacks. The specification names no order: in stock, taking one of each subcategory in rotation, within a subcategory the most purchased
 * first.
 */
export const snackProducts = ({ byId }: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] => {
  const inStock = [...byId.values()].filter((entry) => entry.counts.stock > 0 && isSnack(entry));
  const bySubcategory = new Map<string, CatalogEntry[]>();
  for (const entry of inStock.sort(byPurchases)) {
    const subcategory = entry.subcategory ?? entry.category;
    bySubcategory.set(subcategory, [...(bySubcategory.get(subcategory) ?? []), entry]);
  }
  const groups = [...bySubcategory.values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, position) => groups.flatMap((group) => group[position] ?? []))
    .flat()
    .slice(0, SNACKS);
};

const isSnack = ({ category, source: { product } }: CatalogEntry): boolean => {
  const name = fold(category);
  return (
    categoryWords.some((word) => name.includes(word)) ||
    product.tags.some((tag) => tagWords.includes(fold(tag)))
  );
};

const byPurchases = (one: CatalogEntry, other: CatalogEntry): number =>
  other.counts.total_purchases - one.counts.total_purchases || byTitle(one, other);
