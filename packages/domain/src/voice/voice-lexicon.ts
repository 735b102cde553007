import { formsOf, isFiller, soundOf, wordsOf } from '@nutricion/language';
import type { TitleMatch, VoiceLexicon } from './understanding.ts';

/** What a catalogue calls its products: their titles, and other words that people have for them. */
export const voiceLexicon = (titles: readonly string[], otherWords: readonly string[]): VoiceLexicon => {
  const titleWords = titles.map(wordsOf);
  const ownWords = otherWords.map(wordsOf);
  // Links apart: "queso de papa" begins with queso, which papa follows.
  const meaning = titleWords.map((words) => words.filter((word) => !isFiller(word)));
  const known = new Set([...titleWords, ...ownWords].flat().flatMap(formsOf));
  const alone = ownWords.filter(({ length }) => length === 1).flat();
  const first = new Set([...meaning.map(([word = '']) => word), ...alone].flatMap(formsOf));
  // "almond milk" is another name as a whole.
  const linked = new Set([...titleWords, ...ownWords].flatMap((words) => clausesOf(words).flatMap(pairsOf)));
  const pairs = new Set(meaning.flatMap(pairsOf));
  const sounds = new Set([...known].map(soundOf));
  const has = (set: ReadonlySet<string>, word: string, next: string) =>
    formsOf(word).some((form) => formsOf(next).some((other) => set.has(`${form} ${other}`)));
  return {
    hasWord: (word) => known.has(word),
    begins: (word) => first.has(word),
    follows: (word, next) => has(linked, word, next),
    joins: (word, next) => has(pairs, word, next) && !has(linked, word, next),
    titleAt: titleMatcher([...meaning, ...ownWords.map((words) => words.filter((word) => !isFiller(word)))]),
    soundsKnown: (word) => word.length > 3 && formsOf(word).some((form) => sounds.has(soundOf(form))),
  };
};

const pairsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) =>
    formsOf(word).flatMap((form) => formsOf(words[at + 1] ?? '').map((next) => `${form} ${next}`)),
  );

const JOINING = new Set(['y', 'e', 'and', 'con', 'o']);

/** A title's words between those that join two foods, without what only links. */
const clausesOf = (words: readonly string[]): readonly (readonly string[])[] => {
  const clauses: string[][] = [[]];
  for (const word of words)
    if (JOINING.has(word)) clauses.push([]);
    else if (!isFiller(word)) clauses.at(-1)?.push(word);
  return clauses;
};

/** Of each title that has the words so far, its place among all, the first of its words that was said, and the last. */
type OpenTitles = ReadonlyMap<number, { readonly first: number; readonly last: number }>;

const titleMatcher = (names: readonly (readonly string[])[]): VoiceLexicon['titleAt'] => {
  const places = new Map<string, { readonly title: number; readonly at: number }[]>();
  for (const [title, words] of names.entries())
    for (const [at, word] of words.entries())
      for (const form of new Set(formsOf(word))) {
        const list = places.get(form) ?? [];
        places.set(form, list);
        list.push({ title, at });
      }
  const placesOf = (word: string) => formsOf(word).flatMap((form) => places.get(form) ?? []);
  const begin = (word: string): OpenTitles =>
    new Map(placesOf(word).map(({ title, at }) => [title, { first: at, last: at }]));
  /** Those that have another word later. */
  const goOn = (open: OpenTitles, word: string): OpenTitles => {
    const later = new Map<number, { readonly first: number; readonly last: number }>();
    for (const { title, at } of placesOf(word)) {
      const before = open.get(title);
      if (before && at > before.last && !later.has(title)) later.set(title, { ...before, last: at });
    }
    return later;
  };
  return (words, at) => {
    if (isFiller(words[at] ?? '')) return null;
    let open = begin(words[at] ?? '');
    let [length, count] = [1, 1];
    for (let next = at + 1; next < words.length && open.size > 0; next += 1) {
      const word = words[next] ?? '';
      if (isFiller(word)) continue;
      const later = goOn(open, word);
      if (later.size === 0) break;
      open = later;
      count += 1;
      length = next + 1 - at;
    }
    return open.size === 0 ? null : matchOf(open, length, count, names);
  };
};

const matchOf = (
  open: OpenTitles,
  length: number,
  count: number,
  names: readonly (readonly string[])[],
): TitleMatch => ({
  length,
  isBeginning: [...open.values()].some(({ first }) => first === 0),
  isWhole: [...open.keys()].some((title) => names[title]?.length === count),
});
