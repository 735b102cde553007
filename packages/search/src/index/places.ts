import { categories } from '@nutricion/domain/catalog/category';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { type Place, placeKey, placeOf } from '../score/place.ts';

/** One bit for each category of the shop; none for what it doesn't list. */
export const shelfBit = (id: string): number => {
  const at = categoryIds.indexOf(id);
  return at < 0 ? 0 : 1 << at;
};

const categoryIds: readonly string[] = categories.map(({ id }) => id);

/** The places of a catalogue, by ids that count up from 0. Some hundreds, however many products there are. */
export class Places {
  readonly #idByKey = new Map<string, number>();
  readonly #places: Place[] = [];
  readonly #idsByWord = new Map<string, number[]>();
  readonly #shelves: number[] = [];

  idOf(product: SearchableProduct): number {
    const known = this.#idByKey.get(placeKey(product));
    if (known !== undefined) return known;
    const place = placeOf(product);
    const id = this.#places.push(place) - 1;
    this.#idByKey.set(place.key, id);
    this.#shelves.push(shelfBit(place.normalizedCategory));
    for (const word of new Set(Object.values(place.words).flat())) {
      const ids = this.#idsByWord.get(word);
      if (ids) ids.push(id);
      else this.#idsByWord.set(word, [id]);
    }
    return id;
  }

  at(id: number): Place {
    const place = this.#places[id];
    if (!place) throw new Error(`there is no place ${id}`);
    return place;
  }

  /** The bit of its category: see `shelfBit`. */
  shelf(id: number): number {
    return this.#shelves[id] ?? 0;
  }

  get count(): number {
    return this.#places.length;
  }

  /** The places that have a folded word in one of their names. */
  withWord(word: string): readonly number[] {
    return this.#idsByWord.get(word) ?? none;
  }
}

const none: readonly number[] = [];
