import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { wordsOf } from '@nutricion/domain/kit/fold';
import { fields } from '../score/read-product.ts';
import { compareEqual } from '../score/search-answer.ts';
import { ANY_PLACE, Blocks } from './blocks.ts';
import { roomFor } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import { allergenBits, highlightBits } from './facts.ts';
import { Places } from './places.ts';
import { hashOfWords, Titles } from './titles.ts';
import { WordMasks } from './word-masks.ts';
import { WordReader } from './word-reader.ts';

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
  /** Beside the products, which are all over the memory. */
  readonly ids: string[] = [];
  readonly #numberById = new Map<string, number>();
  /** 1 for what is there, 0 for a gap. */
  live = new Uint8Array(1024);
  place = new Uint32Array(1024);
  allergens = new Uint32Array(1024);
  highlights = new Uint32Array(1024);
  /** The order of what scores alike, the lowest first: purchases, title, id. Equal orders: compare. */
  order = new Float64Array(1024);
  /** What was sorted, in order. */
  #sorted = new Uint32Array(0);
  #sortedCount = 0;
  #blockOrder = { inOrder: new Uint32Array(0), rankOf: new Uint32Array(0) };
  readonly #titles = new Titles();
  #gaps = 0;

  readonly #reader = new WordReader(this.dictionary);
  readonly #placeEntries: (readonly number[])[] = [];
  readonly #masks = new WordMasks();
  readonly #note = (word: number, field: number): void => this.#masks.note(word, field);
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
    this.ids.push(product.id);
    this.#numberById.set(product.id, number);
    const place = this.places.idOf(product);
    this.live[number] = 1;
    this.place[number] = place;
    this.allergens[number] = allergenBits(product);
    this.highlights[number] = highlightBits(product);
    this.order[number] = order;
    this.#titles.add(this.#readWords(product, place, 1, collect));
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
    const isTitle = (number: number) => wordsOf(this.products[number]?.title ?? '').join(' ') === text;
    return this.#titles.with(hashOfWords(text)).filter(isTitle);
  }

  /** Of what stands in the place of a product, the first in order; so many. */
  besides(id: string, most: number): readonly number[] {
    const place = this.place[this.#numberById.get(id) ?? -1];
    if (place === undefined) return [];
    const { blocks } = this;
    const numbers: number[] = [];
    for (
      let number = blocks.firstOf(blocks.firstIn(place));
      number < blocks.firstOf(blocks.endIn(place));
      number += 1
    )
      if (this.live[number] === 1 && numbers.push(number) >= most) break;
    let isMixed = false;
    for (let number = blocks.firstOf(blocks.placed); number < this.count; number += 1)
      if (this.live[number] === 1 && this.place[number] === place) isMixed = numbers.push(number) > 0;
    if (!isMixed) return numbers;
    return numbers.sort((one, other) => (this.isBefore(one, other) ? -1 : 1)).slice(0, most);
  }

  /** The blocks by what comes first in them, those of any place last; and by block, its rank so. */
  blockOrder(): { readonly inOrder: Uint32Array; readonly rankOf: Uint32Array } {
    const { blocks, order } = this;
    if (this.#blockOrder.inOrder.length === blocks.count) return this.#blockOrder;
    const firstOf = (block: number) =>
      block < blocks.placed ? (order[blocks.firstOf(block)] as number) : Number.MAX_VALUE;
    const inOrder = Uint32Array.from({ length: blocks.count }, (_, block) => block).sort(
      (one, other) => firstOf(one) - firstOf(other),
    );
    const rankOf = new Uint32Array(blocks.count);
    for (const [rank, block] of inOrder.entries()) rankOf[block] = rank;
    this.#blockOrder = { inOrder, rankOf };
    return this.#blockOrder;
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

  /** Returns the hash of its title. */
  #readWords(product: SearchableProduct, place: number, by: 1 | -1, collect: Collect): number {
    const { dictionary } = this;
    const masks = this.#masks;
    masks.begin();
    const see = this.#note;
    const reader = this.#reader;
    const titleHash = reader.read(product.title, fields.title, see, fields.title | fields.head);
    for (const tag of product.tags) reader.read(tag, fields.tags, see);
    for (const tag of product.highlights) reader.read(tag, fields.highlights, see);
    reader.read(product.usageSuggestions, fields.usage, see);
    reader.read(product.description, fields.description, see);
    const entries = this.#entries;
    entries.begin();
    for (const entry of this.#entriesOf(place)) entries.note(entry, IS_NAME);
    for (let at = 0; at < masks.count; at += 1) {
      const id = masks.wordAt(at);
      const mask = masks.of(id);
      const isName = mask & (fields.title | fields.tags);
      entries.note(dictionary.entryOf[id] as number, isName ? IS_NAME : IS_THERE);
      if (mask & fields.title) dictionary.countTitle(id, by);
      collect(id, mask);
    }
    for (let at = 0; at < entries.count; at += 1) {
      const entry = entries.wordAt(at);
      dictionary.countProduct(entry, (entries.of(entry) & IS_NAME) !== 0, by);
    }
    return titleHash;
  }

  /** The words of a place, by their ids in the dictionary. */
  #entriesOf(place: number): readonly number[] {
    const known = this.#placeEntries[place];
    if (known) return known;
    const words = Object.values(this.places.at(place).words).flat();
    const entries = words.map((word) => this.dictionary.entryIdOf(word));
    this.#placeEntries[place] = entries;
    return entries;
  }

  #makeRoom(length: number): void {
    if (length <= this.live.length) return;
    this.live = roomFor(this.live, length);
    this.place = roomFor(this.place, length);
    this.allergens = roomFor(this.allergens, length);
    this.highlights = roomFor(this.highlights, length);
    this.order = roomFor(this.order, length);
  }
}
