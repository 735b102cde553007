import { IS_FALSE, IS_SPELLED, STATE_BITS } from './word-state.ts';

/**
 * Writes down what is known of a word in the documents of one block after the other: those first that it
 * gives most points, and of these in their order. Few states differ in a block, so that counting sorts them.
 */
export class BlockTaker {
  readonly #states: Uint8Array;
  readonly #entries: Int32Array;
  readonly #pointsOf: Uint16Array;
  /** Of the block taken last: see `ResolvedWord.known`. */
  known = 0;
  /** By state, how many there are, then where the next of them goes; all 0 between two blocks. */
  readonly #places = new Uint32Array(1 << STATE_BITS);
  /** The states of a block, those that give most first. */
  readonly #met: number[] = [];

  /** @param states by document what is known; what was taken becomes 0 */
  constructor(states: Uint8Array, entries: Int32Array, pointsOf: Uint16Array) {
    this.#states = states;
    this.#entries = entries;
    this.#pointsOf = pointsOf;
  }

  /** @param documents those that have it; the block's are from `from` up to `to`, and so are their entries */
  take(documents: Uint32Array, from: number, to: number): void {
    this.#count(documents, from, to);
    this.#divide(from);
    const states = this.#states;
    const places = this.#places;
    for (let each = from; each < to; each += 1) {
      const document = documents[each] as number;
      const state = states[document] as number;
      const at = places[state] as number;
      this.#entries[at] = (document << STATE_BITS) | state;
      places[state] = at + 1;
      states[document] = 0;
    }
    for (const state of this.#met) places[state] = 0;
  }

  #count(documents: Uint32Array, from: number, to: number): void {
    const counts = this.#places;
    this.#met.length = 0;
    this.known = 0;
    for (let each = from; each < to; each += 1) {
      const state = this.#states[documents[each] as number] as number;
      if (counts[state] === 0) this.#meet(state);
      counts[state] = (counts[state] as number) + 1;
    }
  }

  #meet(state: number): void {
    const met = this.#met;
    const pointsOf = this.#pointsOf;
    this.known |= state & IS_FALSE ? state & IS_SPELLED : state;
    let at = met.length;
    for (; at > 0 && (pointsOf[met[at - 1] as number] as number) < (pointsOf[state] as number); at -= 1)
      met[at] = met[at - 1] as number;
    met[at] = state;
  }

  /** Where the first of each state goes. */
  #divide(from: number): void {
    let at = from;
    for (const state of this.#met) {
      const count = this.#places[state] as number;
      this.#places[state] = at;
      at += count;
    }
  }
}
