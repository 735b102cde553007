import { byTitle, type Shelves } from '@nutricion/domain/shelf/shelves';
import { fold } from '@nutricion/domain/text/fold';
import type { CatalogEntry } from './catalog-entry.ts';

/** Specification, section 7: category like Snacks or Granola, or tagged Snacks or Snack, limit 8. */
const SNACKS = 8;
const categoryWords = ['snacks', 'granola'];
const tagWords = ['snacks', 'snack'];

/**
 * Eight snacks. The specification names no order, so: what is in stock, one of each kind in turn, and
 * of a kind what is bought most.
 */
export const snackProducts = ({ byId }: Shelves<CatalogEntry>): readonly CatalogEntry[] => {
  const inStock = [...byId.values()].filter((entry) => entry.counts.stock > 0 && isSnack(entry));
  const kinds = new Map<string, CatalogEntry[]>();
  for (const entry of inStock.sort(byPurchases)) {
    const kind = entry.subcategory ?? entry.category;
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  }
  const rows = [...kinds.values()];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
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
