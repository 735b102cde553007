import type { AllergenId } from '../catalog/allergen.ts';
import { formsOf, isFiller, wordsOf } from './fold.ts';
import { exactText } from './parse-query.ts';

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

/** A product read once: each word's forms with the fields it stands in. */
export interface SearchDocument {
  readonly product: SearchableProduct;
  readonly exactTitle: string;
  /** Folded title and tags, to find 'sin lactosa' in. */
  readonly label: string;
  readonly titleForms: ReadonlySet<string>;
  /** The words of its subcategory, each with its forms. */
  readonly subcategoryWords: readonly (readonly string[])[];
  readonly fieldsByForm: ReadonlyMap<string, number>;
}

export const prepareProduct = (product: SearchableProduct): SearchDocument => {
  const fieldsByForm = new Map<string, number>();
  const note = (text: string, field: number): void => {
    for (const word of wordsOf(text)) {
      if (isFiller(word)) continue;
      for (const form of formsOf(word)) fieldsByForm.set(form, (fieldsByForm.get(form) ?? 0) | field);
    }
  };
  note(product.title, fields.title);
  note(product.tags.join(' '), fields.tags);
  note(product.normalizedCategory ?? '', fields.normalizedCategory);
  note(product.subcategory ?? '', fields.subcategory);
  note(product.category, fields.category);
  note(product.nutritionalHighlights.join(' '), fields.highlights);
  note(product.usageSuggestions, fields.usage);
  note(product.description, fields.description);
  return {
    product,
    exactTitle: exactText(product.title),
    label: ` ${[product.title, ...product.tags].map(exactText).join(' | ')} `,
    titleForms: new Set(wordsOf(product.title).flatMap(formsOf)),
    subcategoryWords: wordsOf(product.subcategory ?? '')
      .filter((word) => !isFiller(word))
      .map(formsOf),
    fieldsByForm,
  };
};

/** Where a form stands: documents and their fields, side by side. */
export interface Postings {
  readonly documents: number[];
  readonly fields: number[];
}

/** The catalogue ready to be searched. */
export interface PreparedCatalog {
  /** Sorted by title: the order of equal scores. */
  readonly documents: readonly SearchDocument[];
  readonly postings: ReadonlyMap<string, Postings>;
  /** Every form, sorted, for words that are still being typed. */
  readonly vocabulary: readonly string[];
  /** Titles, tags and subcategories as written, by their folded text, with how many products have them. */
  readonly phrases: ReadonlyMap<string, { readonly text: string; readonly count: number }>;
}

export const prepareCatalog = (products: readonly SearchableProduct[]): PreparedCatalog =>
  indexDocuments(products.map(prepareProduct));

/** Joins products read before; cheap enough to be done again at every change of a few thousand. */
export const indexDocuments = (unsorted: readonly SearchDocument[]): PreparedCatalog => {
  const documents = [...unsorted].sort(byTitle);
  const finerWords = subcategoryFormsByCategory(documents);
  const postings = new Map<string, Postings>();
  const phrases = new Map<string, { text: string; count: number }>();
  documents.forEach((document, index) => {
    const finer = finerWords.get(document.product.category);
    for (const [form, mask] of document.fieldsByForm) {
      const counted = finer?.has(form) ? mask & ~fields.category : mask;
      if (counted === 0) continue;
      const posting = postings.get(form);
      if (posting) {
        posting.documents.push(index);
        posting.fields.push(counted);
      } else postings.set(form, { documents: [index], fields: [counted] });
    }
    const { title, tags, subcategory } = document.product;
    for (const text of subcategory === null ? [title, ...tags] : [title, subcategory, ...tags]) {
      const key = exactText(text);
      const phrase = phrases.get(key);
      if (phrase) phrase.count += 1;
      else phrases.set(key, { text: text.toLocaleLowerCase('es'), count: 1 });
    }
  });
  return { documents, postings, vocabulary: [...postings.keys()].sort(), phrases };
};

const byTitle = (one: SearchDocument, other: SearchDocument): number =>
  compare(one.exactTitle, other.exactTitle) || compare(one.product.id, other.product.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * In a category of several kinds, as "Cereales Granolas & Snacks", a word that also names one of its
 * subcategories means that one: granola doesn't find its popcorn.
 */
const subcategoryFormsByCategory = (
  documents: readonly SearchDocument[],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const byCategory = new Map<string, Set<string>>();
  for (const { product, subcategoryWords } of documents) {
    if (wordsOf(product.category).filter((word) => !isFiller(word)).length < 2) continue;
    const forms = byCategory.get(product.category) ?? new Set();
    for (const form of subcategoryWords.flat()) forms.add(form);
    byCategory.set(product.category, forms);
  }
  return byCategory;
};
