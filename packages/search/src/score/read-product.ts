import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { readText } from '@nutricion/domain/kit/read-text';
import type { Word } from '@nutricion/domain/kit/spelled-words';

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
  for (const tag of product.highlights) for (const word of readText(tag)) see(word, fields.highlights);
  for (const word of readText(product.usageSuggestions)) see(word, fields.usage);
  for (const word of readText(product.description)) see(word, fields.description);
};
