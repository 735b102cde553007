import { FIELD_MASK } from '../index/postings.ts';
import { fields, nameFields } from '../score/read-product.ts';
import { FALSE, HEAD, MATCHED, type Scratch, SPELLED, TITLED } from './scratch.ts';
import { IS_FALSE, IS_SPELLED, pointsOfName, pointsOfState, STATE_BITS, STATE_MASK } from './word-state.ts';

/** By what is known of a word in a document, what to add to its note, and what to set in it. */
export interface Worth {
  readonly adds: Int32Array;
  readonly sets: Int32Array;
}

/**
 * @param place of the word among those asked for; null: it need not be had, and counts in title and tags alone
 */
export const worthOf = (place: number | null, mustName: boolean): Worth => {
  const key = (place ?? -1) * 2 + Number(mustName);
  const known = worths.get(key);
  if (known) return known;
  const adds = new Int32Array(STATE_MASK + 1);
  const sets = new Int32Array(STATE_MASK + 1);
  for (let state = 0; state <= STATE_MASK; state += 1) {
    const stated = state & IS_FALSE ? 0 : state;
    const counted = stated & FIELD_MASK & ~fields.head;
    adds[state] = (place === null ? pointsOfName : pointsOfState)[state] as number;
    if (place === null) continue;
    if (counted & fields.title) adds[state] = (adds[state] as number) + 2 ** TITLED;
    const isMatched = (mustName ? counted & nameFields : counted) !== 0;
    const isHead = place === 0 && (stated & fields.head) !== 0;
    sets[state] = (isMatched ? 1 << (MATCHED + place) : 0) | flagsOf(state, isHead);
  }
  const worth = { adds, sets };
  worths.set(key, worth);
  return worth;
};

const flagsOf = (state: number, isHead: boolean): number =>
  (state & IS_SPELLED ? SPELLED : 0) | (state & IS_FALSE ? FALSE : 0) | (isHead ? HEAD : 0);

const worths = new Map<number, Worth>();

/** Notes a word with the documents of a run of its entries. */
export const noteEntries = (
  entries: Int32Array,
  start: number,
  end: number,
  { adds, sets }: Worth,
  scratch: Scratch,
): void => {
  const { note, touched } = scratch;
  let count = scratch.touchedCount;
  for (let at = start; at < end; at += 1) {
    const entry = entries[at] as number;
    const state = entry & STATE_MASK;
    const add = adds[state] as number;
    const set = sets[state] as number;
    if ((add | set) === 0) continue;
    const document = entry >>> STATE_BITS;
    const before = note[document] as number;
    if (before === 0) {
      touched[count] = document;
      count += 1;
    }
    note[document] = (before + add) | set;
  }
  scratch.touchedCount = count;
};
