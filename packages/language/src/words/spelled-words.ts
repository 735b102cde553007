import { MAX_LENGTH, plainLetters, wordsOf } from './fold.ts';

/** A word as it compares, and as it is written but for capitals. */
export interface Word {
  readonly folded: string;
  readonly spelled: string;
}

const runs = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, each with the letters and accents that it is written with. */
export const spelledWordsOf = (text: string): readonly Word[] => {
  const words: Word[] = [];
  const read = plainLetters(text.slice(0, MAX_LENGTH)).normalize('NFC').toLowerCase();
  for (const run of runsOf(read)) for (const word of wordsOfRun(run)) words.push(word);
  return words;
};

/** Runs of letters and digits. Character by character if all are Latin: ten times as fast. */
const runsOf = (text: string): readonly string[] => {
  const spelledRuns: string[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    if (code >= LATIN) return text.match(runs) ?? [];
    const isPart = isWordCharacter[code] === 1;
    if (isPart && start < 0) start = at;
    else if (!isPart && start >= 0) {
      spelledRuns.push(text.slice(start, at));
      start = -1;
    }
  }
  return spelledRuns;
};

const LATIN = 0x400;
/** By the code of a letter of the Latin part and what is near it, 1 where it is part of a word. */
export const isWordCharacter = Uint8Array.from({ length: LATIN }, (_, code) =>
  /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 0,
);

/** A catalog repeats some thousand words, so folded runs are cached. */
const MAX_FOLDED_RUNS = 50_000;
const foldedRuns = new Map<string, readonly Word[]>();

/** Letters without a Latin base separate: one run may hold several words, or none. */
const wordsOfRun = (run: string): readonly Word[] => {
  const before = foldedRuns.get(run);
  if (before) return before;
  const words = foldRun(run);
  if (foldedRuns.size >= MAX_FOLDED_RUNS) foldedRuns.clear();
  foldedRuns.set(run, words);
  return words;
};

/** The words of a run of letters and digits, folded (`plainLetters`) and in lower case. */
export const foldRun = (run: string): readonly Word[] => {
  const words = wordsOf(run);
  return words.map((folded) => ({ folded, spelled: words.length === 1 ? run : folded }));
};
