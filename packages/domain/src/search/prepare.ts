import type { AllergenId } from '../catalog/allergen.ts';
import { formsOf, isFiller, wordsOf } from './fold.ts';

/** What search needs to know of an active product. */
export interface SearchableProduct {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Database category: "Leche". */
  readonly category: string;
  /** Category id: "lacteos". */
  readonly normalizedCategory: string | null;
  readonly subcategory: string | null;
  readonly tags: readonly string[];
  readonly nutritionalHighlights: readonly string[];
  readonly usageSuggestions: string;
  /** Null: nobody has told us. */
  readonly contains: readonly AllergenId[] | null;
  readonly mayContain: readonly AllergenId[];
}

/** The fields of a product, one bit each. */
export const fields = {
  title: 1,
  tags: 2,
  normalizedCategory: 4,
  subcategory: 8,
  category: 16,
  highlights: 32,
  usage: 64,
  description: 128,
} as const;

/** A text as written and as it compares. */
export interface Phrase {
  readonly text: string;
  readonly key: string;
}

/** A product read once. */
export interface SearchDocument {
  readonly product: SearchableProduct;
  /** The title as a search must read to be it exactly. */
  readonly exactTitle: string;
  /** Folded title and tags, to find 'sin lactosa' in. */
  readonly label: string;
  readonly titleForms: ReadonlySet<string>;
  /** How many words its subcategory has. */
  readonly subcategoryLength: number;
  readonly subcategoryForms: readonly string[];
  /** In a category of several kinds: "Cereales Granolas & Snacks". */
  readonly isCategoryMixed: boolean;
  /** Each form of each of its words, and beside it the fields it stands in. */
  readonly forms: readonly string[];
  readonly fieldsOfForms: Uint8Array;
  /** Title, subcategory and tags: what a search can be completed to. */
  readonly phrases: readonly Phrase[];
}

/** Reads a product for searching. Costs most of preparing a catalogue, so keep what it gives. */
export const prepareProduct = (product: SearchableProduct): SearchDocument => {
  const fieldsByForm = new Map<string, number>();
  const note = (words: readonly string[], field: number): readonly string[] => {
    const meaningful = words.filter((word) => !isFiller(word));
    for (const word of meaningful)
      for (const form of formsOf(word)) fieldsByForm.set(form, (fieldsByForm.get(form) ?? 0) | field);
    return meaningful;
  };
  const titleWords = wordsOf(product.title);
  const subcategoryWords = wordsOf(product.subcategory ?? '');
  const tagWords = product.tags.map(wordsOf);
  note(titleWords, fields.title);
  for (const words of tagWords) note(words, fields.tags);
  note(wordsOf(product.normalizedCategory ?? ''), fields.normalizedCategory);
  const subcategory = note(subcategoryWords, fields.subcategory);
  const category = note(wordsOf(product.category), fields.category);
  note(wordsOf(product.nutritionalHighlights.join(' ')), fields.highlights);
  note(wordsOf(product.usageSuggestions), fields.usage);
  note(wordsOf(product.description), fields.description);

  const exactTitle = titleWords.join(' ');
  const tagPhrases = product.tags.map((text, index) => ({ text, key: (tagWords[index] ?? []).join(' ') }));
  const titlePhrase = { text: product.title.toLocaleLowerCase('es'), key: exactTitle };
  return {
    product,
    exactTitle,
    label: ` ${[exactTitle, ...tagPhrases.map(({ key }) => key)].join(' | ')} `,
    titleForms: new Set(titleWords.flatMap(formsOf)),
    subcategoryLength: subcategory.length,
    subcategoryForms: subcategory.flatMap(formsOf),
    isCategoryMixed: category.length > 1,
    forms: [...fieldsByForm.keys()],
    fieldsOfForms: Uint8Array.from(fieldsByForm.values()),
    phrases:
      product.subcategory === null
        ? [titlePhrase, ...tagPhrases]
        : [
            titlePhrase,
            { text: product.subcategory.toLocaleLowerCase('es'), key: subcategoryWords.join(' ') },
            ...tagPhrases,
          ],
  };
};
