import { isSpelledAs } from '../fold.ts';
import { fieldsOf } from '../meaning.ts';
import type { PlannedWord, SearchPlan } from '../plan-search.ts';
import { fields, nameFields } from '../read-text.ts';
import { wordPoints } from '../weights.ts';
import type { Dictionary } from './dictionary.ts';
import { FIELD_BITS, FIELD_MASK, type Postings, type Slice } from './postings.ts';
import { FALSE, HEAD, MATCHED, type Scratch, SPELLED, TITLED } from './scratch.ts';

/** Beside the fields, in the two bits they leave free: the title is spelled so, or isn't what it says. */
const IS_SPELLED = 64;
const IS_FALSE = 128;
/** What can be known of one word in one document. */
const STATES = 256;

/** Notes in `scratch` what each word of a search gives the documents that have it. */
export const collectWords = (
  plan: SearchPlan,
  dictionary: Dictionary,
  postings: Postings,
  scratch: Scratch,
): void => {
  for (const [at, word] of plan.words.entries()) {
    const runs = runsOf(word, dictionary, postings);
    const worth = worthOf(word.isAsked ? at : null, plan.query.isSpecific);
    const [first] = runs;
    // A document stands in a run but once: where there is only one, nothing has to be brought together.
    if (runs.length === 1 && first && word.falseFriends.length === 0) addRun(first, worth, scratch);
    else {
      const met = collectRuns(runs, scratch);
      markFalse(word, dictionary, postings, scratch);
      addMet(met, worth, scratch);
    }
  }
};

interface Run extends Slice {
  /** The fields that count, and what to add to those that stand in a title. */
  readonly kept: number;
  readonly spelled: number;
}

const runsOf = (
  { word, meaning, isAsked }: PlannedWord,
  dictionary: Dictionary,
  postings: Postings,
): readonly Run[] => {
  const runs: Run[] = [];
  for (const [folded, manner] of meaning) {
    const kept = fieldsOf(manner, word) & (manner === 'kind' ? ~fields.head : FIELD_MASK);
    for (const id of dictionary.spellingsOf(folded)) {
      const spelled = isAsked && isSpelledAs(dictionary.spellingAt(id), word.typed) ? IS_SPELLED : 0;
      for (const slice of postings.of(id)) runs.push({ ...slice, kept, spelled });
    }
  }
  return runs;
};

/** By what is known of a word in a document, what to add to its note, and what to set in it. */
interface Worth {
  readonly adds: Int32Array;
  readonly sets: Int32Array;
}

/** `place` of the word among those asked for; null: it need not be had, and counts in title and tags alone. */
const worthOf = (place: number | null, isSpecific: boolean): Worth => {
  const mustBeNamed = isSpecific && place === 0;
  const key = mustBeNamed ? -2 : (place ?? -1);
  const known = worths.get(key);
  if (known) return known;
  const adds = new Int32Array(STATES);
  const sets = new Int32Array(STATES);
  for (let state = 0; state < STATES; state += 1) {
    const stated = state & IS_FALSE ? state & ~(nameFields | fields.head) : state;
    const counted = (place === null ? stated & nameFields : stated) & FIELD_MASK & ~fields.head;
    adds[state] = wordPoints[counted] ?? 0;
    if (place === null) continue;
    if (counted & fields.title) adds[state] = (adds[state] ?? 0) + 2 ** TITLED;
    const isMatched = (mustBeNamed ? counted & nameFields : counted) !== 0;
    sets[state] =
      (isMatched ? 1 << (MATCHED + place) : 0) | flagsOf(state, place === 0 && stated & fields.head);
  }
  const worth = { adds, sets };
  worths.set(key, worth);
  return worth;
};

const flagsOf = (state: number, head: number | boolean): number =>
  (state & IS_SPELLED ? SPELLED : 0) | (state & IS_FALSE ? FALSE : 0) | (head ? HEAD : 0);

const worths = new Map<number, Worth>();

const addRun = ({ data, start, end, kept, spelled }: Run, { adds, sets }: Worth, scratch: Scratch): void => {
  const { note, touched } = scratch;
  let count = scratch.touchedCount;
  for (let at = start; at < end; at += 1) {
    const posting = data[at] as number;
    const document = posting >>> FIELD_BITS;
    let state = posting & kept;
    if (state & fields.title) state |= spelled;
    const add = adds[state] as number;
    const set = sets[state] as number;
    if ((add | set) === 0) continue;
    const before = note[document] as number;
    if (before === 0) {
      touched[count] = document;
      count += 1;
    }
    note[document] = (before + add) | set;
  }
  scratch.touchedCount = count;
};

/** The fields that have the word, in `scratch.mask`. Returns how many documents are in `scratch.ofWord`. */
const collectRuns = (runs: readonly Run[], { mask, ofWord }: Scratch): number => {
  let met = 0;
  for (const { data, start, end, kept, spelled } of runs)
    for (let at = start; at < end; at += 1) {
      const posting = data[at] as number;
      const document = posting >>> FIELD_BITS;
      let state = posting & kept;
      if (state & fields.title) state |= spelled;
      const before = mask[document] as number;
      if (before === 0) {
        ofWord[met] = document;
        met += 1;
      }
      mask[document] = before | state;
    }
  return met;
};

/** Of the documents met, those whose title has a false friend. */
const markFalse = (
  { falseFriends }: PlannedWord,
  dictionary: Dictionary,
  postings: Postings,
  { mask }: Scratch,
): void => {
  const spellings = falseFriends.flatMap((form) =>
    dictionary.wordsOfForm(form).flatMap((folded) => dictionary.spellingsOf(folded)),
  );
  for (const { data, start, end } of spellings.flatMap((id) => postings.of(id)))
    for (let at = start; at < end; at += 1) {
      const posting = data[at] as number;
      const document = posting >>> FIELD_BITS;
      const before = mask[document] as number;
      if (before !== 0 && posting & fields.title) mask[document] = before | IS_FALSE;
    }
};

/** Sums up the word and empties `scratch.mask` again. */
const addMet = (met: number, { adds, sets }: Worth, scratch: Scratch): void => {
  const { mask, ofWord, touched, note } = scratch;
  let count = scratch.touchedCount;
  for (let at = 0; at < met; at += 1) {
    const document = ofWord[at] as number;
    const state = mask[document] as number;
    mask[document] = 0;
    const add = adds[state] as number;
    const set = sets[state] as number;
    if ((add | set) === 0) continue;
    const before = note[document] as number;
    if (before === 0) {
      touched[count] = document;
      count += 1;
    }
    note[document] = (before + add) | set;
  }
  scratch.touchedCount = count;
};
