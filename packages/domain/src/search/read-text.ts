import { isFiller, spelledWordsOf, type Word } from './fold.ts';
import type { SearchableProduct } from './searchable-product.ts';

/** What a word does in a text: it says something, joins others, or takes away from what follows. */
export const SAYS = 0;
export const FILLS = 1;
/** What follows, the product has not: 'sal' doesn't find «Adobo sin sal». */
export const LACKS = 2;
/** There is less of what follows; which says neither the one nor the other. */
export const LESSENS = 3;

const lackingWords: ReadonlySet<string> = new Set(['sin', 'cero', 'libre']);
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

/** The fields whose words each product has for itself, one bit each. */
export const fields = {
  title: 1,
  tags: 2,
  highlights: 4,
  usage: 8,
  description: 16,
  /** The first word of the title: "Maní tostado" is peanuts, "Barra de maní" has some. */
  head: 32,
} as const;

/** What a product is called by; here its maker says 'sin X' on the front. */
export const nameFields = fields.title | fields.tags;

/** Calls `see` for each word of each field. */
export const readProduct = (product: SearchableProduct, see: (word: Word, field: number) => void): void => {
  const title = readText(product.title);
  for (const [at, word] of title.entries()) see(word, at === 0 ? fields.title | fields.head : fields.title);
  for (const tag of product.tags) for (const word of readText(tag)) see(word, fields.tags);
  for (const tag of product.nutritionalHighlights)
    for (const word of readText(tag)) see(word, fields.highlights);
  for (const word of readText(product.usageSuggestions)) see(word, fields.usage);
  for (const word of readText(product.description)) see(word, fields.description);
};
