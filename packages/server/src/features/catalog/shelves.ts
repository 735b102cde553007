import { categories } from '@nutricion/domain/catalog/category';
import type { CatalogEntry } from './catalog-entry.ts';

const collator = new Intl.Collator('es');

/** The order of every list: by title as Spanish sorts it, then by id, so that it never wavers. */
export const byTitle = (one: CatalogEntry, other: CatalogEntry): number =>
  collator.compare(one.title, other.title) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** The active products by id, and in lists sorted by title: one per category id and per database category. */
export interface Shelves {
  readonly byId: Map<string, CatalogEntry>;
  readonly byName: Map<string, CatalogEntry[]>;
}

export const emptyShelves = (): Shelves => ({ byId: new Map(), byName: new Map() });

/** Puts an entry where it belongs, in place of an earlier one with its id. */
export const putEntry = (shelves: Shelves, entry: CatalogEntry): void => {
  removeEntry(shelves, entry.id);
  shelves.byId.set(entry.id, entry);
  for (const name of shelfNames(entry)) {
    const shelf = shelves.byName.get(name);
    if (shelf) shelf.splice(placeOf(shelf, entry), 0, entry);
    else shelves.byName.set(name, [entry]);
  }
};

/** Takes a product off; an unknown id changes nothing. */
export const removeEntry = (shelves: Shelves, id: string): void => {
  const entry = shelves.byId.get(id);
  if (!entry) return;
  shelves.byId.delete(id);
  for (const name of shelfNames(entry)) {
    const shelf = shelves.byName.get(name) ?? [];
    const place = shelf.indexOf(entry);
    if (place >= 0) shelf.splice(place, 1);
  }
};

/** The products of a category id or a database category, sorted by title; none for any other name. */
export const shelfOf = (shelves: Shelves, name: string): readonly CatalogEntry[] =>
  shelves.byName.get(name) ?? [];

/** Every product, category after category in the shop's order, each sorted by title; then the rest. */
export const allEntries = (shelves: Shelves): readonly CatalogEntry[] => {
  const placed = categories.flatMap(({ id }) => shelfOf(shelves, id));
  if (placed.length === shelves.byId.size) return placed;
  const elsewhere = [...shelves.byId.values()].filter(({ categoryId }) => categoryId === null);
  return [...placed, ...elsewhere.sort(byTitle)];
};

/** An id is lower-case and a database category isn't, so that both share one map. */
const shelfNames = ({ categoryId, category }: CatalogEntry): readonly string[] =>
  categoryId === null ? [category] : [categoryId, category];

/** Where an entry belongs in a sorted shelf. */
const placeOf = (shelf: readonly CatalogEntry[], entry: CatalogEntry): number => {
  let low = 0;
  let high = shelf.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = shelf[middle];
    if (there && byTitle(there, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};
