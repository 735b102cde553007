import { roomFor } from './columns.ts';

/** Documents in a block at most: few enough that what one of them reaches says much of the rest. */
const SIZE = 256;

/** The place of a block of documents from all over. */
export const ANY_PLACE = -1;

/**
 * Documents that are looked at together or not at all: they follow each other by number, stand in one place,
 * and the first of them comes first among equals. What is added after the catalogue was sorted stands in
 * blocks of any place and in no order.
 */
export class Blocks {
  count = 0;
  /** By block, the number after that of its last document. */
  ends = new Uint32Array(64);
  places = new Int32Array(64);
  /** Those of a place come before those of any. */
  placed = 0;
  /** By place, its first block and the number after its last. */
  #first = new Uint32Array(64);
  #end = new Uint32Array(64);

  /** The next document, which stands in a place. */
  add(place: number): void {
    const last = this.count - 1;
    const end = this.firstOf(this.count);
    const isFull = end - this.firstOf(last) >= SIZE;
    if (last >= 0 && this.places[last] === place && !isFull) {
      this.ends[last] = end + 1;
      return;
    }
    this.count += 1;
    this.ends = roomFor(this.ends, this.count);
    this.places = roomFor(this.places, this.count);
    this.ends[last + 1] = end + 1;
    this.places[last + 1] = place;
    if (place !== ANY_PLACE) this.#beginIn(place, last + 1);
  }

  #beginIn(place: number, block: number): void {
    this.placed = block + 1;
    this.#first = roomFor(this.#first, place + 1);
    this.#end = roomFor(this.#end, place + 1);
    if (this.#end[place] === 0) this.#first[place] = block;
    this.#end[place] = block + 1;
  }

  firstIn(place: number): number {
    return this.#first[place] ?? 0;
  }

  /** The number after that of a place's last block; that of its first where it has none. */
  endIn(place: number): number {
    return this.#end[place] ?? 0;
  }

  firstOf(block: number): number {
    return block <= 0 ? 0 : (this.ends[block - 1] as number);
  }

  /** The block that has a document. */
  of(document: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ends[middle] as number) <= document) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
