import { keywordsOf } from '@nutricion/domain/catalog/words/constraint-tables';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf, isFiller, isSpelledAs } from '@nutricion/language';

/** Whether a word names something that no grocery sells. No food is meant by such a word, however similar it is. */
export const isNotSold = (word: string, { notSold }: WordTables): boolean =>
  formsOf(word).some((form) => notSold.has(form));

/** Containers and general words, after which the next word says of what. */
const CONTAINERS = new Set(
  'botella bote lata caja paquete galon vaso bolsa funda pote tubo rollo par juego set carne jamon filete hueso comida alimento'.split(
    ' ',
  ),
);
const PACKAGES = new Set(
  'botella bote lata caja cajita paquete carton vaso bolsa funda pote saco sobre'.split(' '),
);
/** Whether a word says only in what a product is packed. */
export const isContainer = (word: string): boolean => formsOf(word).some((form) => PACKAGES.has(form));

/** Words of the longest phrase of the table. */
const MAX_PHRASE = 4;

/**
 * Whether a search is for something that isn't sold: its first words name such a thing, or what a bottle or a box is of, or at
 * least two and half of its words. Words that only describe ("vinagre de vino", "aceitunas de mesa") don't count.
 * @param words all that were typed, folded
 * @param terms those of them that are searched for
 * @param isName whether some product is called by a word
 */
export const isForWhatIsNotSold = (
  words: readonly string[],
  terms: readonly string[],
  tables: WordTables,
  isName: (word: string) => boolean,
): boolean => {
  if (tables.readings.has(words.join(' '))) return false;
  const ofConstraints = wordsOfConstraints(words, tables);
  const isMissing = (word = ''): boolean =>
    isNotSold(word, tables) && !isName(word) && !ofConstraints.has(word);
  const [first = '', second] = terms;
  const isPhrase = (phrase: readonly string[]): boolean =>
    formsOf(phrase[0] ?? '').some((form) => isNotSold([form, ...phrase.slice(1)].join(' '), tables)) &&
    !phrase.every((word) => isFiller(word) || ofConstraints.has(word));
  const from = words.findIndex((word) => !isFiller(word));
  for (const all of [words.slice(from), keywordsOf(words)])
    for (let length = 2; length <= Math.min(MAX_PHRASE, all.length); length += 1)
      if (isPhrase(all.slice(0, length))) return true;
  const missing = terms.filter(isMissing).length;
  if (missing >= 2 && missing * 2 >= terms.length) return true;
  return isMissing(first) || (formsOf(first).some((form) => CONTAINERS.has(form)) && isMissing(second));
};

/** The words that name a dish or a need: "ropa vieja" is no clothing, nor "noche de cine" a theatre. */
const wordsOfConstraints = (words: readonly string[], { constraints }: WordTables): ReadonlySet<string> => {
  const keywords = keywordsOf(words);
  const covered = new Set<string>();
  for (const [at, word] of keywords.entries())
    for (const form of formsOf(word))
      for (const name of constraints.get(form) ?? [])
        if (name.words.every((part, offset) => isSpelledAs(part, keywords[at + offset] ?? '')))
          for (const each of keywords.slice(at, at + name.words.length)) covered.add(each);
  return covered;
};

/** Searches for what is sold instead of what isn't, of the longest phrase that the table has; often none. */
export const searchesInstead = (words: readonly string[], { notSold }: WordTables): readonly string[] => {
  for (let length = MAX_PHRASE; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1)
      for (const form of formsOf(words.slice(at, at + length).join(' '))) {
        const searches = notSold.get(form);
        if (searches && searches.length > 0) return searches;
      }
  return [];
};
