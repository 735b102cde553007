import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { sameAs, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { fold, formsOf } from '@nutricion/domain/kit/fold';
import { understanding } from './answer/answering.ts';
import { meaningOf } from './query/meaning.ts';
import { isName, mendQuery } from './query/mend-query.ts';
import { queryWords } from './query/parse-query.ts';
import { isDemanding, type Mean, planSearch } from './query/plan-search.ts';
import type { Vocabulary } from './query/vocabulary.ts';
import { fields } from './score/read-product.ts';
import { type ReadDocument, readDocument, scoreProduct } from './score/score-product.ts';
import { compareEqual, type SearchAnswer, type SearchOptions, toAnswer } from './score/search-answer.ts';

/**
 * The search by its definition: every product is scored. The index must give the same list; this one is
 * here to be read beside the specification.
 */
export const searchPlainly = (
  products: readonly SearchableProduct[],
  tables: WordTables,
  query: string,
  options: SearchOptions = {},
): SearchAnswer => {
  const documents = products.map(readDocument);
  const vocabulary = vocabularyOf(documents);
  const byId = new Map(documents.map((document) => [document.product.id, document]));
  const sorted = documents.toSorted((one, other) => compareEqual(one.product, other.product));
  const planOf = (words: string) =>
    planSearch(
      queryWords(words),
      (word, wish) => meaningOf(word, vocabulary, tables, wish),
      tables,
      (word) => isName(word, vocabulary),
    );
  const found = new Map<string, SearchAnswer>();
  const understand = understanding(
    {
      search: (words, how) => {
        const key = JSON.stringify([words, how?.limit ?? null, how?.minScore, how?.isLiteral]);
        const answer = found.get(key) ?? searchOne(documents, vocabulary, tables, words, how);
        found.set(key, answer);
        return answer;
      },
      kept: (_, work) => work(),
      productOf: (id) => byId.get(id)?.product,
      besides: (id, most) => {
        const key = byId.get(id)?.place.key;
        const there = sorted.filter(({ place }) => place.key === key);
        return there.slice(0, most).map(({ product }) => product.id);
      },
      isForFood: (words) => planOf(words) !== null,
      sameAs: (word) => sameAs(word, tables),
      demands: (words) => isDemanding(planOf(words)),
      answers: (words, id) => {
        const document = byId.get(id);
        const plan = planOf(words);
        return plan !== null && document !== undefined && scoreProduct(plan, document)?.isKnownFree === true;
      },
    },
    tables,
  );
  return understand(query, options).answer;
};

const searchOne = (
  documents: readonly ReadDocument[],
  vocabulary: Vocabulary,
  tables: WordTables,
  query: string,
  options: SearchOptions = {},
): SearchAnswer => {
  const typed = queryWords(query);
  const mended = options.isLiteral ? null : mendQuery(typed, vocabulary, tables);
  const mean: Mean = (word, wish) => meaningOf(word, vocabulary, tables, wish);
  const plan = planSearch(mended?.words ?? typed, mean, tables, (word) => isName(word, vocabulary));
  const candidates = documents.flatMap((document) => {
    const score = plan && scoreProduct(plan, document);
    return score ? [{ product: document.product, ...score }] : [];
  });
  return toAnswer(plan, candidates, mended, options);
};

/** The words of these products, counted one by one. */
export const vocabularyOf = (documents: readonly ReadDocument[]): Vocabulary => {
  const counts = new Map<string, number>();
  for (const { words, place } of documents) {
    const names = new Set(Object.values(place.words).flat());
    for (const [word, mask] of words) {
      counts.set(word, counts.get(word) ?? 0);
      if (mask & (fields.title | fields.tags)) names.add(word);
    }
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const spellings = commonestSpellings(documents);
  const sorted = [...counts.keys()].filter((word) => !word.includes(' ')).sort();
  return {
    spellingOf: (word) => spellings.get(word) ?? word,
    nameCount: (word) => counts.get(word) ?? 0,
    wordsOfForm: (form) => sorted.filter((word) => formsOf(word).includes(form)),
    wordsThatBegin: (prefix) => sorted.filter((word) => word.startsWith(prefix)),
    wordsOfLength: (letter, least, most) =>
      sorted.filter((word) => word.startsWith(letter) && word.length >= least && word.length <= most),
  };
};

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
