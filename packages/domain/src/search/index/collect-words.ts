import { fields } from '../read-text.ts';
import type { PlannedWord, SearchPlan } from '../plan-search.ts';
import { wordPoints } from '../weights.ts';
import type { Dictionary } from './dictionary.ts';
import { FIELD_MASK, type Postings, type Slice } from './postings.ts';
import { FALSE, HEAD, type Scratch, SEEN, SPELLED } from './scratch.ts';

const NAMING = fields.title | fields.tags;
/** Beside the fields, in the two bits they leave free: the title is spelled so, or isn't what it says. */
const IS_SPELLED = 64;
const IS_FALSE = 128;

/** Notes in `scratch` what each word of a search gives the documents that have it. */
export const collectWords = (
  plan: SearchPlan,
  dictionary: Dictionary,
  postings: Postings,
  scratch: Scratch,
): void => {
  let bit = 1;
  let isFirst = true;
  for (const word of plan.words) {
    const met = collectMeaning(word, dictionary, postings, scratch);
    if (word.falseFriends.length > 0) markFalse(word, dictionary, postings, scratch);
    addWord(met, word.isAsked ? bit : 0, isFirst && word.isAsked, scratch);
    bit <<= 1;
    isFirst = false;
  }
};

/** The fields that have the word, in `scratch.mask`. Returns how many documents are in `scratch.ofWord`. */
const collectMeaning = (
  { word, meaning, isAsked }: PlannedWord,
  dictionary: Dictionary,
  postings: Postings,
  { mask, ofWord }: Scratch,
): number => {
  let met = 0;
  for (const [folded, manner] of meaning) {
    const kept = manner === 'literal' ? FIELD_MASK : FIELD_MASK & ~fields.head;
    for (const id of dictionary.spellingsOf(folded)) {
      const spelled = isAsked && dictionary.spellingAt(id) === word.typed ? IS_SPELLED : 0;
      postings.each(id, ({ data, start, end }: Slice) => {
        for (let at = start; at < end; at += 1) {
          const posting = data[at] ?? 0;
          const document = posting >>> 6;
          let found = posting & kept;
          if (found & fields.title) found |= spelled;
          const before = mask[document] ?? 0;
          if (before === 0) {
            ofWord[met] = document;
            met += 1;
          }
          mask[document] = before | found;
        }
      });
    }
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
  for (const form of falseFriends)
    for (const folded of dictionary.wordsOfForm(form))
      for (const id of dictionary.spellingsOf(folded))
        postings.each(id, ({ data, start, end }) => {
          for (let at = start; at < end; at += 1) {
            const posting = data[at] ?? 0;
            const document = posting >>> 6;
            const before = mask[document] ?? 0;
            if (before !== 0 && posting & fields.title) mask[document] = before | IS_FALSE;
          }
        });
};

/** Sums up the word and empties `scratch.mask` again. */
const addWord = (met: number, bit: number, isFirst: boolean, scratch: Scratch): void => {
  const { mask, ofWord, touched, points, matched, titled, flags } = scratch;
  let count = scratch.touchedCount;
  for (let at = 0; at < met; at += 1) {
    const document = ofWord[at] ?? 0;
    let found = mask[document] ?? 0;
    mask[document] = 0;
    let flag = flags[document] ?? 0;
    if (flag === 0) {
      touched[count] = document;
      count += 1;
    }
    flag |= SEEN;
    if (found & IS_SPELLED) flag |= SPELLED;
    if (found & IS_FALSE) {
      if (bit !== 0) flag |= FALSE;
      found &= ~(NAMING | fields.head);
    }
    if (isFirst && found & fields.head) flag |= HEAD;
    flags[document] = flag;
    if (bit === 0) found &= NAMING;
    points[document] = (points[document] ?? 0) + (wordPoints[found & FIELD_MASK] ?? 0);
    if (bit !== 0 && (found & FIELD_MASK & ~fields.head) !== 0) {
      matched[document] = (matched[document] ?? 0) | bit;
      if (found & fields.title) titled[document] = (titled[document] ?? 0) | bit;
    }
  }
  scratch.touchedCount = count;
};
