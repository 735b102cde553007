import { fields, readProduct } from '../read-text.ts';
import { compareEqual } from '../search-answer.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { ANY_PLACE, Blocks } from './blocks.ts';
import { roomFor } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import { allergenBits, tagBits } from './facts.ts';
import { Places } from './places.ts';
import { exactText, hashOf } from './title-hash.ts';

/** Where a word stands in a document: called for each of its words once, with all its fields. */
type Collect = (word: number, mask: number) => void;

const IS_THERE = 1;
const IS_NAME = 2;

/**
 * The products of an index, column by column, with their words and places. A document's number never
 * changes; one taken out stays as a gap until the index is built anew.
 */
export class Documents {
  readonly dictionary = new Dictionary();
  readonly places = new Places();
  readonly blocks = new Blocks();
  readonly products: SearchableProduct[] = [];
  readonly #numberById = new Map<string, number>();
  /** 1 for what is there, 0 for a gap. */
  live = new Uint8Array(1024);
  place = new Uint32Array(1024);
  allergens = new Uint32Array(1024);
  tags = new Uint32Array(1024);
  /** The order of what scores alike, the lowest first: purchases, title, id. Equal orders: compare. */
  order = new Float64Array(1024);
  /** What was sorted, in order. */
  #sorted = new Uint32Array(0);
  #sortedCount = 0;
  readonly #ofTitle = new Map<number, number[]>();
  #gaps = 0;

  readonly #masks = new WordMasks();
  readonly #entries = new WordMasks();

  get count(): number {
    return this.products.length;
  }

  get gaps(): number {
    return this.#gaps;
  }

  numberOf(id: string): number | undefined {
    return this.#numberById.get(id);
  }

  /** Takes a product in that comes after all were sorted. */
  add(product: SearchableProduct, collect: Collect): void {
    this.#take(product, this.#orderOf(product), collect);
    this.blocks.add(ANY_PLACE);
  }

  /**
   * Takes in the next of a whole catalogue, which comes place by place, and in each in order.
   * @param order its place among all, from 0
   */
  addSorted(product: SearchableProduct, order: number, collect: Collect): void {
    const number = this.#take(product, order + 1, collect);
    this.#sorted = roomFor(this.#sorted, order + 1);
    this.#sorted[order] = number;
    this.#sortedCount = Math.max(this.#sortedCount, order + 1);
    this.blocks.add(this.place[number] as number);
  }

  #take(product: SearchableProduct, order: number, collect: Collect): number {
    const number = this.products.push(product) - 1;
    this.#makeRoom(number + 1);
    this.#numberById.set(product.id, number);
    const place = this.places.idOf(product);
    this.live[number] = 1;
    this.place[number] = place;
    this.allergens[number] = allergenBits(product);
    this.tags[number] = tagBits(product);
    this.order[number] = order;
    const hash = hashOf(exactText(product.title));
    const sameTitle = this.#ofTitle.get(hash);
    if (sameTitle) sameTitle.push(number);
    else this.#ofTitle.set(hash, [number]);
    this.#readWords(product, place, 1, collect);
    return number;
  }

  /** Leaves a gap; costs the words of the one product. */
  remove(id: string): void {
    const number = this.#numberById.get(id);
    const product = this.products[number ?? -1];
    if (number === undefined || !product) return;
    this.#numberById.delete(id);
    this.live[number] = 0;
    this.#gaps += 1;
    this.#readWords(product, this.place[number] ?? 0, -1, () => {});
  }

  /** Those whose title reads exactly so. */
  titled(text: string): readonly number[] {
    const numbers = this.#ofTitle.get(hashOf(text)) ?? [];
    return numbers.filter((number) => exactText(this.products[number]?.title ?? '') === text);
  }

  isBefore(one: number, other: number): boolean {
    const first = this.products[one];
    const second = this.products[other];
    return first !== undefined && second !== undefined && compareEqual(first, second) < 0;
  }

  /** Between the two sorted ones that it stands between. */
  #orderOf(product: SearchableProduct): number {
    let low = 0;
    let high = this.#sortedCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.products[this.#sorted[middle] ?? 0];
      if (other && compareEqual(other, product) < 0) low = middle + 1;
      else high = middle;
    }
    return low + 0.5;
  }

  #readWords(product: SearchableProduct, place: number, by: 1 | -1, collect: Collect): void {
    const { dictionary } = this;
    const masks = this.#masks;
    masks.begin();
    readProduct(product, (word, field) => masks.note(dictionary.idOf(word), field));
    const entries = this.#entries;
    entries.begin();
    for (const words of Object.values(this.places.at(place).words))
      for (const word of words) entries.note(dictionary.entryIdOf(word), IS_NAME);
    for (const id of masks.words) {
      const mask = masks.of(id);
      const isName = mask & (fields.title | fields.tags);
      entries.note(dictionary.entryOf[id] ?? 0, isName ? IS_NAME : IS_THERE);
      if (mask & fields.title) dictionary.countTitle(id, by);
      collect(id, mask);
    }
    for (const id of entries.words) dictionary.countProduct(id, (entries.of(id) & IS_NAME) !== 0, by);
  }

  #makeRoom(length: number): void {
    this.live = roomFor(this.live, length);
    this.place = roomFor(this.place, length);
    this.allergens = roomFor(this.allergens, length);
    this.tags = roomFor(this.tags, length);
    this.order = roomFor(this.order, length);
  }
}

/** The fields of each word of one document, gathered without a map. */
class WordMasks {
  #masks = new Uint8Array(1024);
  readonly words: number[] = [];

  begin(): void {
    for (const word of this.words) this.#masks[word] = 0;
    this.words.length = 0;
  }

  note(word: number, field: number): void {
    this.#masks = roomFor(this.#masks, word + 1);
    if (this.#masks[word] === 0) this.words.push(word);
    this.#masks[word] = (this.#masks[word] ?? 0) | field;
  }

  of(word: number): number {
    return this.#masks[word] ?? 0;
  }
}
