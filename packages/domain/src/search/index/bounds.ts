import { bitCount } from '../bit-count.ts';
import { fields, nameFields } from '../read-text.ts';
import { weights } from '../weights.ts';
import { ANY_PLACE } from './blocks.ts';
import { roomFor } from './columns.ts';
import { mostByFacts } from './judge-diets.ts';
import { toRank, toTie } from './rank.ts';
import { IS_SPELLED, type ResolvedWord } from './resolve-word.ts';
import type { Run } from './run.ts';
import { MATCHED_MASK } from './scratch.ts';

/** Below any rank. */
export const NOTHING = -1;

/** By bits of words, how many they are. */
export const bitCounts: Uint8Array = Uint8Array.from({ length: MATCHED_MASK + 1 }, (_, bits) =>
  bitCount(bits),
);

/**
 * By block the rank that nothing in it is above: what the words give there at the most, each by itself, and
 * what place and labels give. Column by column, since there are thousands of blocks.
 */
export class Bounds {
  rank = new Int32Array(0);
  /** The blocks that anything in may be listed, and how many they are. */
  blocks = new Uint32Array(0);
  count = 0;
  #points = new Int32Array(0);
  #bits = new Uint16Array(0);
  #titled = new Uint8Array(0);

  /** Returns the highest rank. */
  judge(run: Run): number {
    const { count } = run.documents.blocks;
    this.rank = roomFor(this.rank, count);
    this.blocks = roomFor(this.blocks, count);
    this.#points = roomFor(this.#points, count);
    this.#bits = roomFor(this.#bits, count);
    this.#titled = roomFor(this.#titled, count);
    this.#judgePlaces(run);
    for (const [at, list] of run.lists.entries()) this.#addWord(run, list, at);
    for (const { starts } of run.diets?.labels ?? [])
      for (let block = 0; block < count; block += 1)
        if ((starts[block] as number) < (starts[block + 1] as number)) this.#add(block, weights.title);
    for (const document of run.exact) this.#add(run.documents.blocks.of(document), weights.exactTitle);
    return this.#rankAll(run);
  }

  #add(block: number, points: number): void {
    this.#points[block] = (this.#points[block] as number) + points;
  }

  #judgePlaces({ documents: { blocks }, places, plan }: Run): void {
    const points = this.#points;
    const bits = this.#bits;
    const byFacts = mostByFacts(plan.query);
    for (let block = 0; block < blocks.count; block += 1) {
      const place = blocks.places[block] as number;
      const isAnywhere = place === ANY_PLACE;
      points[block] = byFacts + (isAnywhere ? places.mostPoints : (places.points[place] as number));
      bits[block] = isAnywhere ? places.anyMatched : (places.matched[place] as number);
    }
    this.#titled.fill(0, 0, blocks.count);
  }

  #addWord({ plan }: Run, { most, known }: ResolvedWord, at: number): void {
    const points = this.#points;
    for (let block = 0; block < most.length; block += 1)
      points[block] = (points[block] as number) + (most[block] as number);
    const { isSpecific, words } = plan.query;
    if (at >= words.length) return;
    const bits = this.#bits;
    const covering = isSpecific && at === 0 ? nameFields : ~(IS_SPELLED | fields.head);
    const bit = 1 << at;
    for (let block = 0; block < known.length; block += 1) {
      const here = known[block] as number;
      if ((here & covering) !== 0) bits[block] = (bits[block] as number) | bit;
    }
    if (words.length > 1) this.#countTitles(known);
  }

  #countTitles(known: Uint8Array): void {
    const titled = this.#titled;
    for (let block = 0; block < known.length; block += 1)
      titled[block] = (titled[block] as number) + ((known[block] as number) & fields.title);
  }

  #rankAll({ documents: { blocks }, places, plan, options }: Run): number {
    const { least, asTyped } = options;
    const { isSpecific, words } = plan.query;
    const asked = words.length;
    let highest = NOTHING;
    this.count = 0;
    for (let block = 0; block < blocks.count; block += 1) {
      const place = blocks.places[block] as number;
      const bits = this.#bits[block] as number;
      let points = this.#points[block] as number;
      const mayBeNamed = asked > 1 && this.#titled[block] === asked;
      if (place !== ANY_PLACE && !mayBeNamed && places.isElsewhere(place)) points += weights.categoryMismatch;
      if ((asked > 0 && bits === 0) || points < least) continue;
      const covered = isSpecific ? (bitCounts[bits] as number) : 0;
      const rank = toRank(covered, 1, (bits & asTyped) === 0 ? 0 : 1, points);
      this.rank[block] = rank;
      this.blocks[this.count] = block;
      this.count += 1;
      if (rank > highest) highest = rank;
    }
    return highest;
  }
}

/** What nothing in a block ties above. */
export const tieBound = ({ documents, lists, plan }: Run, block: number): number => {
  const { blocks, order } = documents;
  if (blocks.places[block] === ANY_PLACE) return Number.POSITIVE_INFINITY;
  let known = 0;
  for (let at = 0; at < plan.query.words.length; at += 1) known |= lists[at]?.known[block] ?? 0;
  return toTie(
    (known & IS_SPELLED) !== 0,
    (known & fields.head) !== 0,
    order[blocks.firstOf(block)] as number,
  );
};
