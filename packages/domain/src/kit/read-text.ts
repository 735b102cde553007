import { isFiller } from './fold.ts';
import { spelledWordsOf, type Word } from './spelled-words.ts';

/** What a word does in a text: it says something, joins others, or takes away from what follows. */
export const SAYS = 0;
export const FILLS = 1;
/** What follows, the product has not: 'sal' doesn't find «Adobo sin sal». */
export const LACKS = 2;
/** There is less of what follows; which says neither the one nor the other. */
export const LESSENS = 3;

const lackingWords: ReadonlySet<string> = new Set(['sin', 'cero', 'libre', 'ni']);
const lesseningWords: ReadonlySet<string> = new Set(['menos', 'low', 'zero']);

export const roleOf = (folded: string): number => {
  if (lackingWords.has(folded)) return LACKS;
  if (lesseningWords.has(folded)) return LESSENS;
  return isFiller(folded) ? FILLS : SAYS;
};

/** The word under which a text keeps that it says 'sin X'; no word of a search can be it. */
export const lacking = (folded: string): string => `sin ${folded}`;

/** The words that a text says of its product: without fillers, and 'sin X' as one. */
export const readText = (text: string): readonly Word[] => {
  const words: Word[] = [];
  let negator = SAYS;
  for (const word of spelledWordsOf(text)) {
    const role = roleOf(word.folded);
    if (role === LACKS || role === LESSENS) negator = role;
    if (role !== SAYS) continue;
    if (negator === SAYS) words.push(word);
    if (negator === LACKS) words.push({ folded: lacking(word.folded), spelled: lacking(word.folded) });
    negator = SAYS;
  }
  return words;
};
