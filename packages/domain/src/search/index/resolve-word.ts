import { isSpelledAs } from '../fold.ts';
import { fieldsOf } from '../meaning.ts';
import type { PlannedWord } from '../plan-search.ts';
import { fields, nameFields } from '../read-text.ts';
import { wordPoints } from '../weights.ts';
import { roomFor } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import { FIELD_BITS, FIELD_MASK, type Postings, type Slice } from './postings.ts';

/** A document and what is known of a word there: 24 and 8 bits. */
export const STATE_BITS = 8;
/** Beside the six fields: the title is spelled so, or isn't what it says. */
export const IS_SPELLED = 64;
export const IS_FALSE = 128;

/** A word of a search with all that it means brought together: each document once. */
export interface ResolvedWord {
  /** Where title or tags have it. */
  readonly named: Int32Array;
  /** Where it is only told of: in highlights, usage, description. */
  readonly told: Int32Array;
  /** The most points that telling of it gives. */
  readonly toldPoints: number;
}

/** Looks words up, and brings their runs together in memory of its own. */
export class WordResolver {
  readonly #dictionary: Dictionary;
  readonly #postings: Postings;
  /** By document what is known so far; all zero between two words. */
  #states = new Uint8Array(0);
  #met = new Uint32Array(0);

  constructor(dictionary: Dictionary, postings: Postings) {
    this.#dictionary = dictionary;
    this.#postings = postings;
  }

  /** @param documents how many there are */
  resolve(planned: PlannedWord, documents: number): ResolvedWord {
    this.#states = roomFor(this.#states, documents);
    this.#met = roomFor(this.#met, documents);
    const count = this.#collect(planned);
    this.#markFalse(planned.falseFriends);
    return this.#partition(count);
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
    const met = this.#met;
    let count = before;
    for (let at = start; at < end; at += 1) {
      const posting = data[at] as number;
      const document = posting >>> FIELD_BITS;
      const found = posting & kept;
      const known = states[document] as number;
      if (known === 0 && found !== 0) {
        met[count] = document;
        count += 1;
      }
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

  #partition(count: number): ResolvedWord {
    const states = this.#states;
    const met = this.#met;
    let namedCount = 0;
    for (let at = 0; at < count; at += 1)
      if ((states[met[at] as number] as number) & (nameFields | IS_FALSE)) namedCount += 1;
    const named = new Int32Array(namedCount);
    const told = new Int32Array(count - namedCount);
    let toldPoints = 0;
    let toNamed = 0;
    let toTold = 0;
    for (let at = 0; at < count; at += 1) {
      const document = met[at] as number;
      const state = states[document] as number;
      states[document] = 0;
      const entry = (document << STATE_BITS) | state;
      if (state & (nameFields | IS_FALSE)) {
        named[toNamed] = entry;
        toNamed += 1;
      } else {
        told[toTold] = entry;
        toTold += 1;
        toldPoints = Math.max(toldPoints, wordPoints[state & FIELD_MASK] as number);
      }
    }
    return { named, told, toldPoints };
  }
}
