import { bitCount } from '../bit-count.ts';
import { ANY_PLACE } from '../index/blocks.ts';
import { roomFor } from '../index/columns.ts';
import { fields } from '../score/read-product.ts';
import { weights } from '../score/weights.ts';
import { toRank } from './rank.ts';
import type { ResolvedWord } from './resolve-word.ts';
import type { Run } from './run.ts';
import { MATCHED_MASK } from './scratch.ts';
import { coveringOf, tieOf } from './word-state.ts';

/** Below any rank. */
export const NOTHING = -1;

/** By bits of words, how many they are. */
export const bitCounts: Uint8Array = Uint8Array.from({ length: MATCHED_MASK + 1 }, (_, bits) =>
  bitCount(bits),
);

/**
 * By block the rank that nothing in it is above: what the words give there at the most, each by itself, and
 * what place and labels give. Only blocks that have a word asked for, or whose place has, are looked at.
 */
export class Bounds {
  rank = new Int32Array(0);
  /** The blocks that anything in may be listed, and how many they are. */
  blocks = new Uint32Array(0);
  count = 0;
  #facts = 0;
  #points = new Int32Array(0);
  #bits = new Uint16Array(0);
  #titled = new Uint8Array(0);
  /** By block, the last search that met it; searches are counted, so that nothing is left to clean. */
  #metBy = new Uint32Array(0);
  #search = 0;

  /** Judges every block that anything of may be listed. Returns the highest rank. */
  judge(run: Run): number {
    const { plan, lists, documents } = run;
    this.#begin(run);
    const asked = plan.query.words.length;
    if (asked === 0) for (const block of documents.blockOrder().inOrder) this.#meet(block, run);
    this.#meetNamed(run);
    for (let at = 0; at < asked; at += 1) {
      const { filled } = lists[at] as ResolvedWord;
      for (let each = 0; each < filled.length; each += 1) this.#meet(filled[each] as number, run);
    }
    return this.#rankMet(run);
  }

  /** Judges those where the word's own list doesn't tell how much can be reached. Returns the highest rank. */
  judgeNamed(run: Run): number {
    this.#begin(run);
    this.#meetNamed(run);
    return this.#rankMet(run);
  }

  #makeRoom(count: number): void {
    if (count <= this.rank.length) return;
    this.rank = roomFor(this.rank, count);
    this.blocks = roomFor(this.blocks, count);
    this.#points = roomFor(this.#points, count);
    this.#bits = roomFor(this.#bits, count);
    this.#titled = roomFor(this.#titled, count);
    this.#metBy = roomFor(this.#metBy, count);
  }

  #begin({ documents, diets }: Run): void {
    this.#makeRoom(documents.blocks.count);
    this.count = 0;
    this.#search += 1;
    this.#facts = diets?.mostByFacts ?? 0;
  }

  /** The blocks of a place that is named, of any place, and with a title that is what was asked for. */
  #meetNamed(run: Run): void {
    const { blocks } = run.documents;
    for (const { id } of run.places.named) this.#meetAll(blocks.firstIn(id), blocks.endIn(id), run);
    this.#meetAll(blocks.placed, blocks.count, run);
    for (const document of run.exact) this.#meet(blocks.of(document), run);
  }

  #meetAll(first: number, end: number, run: Run): void {
    for (let block = first; block < end; block += 1) this.#meet(block, run);
  }

  #meet(block: number, { documents, places }: Run): void {
    if (this.#metBy[block] === this.#search) return;
    this.#metBy[block] = this.#search;
    this.blocks[this.count] = block;
    this.count += 1;
    const place = documents.blocks.places[block] as number;
    const isAnywhere = place === ANY_PLACE;
    this.#points[block] = this.#facts + (isAnywhere ? places.mostPoints : (places.points[place] as number));
    this.#bits[block] = isAnywhere ? places.anyMatched : (places.matched[place] as number);
    this.#titled[block] = 0;
  }

  #add(block: number, points: number): void {
    this.#points[block] = (this.#points[block] as number) + points;
  }

  #addLabels(starts: Uint32Array): void {
    for (let at = 0; at < this.count; at += 1) {
      const block = this.blocks[at] as number;
      if ((starts[block] as number) < (starts[block + 1] as number)) this.#add(block, weights.title);
    }
  }

  /** Whichever are fewer, the blocks that have it or those that were met: nobody looks at others. */
  #addWord({ plan }: Run, { filled, most, known }: ResolvedWord, at: number): void {
    const { mustName, words } = plan.query;
    const isAsked = at < words.length;
    const covering = coveringOf(mustName);
    const bit = 1 << at;
    const [blocks, count] = this.count < filled.length ? [this.blocks, this.count] : [filled, filled.length];
    for (let each = 0; each < count; each += 1) {
      const block = blocks[each] as number;
      this.#add(block, most[block] as number);
      if (!isAsked) continue;
      const here = known[block] as number;
      if ((here & covering) !== 0) this.#bits[block] = (this.#bits[block] as number) | bit;
      this.#titled[block] = (this.#titled[block] as number) + (here & fields.title);
    }
  }

  #rankMet(run: Run): number {
    const { lists, diets, exact, documents } = run;
    for (let at = 0; at < lists.length; at += 1) this.#addWord(run, lists[at] as ResolvedWord, at);
    for (const { starts } of diets?.labels ?? []) this.#addLabels(starts);
    for (const document of exact) this.#add(documents.blocks.of(document), weights.exactTitle);
    const met = this.count;
    let highest = NOTHING;
    this.count = 0;
    for (let at = 0; at < met; at += 1) {
      const block = this.blocks[at] as number;
      const rank = this.#rankOf(block, run);
      if (rank === NOTHING) continue;
      this.rank[block] = rank;
      this.blocks[this.count] = block;
      this.count += 1;
      if (rank > highest) highest = rank;
    }
    return highest;
  }

  #rankOf(block: number, { documents: { blocks }, places, plan, least, asTyped }: Run): number {
    const { isSpecific, words } = plan.query;
    const asked = words.length;
    const bits = this.#bits[block] as number;
    if (asked > 0 && bits === 0) return NOTHING;
    const place = blocks.places[block] as number;
    const mayBeNamed = asked > 1 && this.#titled[block] === asked;
    const isMismatch = place !== ANY_PLACE && !mayBeNamed && places.isElsewhere(place);
    const points = (this.#points[block] as number) + (isMismatch ? weights.categoryMismatch : 0);
    if (points < least) return NOTHING;
    const covered = isSpecific ? (bitCounts[bits] as number) : 0;
    return toRank(covered, 1, (bits & asTyped) === 0 ? 0 : 1, points);
  }
}

/** What nothing in a block ties above. */
export const tieBound = ({ documents, lists, plan }: Run, block: number): number => {
  const { blocks, order } = documents;
  if (blocks.places[block] === ANY_PLACE) return Number.POSITIVE_INFINITY;
  let known = 0;
  for (let at = 0; at < plan.query.words.length; at += 1) known |= lists[at]?.known[block] ?? 0;
  return tieOf(known, order[blocks.firstOf(block)] as number);
};
