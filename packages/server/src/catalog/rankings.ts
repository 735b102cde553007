import { type CatalogIndex, categoryProducts } from '@nutricion/domain/catalog/index/catalog-index';
import { GAP_CANDIDATES } from '@nutricion/domain/offers/close-the-gap';
import type { CatalogEntry } from './catalog-entry.ts';

/** Specification, sections 7 and 9. */
export const BEST_SELLERS = 6;
export const POPULAR = 12;
/** With fewer popular products than this, the most ordered ones are shown instead. */
export const MIN_POPULAR = 8;

type Order = (one: CatalogEntry, other: CatalogEntry) => number;

// Ties by id, because comparing titles with Spanish collation is slow.
const byId: Order = (one, other) => (one.id < other.id ? -1 : 1);

const byPurchases: Order = (one, other) =>
  other.counts.total_purchases - one.counts.total_purchases || byId(one, other);

const byPopularity: Order = (one, other) =>
  other.counts.total_purchases - one.counts.total_purchases ||
  other.counts.view_count - one.counts.view_count ||
  byId(one, other);

/** The most purchased products; if too few were purchased, basic products fill the row. */
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

/** Products that were viewed or purchased at all, the most purchased first. */
export const popularProducts = ({ byId }: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] =>
  first(
    byId.values(),
    POPULAR,
    byPopularity,
    ({ counts }) => counts.view_count > 0 || counts.total_purchases > 0,
  );

/** Products that may close a gap of `missingCents` alone or in pairs: in stock and near that price or its half, the most purchased first. */
export const gapProducts = (
  { byId }: CatalogIndex<CatalogEntry>,
  missingCents: number,
): readonly CatalogEntry[] =>
  first(byId.values(), GAP_CANDIDATES, byPopularity, ({ counts, source: { product } }) => {
    const share = product.price_cents / missingCents;
    return counts.stock > 0 && share >= GAP_SHARE.min && share <= GAP_SHARE.max;
  });

/** Price as a share of the gap: one of a pair covers at least 40 %, and twice the gap is far too much. */
const GAP_SHARE = { min: 0.4, max: 2 };

/** Basic categories, shown while nothing has been purchased (specification, section 7). */
const basics = ['Huevos', 'Leche', 'Frutas', 'Vegetales', 'Carnes', 'Pan'];

/** Products of the basic categories, taking one of each in rotation. */
export const basicProducts = (catalogIndex: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] => {
  const lists = basics.map((name) => categoryProducts(catalogIndex, name));
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? []))
    .flat()
    .slice(0, POPULAR);
};

/** Fruit and vegetables in stock, the most purchased first: the choices for the incentive. */
export const incentiveProducts = (catalogIndex: CatalogIndex<CatalogEntry>): readonly CatalogEntry[] =>
  [...categoryProducts(catalogIndex, 'frutas'), ...categoryProducts(catalogIndex, 'vegetales')]
    .filter(({ counts }) => counts.stock > 0)
    .sort(byPopularity);

/** The first `limit` entries by `order`, without sorting the others. */
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
