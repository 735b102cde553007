import { isFiller } from './fold.ts';
import { spelledWordsOf, type Word } from './spelled-words.ts';

/** The role of a word in a text: content, joining, or excluding what follows. */
export const CONTENT_ROLE = 0;
export const FILLER_ROLE = 1;
/** What follows, the product has not: 'sal' doesn't find «Adobo sin sal». */
export const NEGATOR_ROLE = 2;
/** Reduces what follows: neither with nor without. */
export const REDUCER_ROLE = 3;

const negatingWords: ReadonlySet<string> = new Set(['sin', 'cero', 'libre', 'ni']);
const reducingWords: ReadonlySet<string> = new Set(['menos', 'low', 'zero']);

export const wordRole = (folded: string): number => {
  if (negatingWords.has(folded)) return NEGATOR_ROLE;
  if (reducingWords.has(folded)) return REDUCER_ROLE;
  return isFiller(folded) ? FILLER_ROLE : CONTENT_ROLE;
};

/** The index term for 'sin X' in a text; no query word equals it. */
export const negatedWord = (folded: string): string => `sin ${folded}`;

/** The content words of a text: without fillers, and 'sin X' as one. */
export const readText = (text: string): readonly Word[] => {
  const words: Word[] = [];
  let negator = CONTENT_ROLE;
  const all = spelledWordsOf(text);
  for (const [at, word] of all.entries()) {
    const role = wordRole(word.folded);
    if (role === NEGATOR_ROLE || role === REDUCER_ROLE) negator = role;
    if (role !== CONTENT_ROLE) continue;
    if (negator === CONTENT_ROLE) words.push(word);
    if (negator === NEGATOR_ROLE) {
      // "Sin azúcar añadida" may hold sugar.
      const isAdded = /^(?:anadid|added)/.test(all[at + 1]?.folded ?? '');
      const folded = negatedWord(isAdded ? `${word.folded} anadido` : word.folded);
      words.push({ folded, spelled: folded });
    }
    negator = CONTENT_ROLE;
  }
  return words;
};
