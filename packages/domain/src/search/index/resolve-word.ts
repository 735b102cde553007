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

/** A word of a search with all that it means brought together: each document once, the most points first. */
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

  /** By state, those of a kind together and what gives most points first: so a reader can stop early. */
  #partition(count: number): ResolvedWord {
    const states = this.#states;
    const met = this.#met;
    const counts = new Uint32Array(STATES);
    for (let at = 0; at < count; at += 1) {
      const state = states[met[at] as number] as number;
      counts[state] = (counts[state] as number) + 1;
    }
    const named = new Int32Array(sumOf(namedStates, counts));
    const told = new Int32Array(count - named.length);
    const starts = new Uint32Array(STATES);
    setStarts(namedStates, counts, starts);
    setStarts(toldStates, counts, starts);
    for (let at = 0; at < count; at += 1) {
      const document = met[at] as number;
      const state = states[document] as number;
      states[document] = 0;
      const entries = isNamed(state) ? named : told;
      const place = starts[state] as number;
      entries[place] = (document << STATE_BITS) | state;
      starts[state] = place + 1;
    }
    const [first = 0] = told;
    return { named, told, toldPoints: told.length === 0 ? 0 : pointsOfState(first & (STATES - 1)) };
  }
}

const STATES = 1 << STATE_BITS;

/** Not only told of; what isn't what it says has to be known of too. */
const isNamed = (state: number): boolean => (state & (nameFields | IS_FALSE)) !== 0;

/** What a word asked for is worth where this is known of it. */
export const pointsOfState = (state: number): number =>
  state & IS_FALSE ? 0 : (wordPoints[state & FIELD_MASK & ~fields.head] as number);

const byPoints = Array.from({ length: STATES }, (_, state) => state).sort(
  (one, other) => pointsOfState(other) - pointsOfState(one),
);
const namedStates = byPoints.filter(isNamed);
const toldStates = byPoints.filter((state) => !isNamed(state));

const sumOf = (states: readonly number[], counts: Uint32Array): number =>
  states.reduce((sum, state) => sum + (counts[state] as number), 0);

const setStarts = (states: readonly number[], counts: Uint32Array, starts: Uint32Array): void => {
  let start = 0;
  for (const state of states) {
    starts[state] = start;
    start += counts[state] as number;
  }
};
