import { isSpelledAs } from '../fold.ts';
import { fieldsOf } from '../meaning.ts';
import type { PlannedWord } from '../plan-search.ts';
import { fields, nameFields } from '../read-text.ts';
import { wordPoints } from '../weights.ts';
import type { Blocks } from './blocks.ts';
import { roomFor } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import { FIELD_BITS, FIELD_MASK, type Postings, type Slice } from './postings.ts';

/** A document and what is known of a word there: 24 and 8 bits. */
export const STATE_BITS = 8;
/** Beside the six fields: the title is spelled so, or isn't what it says. */
export const IS_SPELLED = 64;
export const IS_FALSE = 128;

/** A word of a search with all that it means brought together, block by block. */
export interface ResolvedWord {
  /** Each document that has it once, in their order. */
  readonly entries: Int32Array;
  /** By block, where its entries begin; the next one's beginning is their end. */
  readonly starts: Uint32Array;
  /** By block, the most points that it gives a document there. */
  readonly most: Uint16Array;
  /** By block, all that is known of it in any document there; of what isn't what it says, the spelling alone. */
  readonly known: Uint8Array;
}

/** Looks words up, and brings their runs together in memory of its own. */
export class WordResolver {
  readonly #dictionary: Dictionary;
  readonly #postings: Postings;
  /** By document what is known so far; all zero between two words. */
  #states = new Uint8Array(0);

  constructor(dictionary: Dictionary, postings: Postings) {
    this.#dictionary = dictionary;
    this.#postings = postings;
  }

  resolve(planned: PlannedWord, blocks: Blocks): ResolvedWord {
    this.#states = roomFor(this.#states, blocks.firstOf(blocks.count));
    const count = this.#collect(planned);
    this.#markFalse(planned.falseFriends);
    return this.#list(count, blocks, planned.isAsked ? pointsOfState : pointsOfName);
  }

  #collect({ word, meaning, isAsked }: PlannedWord): number {
    let count = 0;
    for (const [folded, manner] of meaning) {
      const kept = fieldsOf(manner, word) & (manner === 'kind' ? ~fields.head : FIELD_MASK);
      for (const id of this.#dictionary.spellingsOf(folded)) {
        const isSpelled = isAsked && isSpelledAs(this.#dictionary.spellingAt(id), word.typed);
        for (const slice of this.#postings.of(id))
          count = this.#collectSlice(slice, kept, isSpelled ? fields.title : 0, count);
      }
    }
    return count;
  }

  /** Returns how many documents have been met now. */
  #collectSlice({ data, start, end }: Slice, kept: number, spelled: number, before: number): number {
    const states = this.#states;
    let count = before;
    for (let at = start; at < end; at += 1) {
      const posting = data[at] as number;
      const document = posting >>> FIELD_BITS;
      const found = posting & kept;
      const known = states[document] as number;
      if (known === 0 && found !== 0) count += 1;
      states[document] = known | found | ((found & spelled) !== 0 ? IS_SPELLED : 0);
    }
    return count;
  }

  /** Of the documents met, those whose title has a false friend. */
  #markFalse(falseFriends: readonly string[]): void {
    const dictionary = this.#dictionary;
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

  /** What was found, in the documents' order. */
  #list(count: number, blocks: Blocks, pointsOf: Uint16Array): ResolvedWord {
    const states = this.#states;
    const entries = new Int32Array(count);
    const starts = new Uint32Array(blocks.count + 1);
    const most = new Uint16Array(blocks.count);
    const known = new Uint8Array(blocks.count);
    let length = 0;
    let document = 0;
    for (let block = 0; block < blocks.count; block += 1) {
      starts[block] = length;
      const end = blocks.ends[block] as number;
      let points = 0;
      let all = 0;
      for (; length < count && document < end; document += 1) {
        const state = states[document] as number;
        if (state === 0) continue;
        states[document] = 0;
        entries[length] = (document << STATE_BITS) | state;
        length += 1;
        if ((pointsOf[state] as number) > points) points = pointsOf[state] as number;
        all |= state & IS_FALSE ? state & IS_SPELLED : state;
      }
      document = end;
      most[block] = points;
      known[block] = all;
    }
    starts[blocks.count] = length;
    return { entries, starts, most, known };
  }
}

const STATES = 1 << STATE_BITS;

const pointsIn = (where: number): Uint16Array =>
  Uint16Array.from({ length: STATES }, (_, state) =>
    state & IS_FALSE ? 0 : (wordPoints[state & where] as number),
  );

/** By what is known of a word, what it is worth where it is asked for, and where it counts in title and tags alone. */
export const pointsOfState: Uint16Array = pointsIn(FIELD_MASK & ~fields.head);
export const pointsOfName: Uint16Array = pointsIn(nameFields);
