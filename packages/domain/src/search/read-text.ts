import { isFiller, spelledWordsOf, type Word } from './fold.ts';
import type { SearchableProduct } from './searchable-product.ts';

/** What follows one of these, the product has not: 'sal' doesn't find «Adobo sin sal». */
const negators: ReadonlySet<string> = new Set(['sin', 'menos', 'cero', 'libre', 'low', 'zero']);

/** These say that there is none of it; the others, that there is less. */
const lackingNegators: ReadonlySet<string> = new Set(['sin', 'cero', 'libre']);

/** The word under which a text keeps that it says 'sin X'; no word of a search can be it. */
export const lacking = (folded: string): string => `sin ${folded}`;

/** The words that a text says of its product: without fillers, and 'sin X' as one. */
export const readText = (text: string): readonly Word[] => {
  const words: Word[] = [];
  let negator = '';
  for (const word of spelledWordsOf(text)) {
    const { folded } = word;
    if (negators.has(folded)) negator = folded;
    else if (isFiller(folded)) continue;
    else if (negator === '') words.push(word);
    else {
      if (lackingNegators.has(negator)) words.push({ folded: lacking(folded), spelled: lacking(folded) });
      negator = '';
    }
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
