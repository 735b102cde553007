import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { fold, formsOf } from '@nutricion/language';
import type { Vocabulary } from './query/vocabulary.ts';
import type { SearchableCatalog } from './results/term-search.ts';
import { understandSearch } from './results/understand-search.ts';
import { type ReadDocument, readDocument, readEvidence } from './score/read-evidence.ts';
import { nameFields } from './score/read-product.ts';
import { scoreProduct } from './score/score-product.ts';
import { compareEqual, type SearchOptions, type SearchResults } from './score/search-results.ts';

/**
 * The search by its definition: every product is read and scored for every search. Tests compare the index with it; what
 * a product scores and how hits are sorted is the same code in both (`score/`).
 */
export const searchByDefinition = (
  products: readonly SearchableProduct[],
  tables: WordTables,
): ((query: string, options?: SearchOptions) => SearchResults) => {
  const documents = products.map(readDocument);
  const byId = new Map(documents.map((document) => [document.product.id, document]));
  const sorted = documents.toSorted((one, other) => compareEqual(one.product, other.product));
  const catalog: SearchableCatalog = {
    tables,
    vocabulary: vocabularyOf(documents),
    scoreAll: (plan) =>
      documents.flatMap((document) => scoreProduct(plan, readEvidence(plan, document)) ?? []),
    productOf: (id) => byId.get(id)?.product,
    all: () => products,
    remember: (_, search) => search(),
    firstInCategory: (id, most) => {
      const key = byId.get(id)?.path.key;
      const ofCategory = sorted.filter(({ path }) => path.key === key);
      return ofCategory.slice(0, most).map(({ product }) => product.id);
    },
  };
  return (query, options = {}) => understandSearch(query, options, catalog).results;
};

/** The words of some products, counted one by one. */
const vocabularyOf = (documents: readonly ReadDocument[]): Vocabulary => {
  const counts = new Map<string, number>();
  for (const { words, path } of documents) {
    const names = new Set(Object.values(path.words).flat());
    for (const [word, mask] of words) {
      counts.set(word, counts.get(word) ?? 0);
      if (mask & nameFields) names.add(word);
    }
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const spellings = commonestSpellings(documents);
  const sorted = [...counts.keys()].filter((word) => !word.includes(' ')).sort();
  const byForm = new Map<string, string[]>();
  for (const word of sorted)
    for (const form of formsOf(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  return {
    spellingOf: (word) => spellings.get(word) ?? word,
    nameCount: (word) => counts.get(word) ?? 0,
    wordsOfForm: (form) => byForm.get(form) ?? [],
    wordsThatBegin: (prefix) => sorted.filter((word) => word.startsWith(prefix)),
    wordsOfLength: (letter, least, most) =>
      sorted.filter((word) => word.startsWith(letter) && word.length >= least && word.length <= most),
  };
};

/** By folded word, how most titles write it; of equal ones the first in the alphabet. */
const commonestSpellings = (documents: readonly ReadDocument[]): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  for (const { titleSpellings } of documents)
    for (const spelling of titleSpellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  const best = new Map<string, string>();
  for (const [spelling, count] of [...counts].sort()) {
    const folded = fold(spelling);
    if (count > (counts.get(best.get(folded) ?? '') ?? 0)) best.set(folded, spelling);
  }
  return best;
};
