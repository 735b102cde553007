import { fields, readProduct } from '../read-text.ts';
import { compareEqual } from '../search-answer.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { roomFor } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import { allergenBits, tagBits } from './facts.ts';
import { Places } from './places.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { exactText, hashOf } from './title-hash.ts';

/** Where a word stands in a document: called for each of its words once, with all its fields. */
type Collect = (word: number, mask: number) => void;

/** Documents put in their places between two pauses. */
const STEP = 50_000;
const IS_THERE = 1;
const IS_NAME = 2;

/**
 * The products of an index, column by column, with their words and places. A document's number never
 * changes; one taken out stays as a gap until the index is built anew.
 */
export class Documents {
  readonly dictionary = new Dictionary();
  readonly places = new Places();
  readonly products: SearchableProduct[] = [];
  readonly #numberById = new Map<string, number>();
  /** 1 for what is there, 0 for a gap. */
  live = new Uint8Array(1024);
  place = new Uint32Array(1024);
  allergens = new Uint32Array(1024);
  tags = new Uint32Array(1024);
  /** The order of what scores alike, the lowest first: purchases, title, id. Equal orders: compare. */
  order = new Float64Array(1024);
  #sorted = new Uint32Array(0);
  /** What came since all was sorted. */
  added: number[] = [];
  /** By place what was sorted of it, in order. */
  ofPlace: number[][] = [];
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

  /** Takes a product in and returns its number. */
  add(product: SearchableProduct, collect: Collect): number {
    const number = this.products.push(product) - 1;
    this.#makeRoom(number + 1);
    this.#numberById.set(product.id, number);
    const place = this.places.idOf(product);
    this.added.push(number);
    this.live[number] = 1;
    this.place[number] = place;
    this.allergens[number] = allergenBits(product);
    this.tags[number] = tagBits(product);
    this.order[number] = this.#orderOf(product);
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

  /** Orders all that is there; what comes later finds its place between two of these. */
  *sort(): Generator<void, void> {
    const numbers = Uint32Array.from(this.products, (_, number) => number);
    this.#sorted = yield* sortInSteps(numbers, (one, other) => this.isBefore(one, other));
    this.ofPlace = Array.from({ length: this.places.count }, () => []);
    for (const [at, number] of this.#sorted.entries()) {
      this.order[number] = at + 1;
      this.ofPlace[this.place[number] ?? 0]?.push(number);
      if (at % STEP === STEP - 1) yield;
    }
    this.added = [];
  }

  /** What was sorted, in order. */
  get sorted(): Uint32Array {
    return this.#sorted;
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
    let high = this.#sorted.length;
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
