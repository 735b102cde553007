import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { isPurposeWord, keywordsOf } from '@nutricion/domain/catalog/words/constraint-tables';
import { negatedWord, readText, wordsOf } from '@nutricion/language';
import type { SearchHit } from '../score/search-results.ts';
import { namesOf } from './product-names.ts';
import type { TermSearch } from './term-search.ts';

/** A list with fewer hits is filled up to so many with products similar to its best. */
const ENOUGH = 10;
/** One word in so many may be no name of the best hit. */
const WORDS_PER_MISS = 2;
/** The first hits whose categories are looked at. */
const BEST = 2;
/** Products of each of these categories, at most. */
const MAX_OF_CATEGORY = 40;

/**
 * Products similar to the best of a few hits: of its category path, those with the same first word first. None where most words
 * of the search don't name the best, or where it says what it is for: similar products needn't be good "para freír".
 */
export const similarHits = (
  text: string,
  hits: readonly SearchHit[],
  search: TermSearch,
): readonly SearchHit[] => {
  if (hits.length === 0 || hits.length >= ENOUGH) return [];
  const listed = new Set(hits.map(({ id }) => id));
  const best = hits.slice(0, BEST).flatMap(({ id }) => search.productOf(id) ?? []);
  const [model] = best;
  const purpose = wordsOf(text).findIndex(isPurposeWord);
  const words = keywordsOf(purpose > 0 ? wordsOf(text).slice(0, purpose) : wordsOf(text));
  // Oils aren't all good "para freír", but who looks for Maria biscuits for the coffee takes other biscuits.
  if (model && purpose >= 0 && (words.length < 2 || !search.isTitledBy(model.id, words))) return [];
  const missed = model ? words.filter((word) => !search.isCalled(model.id, [word])).length : 0;
  if (!model || missed * WORDS_PER_MISS > words.length) return [];
  const inCategory = new Set(best.flatMap(({ id }) => search.catalog.firstInCategory(id, MAX_OF_CATEGORY)));
  const candidates = inCategory.size > best.length ? inCategory : sameHeadAndCategory(model, search);
  const { head, shortest } = namesOf(model);
  const names = new Set(shortest);
  const sorted = [...candidates]
    .filter((id) => !listed.has(id) && !lacksAny(search.productOf(id), words))
    .map((id) => {
      const product = search.productOf(id);
      const shared = product ? namesOf(product).shortest.filter((form) => names.has(form)).length : 0;
      return { id, shared, hasSameHead: search.beginsWith(id, head) };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted(
      (one, other) => Number(other.hasSameHead) - Number(one.hasSameHead) || other.shared - one.shared,
    );
  const score = hits.at(-1)?.score ?? 0;
  return sorted.slice(0, ENOUGH - hits.length).map(({ id }) => ({ id, score, isFreedomUnknown: false }));
};

/** Whether a title says 'sin X' of something that is looked for: peanuts without salt aren't similar to salted ones. */
const lacksAny = (product: SearchableProduct | undefined, wanted: readonly string[]): boolean => {
  const words = new Set(readText(product?.title ?? '').map(({ folded }) => folded));
  return wanted.some((word) => words.has(negatedWord(word)));
};

/** For a product that is alone in its category path: others of its category whose search finds the same first word. */
const sameHeadAndCategory = (model: SearchableProduct, search: TermSearch): ReadonlySet<string> => {
  const ids = search.first(namesOf(model).head).map(({ id }) => id);
  return new Set(ids.filter((id) => search.productOf(id)?.category === model.category));
};
