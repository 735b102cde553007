import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { readText, type Word } from '@nutricion/language';

/** The fields of a product that have words, one bit each. Categories are not among them: see `CategoryPath`. */
export const fields = {
  title: 1,
  tags: 2,
  highlights: 4,
  usage: 8,
  description: 16,
  /** The first word of the title: "Maní tostado" is peanuts, "Barra de maní" contains some. */
  head: 32,
} as const;

/** The fields that name a product, where a label also says 'sin X'. */
export const nameFields = fields.title | fields.tags;

/** All fields that give points: `head` only decides between equal scores. */
export const scoredFields = nameFields | fields.highlights | fields.usage | fields.description;

/** Calls `visit` for each word of each field; `field` is one bit of `fields`, or title and head together. */
export const readProduct = (product: SearchableProduct, visit: (word: Word, field: number) => void): void => {
  const title = readText(product.title);
  for (const [at, word] of title.entries()) visit(word, at === 0 ? fields.title | fields.head : fields.title);
  for (const tag of product.tags) for (const word of readText(tag)) visit(word, fields.tags);
  for (const tag of product.highlights) for (const word of readText(tag)) visit(word, fields.highlights);
  for (const word of readText(product.usageSuggestions)) visit(word, fields.usage);
  for (const word of readText(product.description)) visit(word, fields.description);
};
