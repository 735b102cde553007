import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf } from '@nutricion/domain/kit/fold';

/** Whether a word is of something that no grocery sells, and so of no food that is written like it. */
export const isNotSold = (word: string, { notSold }: WordTables): boolean =>
  formsOf(word).some((form) => notSold.has(form));

/** What something comes in, or food at large: what follows says of what. */
const HOLDING = new Set(
  'botella bote lata caja paquete galon vaso bolsa funda pote tubo rollo par juego set carne jamon filete hueso comida alimento'.split(
    ' ',
  ),
);
/** The longest phrase of the table. */
const LONGEST = 3;

/**
 * Whether a search is for something that isn't sold: its first word or words are, or what a bottle or a box is of, or half of its words
 * and two at least. Words that only describe ("vinagre de vino", "aceitunas de mesa") make it no less food.
 * @param words all that were typed
 * @param said those of them that say something
 * @param isName whether some product is called by a word
 */
export const isForWhatIsNotSold = (
  words: readonly string[],
  said: readonly string[],
  tables: WordTables,
  isName: (word: string) => boolean,
): boolean => {
  const isMissing = (word = ''): boolean => isNotSold(word, tables) && !isName(word);
  const [first = '', second] = said;
  const from = words.indexOf(first);
  for (let length = 2; length <= LONGEST; length += 1)
    if (isNotSold(words.slice(from, from + length).join(' '), tables)) return true;
  const missing = said.filter(isMissing).length;
  if (missing >= 2 && missing * 2 >= said.length) return true;
  return isMissing(first) || (formsOf(first).some((form) => HOLDING.has(form)) && isMissing(second));
};

/** Searches for what is sold instead of what isn't: those of the longest phrase that the table knows. */
export const insteadOf = (words: readonly string[], { notSold }: WordTables): readonly string[] => {
  for (let length = LONGEST; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1)
      for (const form of formsOf(words.slice(at, at + length).join(' '))) {
        const near = notSold.get(form);
        if (near && near.length > 0) return near;
      }
  return [];
};
