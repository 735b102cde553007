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
