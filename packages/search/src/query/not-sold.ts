import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf, isFiller } from '@nutricion/language';

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
  const isMissing = (word = ''): boolean => isNotSold(word, tables) && !isName(word);
  const [first = '', second] = terms;
  const from = words.findIndex((word) => !isFiller(word));
  for (let length = 2; length <= Math.min(MAX_PHRASE, words.length - from); length += 1)
    if (isNotSold(words.slice(from, from + length).join(' '), tables)) return true;
  const missing = terms.filter(isMissing).length;
  if (missing >= 2 && missing * 2 >= terms.length) return true;
  return isMissing(first) || (formsOf(first).some((form) => CONTAINERS.has(form)) && isMissing(second));
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
