import { byTitle, type CatalogIndex, categoryProducts } from '@nutricion/domain/catalog/index/catalog-index';
import { GAP_CANDIDATES } from '@nutricion/domain/offers/close-the-gap';
import { centsOfColumn } from '../platform/db/dollars.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** Specification, sections 7 and 9. */
export const BEST_SELLERS = 6;
export const POPULAR = 12;
/** With fewer popular products than these the shop looks at its orders instead. */
export const MIN_POPULAR = 8;

type Order = (one: CatalogEntry, other: CatalogEntry) => number;

// Equal ones by id: any order will do if it stays, and comparing titles as Spanish does is slow.
const byId: Order = (one, other) => (one.id < other.id ? -1 : 1);

const byPurchases: Order = (one, other) =>
  other.counts.total_purchases - one.counts.total_purchases || byId(one, other);

const byPopularity: Order = (one, other) =>
  other.counts.total_purchases - one.counts.total_purchases ||
  other.counts.view_count - one.counts.view_count ||
  byId(one, other);

/** By purchases; where too little has been bought yet, basics fill the row. */
export const bestSellers = (catalogIndex: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] => {
  const bought = first(
    catalogIndex.byId.values(),
    BEST_SELLERS,
    byPurchases,
    ({ counts }) => counts.total_purchases > 0,
  );
  const others = basicProducts(catalogIndex).filter(
    (entry) => !bought.includes(entry) && entry.counts.stock > 0,
  );
  return [...bought, ...others].slice(0, BEST_SELLERS);
};

/** What has been viewed or bought at all. */
export const popularProducts = ({ byId }: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] =>
  first(
    byId.values(),
    POPULAR,
    byPopularity,
    ({ counts }) => counts.view_count > 0 || counts.total_purchases > 0,
  );

/**
 * What may close a gap of so many cents by itself or with a second one: in stock and near that price or
 * its half, the most bought first.
 */
export const gapProducts = (
  { byId }: CatalogIndex<CatalogEntry>,
  missingCents: number,
): readonly CatalogEntry[] =>
  first(byId.values(), GAP_CANDIDATES, byPopularity, ({ counts, source: { product } }) => {
    const share = centsOfColumn(product.price) / missingCents;
    return counts.stock > 0 && share >= GAP_SHARE.least && share <= GAP_SHARE.most;
  });

/** Of a pair one brings at least a good third; what costs twice the gap goes far beyond it. */
const GAP_SHARE = { least: 0.4, most: 2 };

/** Where the shop begins when nothing has been bought yet (specification, section 7). */
const basics = ['Huevos', 'Leche', 'Frutas', 'Vegetales', 'Carnes', 'Pan'];

/** Products of the basic categories, one of each in turn. */
export const basicProducts = (catalogIndex: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] => {
  const lists = basics.map((name) => categoryProducts(catalogIndex, name));
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? []))
    .flat()
    .slice(0, POPULAR);
};

/** Fruit and vegetables in stock, by title: what an incentive can be chosen from. */
export const incentiveProducts = (catalogIndex: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] =>
  [...categoryProducts(catalogIndex, 'frutas'), ...categoryProducts(catalogIndex, 'vegetales')]
    .filter(({ counts }) => counts.stock > 0)
    .sort(byTitle);

/** The first `limit` of an order, without sorting the rest. */
const first = (
  entries: Iterable<CatalogEntry>,
  limit: number,
  order: Order,
  matches: (entry: CatalogEntry) => boolean = () => true,
): readonly CatalogEntry[] => {
  const best: CatalogEntry[] = [];
  for (const entry of entries) {
    if (!matches(entry)) continue;
    const last = best.at(-1);
    if (last && best.length === limit && order(last, entry) <= 0) continue;
    let position = best.length;
    while (position > 0 && order(best[position - 1] ?? entry, entry) > 0) position -= 1;
    best.splice(position, 0, entry);
    if (best.length > limit) best.pop();
  }
  return best;
};
