import { isSpelledAs } from '@nutricion/domain/kit/fold';
import { roomFor } from '../index/columns.ts';
import type { Documents } from '../index/documents.ts';
import { FIELD_BITS, FIELD_MASK, type Postings, type Slice } from '../index/postings.ts';
import { fieldsOf } from '../query/meaning.ts';
import type { PlannedWord } from '../query/plan-search.ts';
import { fields } from '../score/read-product.ts';
import { BlockTaker } from './block-taker.ts';
import {
  IS_FALSE,
  IS_SPELLED,
  pointsOfName,
  pointsOfState,
  STATE_MASK,
  TIE_FLAGS,
  tieFlagsOf,
} from './word-state.ts';

/** A word of a search with all that it means brought together, block by block. */
export interface ResolvedWord {
  /** Each document that has it once; in a block those first that it gives most, and of these in their order. */
  readonly entries: Int32Array;
  /** By block, where its entries begin; the next one's beginning is their end. */
  readonly starts: Uint32Array;
  /** The blocks that have any: those first that it gives most, and of these those with the best in order. */
  readonly filled: Uint32Array;
  /** By block, the most points that it gives a document there. */
  readonly most: Uint16Array;
  /** By block, all that is known of it in any document there; of what isn't what it says, the spelling alone. */
  readonly known: Uint8Array;
}

/** Looks words up, and brings their runs together in memory of its own. */
export class WordResolver {
  readonly #documents: Documents;
  readonly #postings: Postings;
  /** By document what is known so far; all zero between two words. The same bytes, and four at a time. */
  #states = new Uint8Array(0);
  #fours = new Uint32Array(0);
  /** The documents that anything is known of. */
  #met = new Uint32Array(0);

  constructor(documents: Documents, postings: Postings) {
    this.#documents = documents;
    this.#postings = postings;
  }

  resolve(planned: PlannedWord): ResolvedWord {
    this.#fours = roomFor(this.#fours, Math.ceil(this.#documents.count / 4));
    this.#states = new Uint8Array(this.#fours.buffer);
    this.#met = roomFor(this.#met, this.#documents.count);
    const count = this.#collect(planned);
    this.#markFalse(planned.falseFriends);
    this.#sort(count);
    return this.#list(count, planned.isAsked ? pointsOfState : pointsOfName);
  }

  /** Returns how many documents have been met. */
  #collect({ word, meaning, isAsked }: PlannedWord): number {
    const { dictionary } = this.#documents;
    let count = 0;
    for (const [folded, manner] of meaning) {
      const kept = fieldsOf(manner, word) & (manner === 'kind' ? ~fields.head : FIELD_MASK);
      for (const id of dictionary.spellingsOf(folded)) {
        const isSpelled = isAsked && isSpelledAs(dictionary.spellingAt(id), word.typed);
        for (const slice of this.#postings.of(id))
          count = this.#collectSlice(slice, kept, isSpelled ? fields.title : 0, count);
      }
    }
    return count;
  }

  #collectSlice({ data, start, end }: Slice, kept: number, spelled: number, before: number): number {
    const states = this.#states;
    let count = before;
    for (let at = start; at < end; at += 1) {
      const posting = data[at] as number;
      const found = posting & kept;
      if (found === 0) continue;
      const document = posting >>> FIELD_BITS;
      const known = states[document] as number;
      if (known === 0) count += 1;
      states[document] = known | found | ((found & spelled) !== 0 ? IS_SPELLED : 0);
    }
    return count;
  }

  /** Of the documents met, those whose title has a false friend. */
  #markFalse(falseFriends: readonly string[]): void {
    const { dictionary } = this.#documents;
    const states = this.#states;
    const spellings = falseFriends.flatMap((form) =>
      dictionary.wordsOfForm(form).flatMap((folded) => dictionary.spellingsOf(folded)),
    );
    for (const { data, start, end } of spellings.flatMap((id) => this.#postings.of(id)))
      for (let at = start; at < end; at += 1) {
        const posting = data[at] as number;
        const document = posting >>> FIELD_BITS;
        const before = states[document] as number;
        if (before !== 0 && posting & fields.title) states[document] = before | IS_FALSE;
      }
  }

  /** Notes the documents met in order. */
  #sort(count: number): void {
    const [met, states, fours] = [this.#met, this.#states, this.#fours];
    for (let four = 0, at = 0; at < count; four += 1) {
      if (fours[four] === 0) continue;
      for (let document = 4 * four; document < 4 * four + 4; document += 1) {
        if (states[document] === 0) continue;
        met[at] = document;
        at += 1;
      }
    }
  }

  /** What was found, block by block. */
  #list(count: number, pointsOf: Uint16Array): ResolvedWord {
    const { blocks } = this.#documents;
    const met = this.#met;
    const entries = new Int32Array(count);
    const starts = new Uint32Array(blocks.count + 1);
    const most = new Uint16Array(blocks.count);
    const known = new Uint8Array(blocks.count);
    const taker = new BlockTaker(this.#states, entries, pointsOf);
    const filled: number[] = [];
    for (let block = 0, at = 0; block < blocks.count; block += 1) {
      const from = at;
      const end = blocks.ends[block] as number;
      while (at < count && (met[at] as number) < end) at += 1;
      starts[block + 1] = at;
      if (at === from) continue;
      taker.take(met, from, at);
      filled.push(block);
      most[block] = pointsOf[(entries[from] as number) & STATE_MASK] as number;
      known[block] = taker.known;
    }
    return { entries, starts, filled: this.#bestFirst(filled, most, known), most, known };
  }

  #bestFirst(filled: readonly number[], most: Uint16Array, known: Uint8Array): Uint32Array {
    const { inOrder, rankOf } = this.#documents.blockOrder();
    const keys = new Float64Array(filled.length);
    for (let at = 0; at < filled.length; at += 1) {
      const block = filled[at] as number;
      const first = (MOST - (most[block] as number)) * TIE_FLAGS + tieFlagsOf(known[block] as number);
      keys[at] = first * MOST_BLOCKS + (rankOf[block] as number);
    }
    keys.sort();
    const best = new Uint32Array(filled.length);
    for (let at = 0; at < best.length; at += 1)
      best[at] = inOrder[(keys[at] as number) % MOST_BLOCKS] as number;
    return best;
  }
}

/** More points than a word can give. */
const MOST = 1024;
/** As many blocks as there can be documents in an entry. */
const MOST_BLOCKS = 2 ** 24;
