import { roomFor } from '../index/columns.ts';

/**
 * The `limit` best of many: by rank, then by tie, both the higher the better, then those that `isBefore`
 * puts first. A binary heap with the worst on top: what is worse is refused with one comparison. Its memory
 * serves one search after the other.
 */
export class TopList {
  readonly #isBefore: (one: number, other: number) => boolean;
  #limit = 0;
  ranks = new Int32Array(0);
  #ties = new Float64Array(0);
  items = new Uint32Array(0);
  count = 0;
  /** What ranks below this is not taken. */
  leastRank = 0;
  /** Nor, at that rank, what ties below this. */
  leastTie = Number.NEGATIVE_INFINITY;

  constructor(isBefore: (one: number, other: number) => boolean) {
    this.#isBefore = isBefore;
  }

  /** Empties it for so many. */
  begin(limit: number): void {
    this.#limit = limit;
    this.count = 0;
    this.leastRank = 0;
    this.leastTie = Number.NEGATIVE_INFINITY;
  }

  offer(rank: number, tie: number, item: number): void {
    const at = this.count;
    if (at < this.#limit) {
      this.#makeRoom(at + 1);
      this.#put(at, rank, tie, item);
      this.count += 1;
      this.#rise(at);
    } else {
      if (!this.#goesBeforeWorst(rank, tie, item)) return;
      this.#put(0, rank, tie, item);
      this.#sink(this.count);
    }
    if (this.count < this.#limit) return;
    this.leastRank = this.ranks[0] as number;
    this.leastTie = this.#ties[0] as number;
  }

  /** Puts `items` and their `ranks` in order, the best first; takes nothing more until it begins again. */
  sort(): void {
    for (let last = this.count - 1; last > 0; last -= 1) {
      this.#swap(0, last);
      this.#sink(last);
    }
  }

  #makeRoom(length: number): void {
    if (length <= this.items.length) return;
    this.ranks = roomFor(this.ranks, length);
    this.#ties = roomFor(this.#ties, length);
    this.items = roomFor(this.items, length);
  }

  #put(at: number, rank: number, tie: number, item: number): void {
    this.ranks[at] = rank;
    this.#ties[at] = tie;
    this.items[at] = item;
  }

  #goesBeforeWorst(rank: number, tie: number, item: number): boolean {
    const worst = this.ranks[0] as number;
    if (rank !== worst) return rank > worst;
    const worstTie = this.#ties[0] as number;
    return tie !== worstTie ? tie > worstTie : this.#isBefore(item, this.items[0] as number);
  }

  #isBetter(one: number, other: number): boolean {
    const rank = (this.ranks[one] as number) - (this.ranks[other] as number);
    if (rank !== 0) return rank > 0;
    const tie = (this.#ties[one] as number) - (this.#ties[other] as number);
    return tie !== 0 ? tie > 0 : this.#isBefore(this.items[one] as number, this.items[other] as number);
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (this.#isBetter(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  /** The first of so many goes down to where it belongs. */
  #sink(length: number): void {
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      let worst = at;
      if (left < length && this.#isBetter(worst, left)) worst = left;
      if (left + 1 < length && this.#isBetter(worst, left + 1)) worst = left + 1;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(one: number, other: number): void {
    const rank = this.ranks[one] as number;
    const tie = this.#ties[one] as number;
    const item = this.items[one] as number;
    this.#put(one, this.ranks[other] as number, this.#ties[other] as number, this.items[other] as number);
    this.#put(other, rank, tie, item);
  }
}
