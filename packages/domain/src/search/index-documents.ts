import { fields, prepareProduct, type SearchableProduct, type SearchDocument } from './prepare.ts';

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
  /** Titles, subcategories and tags by how they compare, with how many products have them. */
  readonly phrases: ReadonlyMap<string, { readonly text: string; readonly count: number }>;
}

/** Reads and joins a whole catalogue. */
export const prepareCatalog = (products: readonly SearchableProduct[]): PreparedCatalog => {
  const building = indexDocuments(products.map(prepareProduct));
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
};

/** Documents joined between two pauses: a few milliseconds of work. */
const STEP = 250;

/**
 * Joins documents read before, in steps, so that whoever has other work can do it in between. Returns
 * the prepared catalogue at its end.
 */
export function* indexDocuments(unsorted: readonly SearchDocument[]): Generator<void, PreparedCatalog> {
  const documents = [...unsorted].sort(byTitle);
  const finerForms = subcategoryFormsByCategory(documents);
  yield;
  const postings = new Map<string, Postings>();
  const phrases = new Map<string, { text: string; count: number }>();
  for (const [index, document] of documents.entries()) {
    addPostings(postings, index, document, finerForms.get(document.product.category));
    for (const { key, text } of document.phrases) {
      const phrase = phrases.get(key);
      if (phrase) phrase.count += 1;
      else phrases.set(key, { text, count: 1 });
    }
    if (index % STEP === STEP - 1) yield;
  }
  const vocabulary = [...postings.keys()].sort();
  return { documents, postings, vocabulary, phrases };
}

const addPostings = (
  postings: Map<string, Postings>,
  index: number,
  { forms, fieldsOfForms }: SearchDocument,
  finer: ReadonlySet<string> | undefined,
): void => {
  for (const [at, form] of forms.entries()) {
    const mask = fieldsOfForms[at] ?? 0;
    const counted = finer?.has(form) ? mask & ~fields.category : mask;
    if (counted === 0) continue;
    const posting = postings.get(form);
    if (posting) {
      posting.documents.push(index);
      posting.fields.push(counted);
    } else postings.set(form, { documents: [index], fields: [counted] });
  }
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
  for (const { product, isCategoryMixed, subcategoryForms } of documents) {
    if (!isCategoryMixed) continue;
    const forms = byCategory.get(product.category) ?? new Set();
    for (const form of subcategoryForms) forms.add(form);
    byCategory.set(product.category, forms);
  }
  return byCategory;
};
