import { keywordsOf } from '@nutricion/domain/catalog/words/constraint-tables';
import { lookUp } from '@nutricion/domain/catalog/words/word-tables';
import { isSpelledAs, wordsOf } from '@nutricion/language';
import type { SearchHit } from '../score/search-results.ts';
import { distinctHits, hasAll, type TermSearch } from './term-search.ts';

/**
 * The hits that are the product itself, where there are any: those with all keywords in their title; else those of the first
 * keyword, by its anywhere-in-the-title in the category that it means most, and as the first word of the title in its others.
 * A soup with chicken is no chicken, and frozen fries are no potatoes.
 * @param words of the search, folded
 */
export const preferExactProduct = (
  hits: readonly SearchHit[],
  words: readonly string[],
  search: TermSearch,
): readonly SearchHit[] => {
  const keywords = keywordsOf(words);
  const [head = ''] = keywords;
  const categories = lookUp(search.tables.shelves, head);
  const isExact = ({ id }: SearchHit): boolean => {
    const category = search.productOf(id)?.normalizedCategory;
    const names = search.sameAs(head);
    // The cut of meat comes first in a title: "muslos de pollo" are chicken.
    if (category && category === categories?.[0]) return names.some((same) => isOf(id, same, search));
    return (
      names.some((same) => search.beginsWith(id, same)) &&
      (!categories || categories.some((each) => each === category))
    );
  };
  const hasAllKeywords = ({ id }: SearchHit): boolean => search.isTitledBy(id, keywords);
  const isWhole = (hit: SearchHit): boolean => hasAllKeywords(hit) && search.beginsWith(hit.id, head);
  const isThat = [...(keywords.length > 1 ? [isWhole] : []), isExact, hasAllKeywords].find((is) =>
    hits.some(is),
  );
  return isThat ? hits.filter(isThat) : hits;
};

/** Whether a title begins with a word or says "de" before it: "muslos de pollo", but not "crema para café". */
const isOf = (id: string, word: string, search: TermSearch): boolean => {
  const title = wordsOf(search.productOf(id)?.title ?? '');
  return title.some((each, at) => isSpelledAs(each, word) && (at === 0 || title[at - 1] === 'de'));
};

/**
 * Of a search with 'sin X', the hits in a category that its first word means, or whose title begins with it, where there are
 * any. Butter that is known to be free of egg is no bread: it must not come before bread of which the data don't say.
 */
export const preferCategory = (
  hits: readonly SearchHit[],
  word: string,
  search: TermSearch,
): readonly SearchHit[] => {
  const meant = lookUp(search.tables.shelves, word);
  const isHead = ({ id }: SearchHit): boolean =>
    search.sameAs(word).some((same) => search.beginsWith(id, same));
  if (!meant || !hits.some(isHead)) return hits;
  const isInCategory = ({ id }: SearchHit): boolean => {
    const product = search.productOf(id);
    return (
      meant.some((category) => category === product?.normalizedCategory) ||
      hasAll(wordsOf(product?.subcategory ?? ''), [word])
    );
  };
  return hits.filter((hit) => isHead(hit) || isInCategory(hit));
};

/**
 * First the hits that are called by the whole search: the title begins with its first word and has all others, or a tag is
 * just these words. "Cubitos de pollo" are no chicken, and "hot sauce" is no bun.
 */
export const preferWholeName = (
  hits: readonly SearchHit[],
  words: readonly string[],
  search: TermSearch,
): readonly SearchHit[] => {
  const keywords = keywordsOf(words);
  if (keywords.length < 2) return hits;
  const isCalledSo = ({ id }: SearchHit): boolean =>
    (search.beginsWith(id, keywords[0] ?? '') && search.isTitledBy(id, keywords)) ||
    search.isTagged(id, keywords);
  return [...hits.filter(isCalledSo), ...hits.filter((hit) => !isCalledSo(hit))];
};

/**
 * First what a word by itself usually means: bread is pan sobao before bread without gluten.
 * @param all hits among which that is looked for
 */
export const preferTypical = (
  hits: readonly SearchHit[],
  words: readonly string[],
  search: TermSearch,
  all: readonly SearchHit[] = hits,
): readonly SearchHit[] => {
  const [word = '', ...others] = words;
  const table = search.tables.typical;
  const [typical = []] = search.sameAs(word).flatMap((same) => {
    const foods = lookUp(table, same);
    return foods ? [foods] : [];
  });
  if (others.length > 0 || typical.length === 0) return hits;
  const first = typical.flatMap((food) => {
    const named = food.split(' ');
    return all.find(({ id }) => search.beginsWith(id, named[0] ?? '') && search.isTitledBy(id, named)) ?? [];
  });
  return distinctHits([...first, ...hits]);
};

const FRESH = ['fresco', 'fresca'];
/** Words of titles for food that is canned, frozen, dried or otherwise processed. */
const PRESERVED =
  'lata congelado congelada seco seca polvo molido molida empanado empanada encurtido almibar salado'.split(
    ' ',
  );

/** Where fresh food is asked for, the hits that aren't canned, frozen or dried, if there are any. */
export const preferFresh = (
  hits: readonly SearchHit[],
  words: readonly string[],
  search: TermSearch,
): readonly SearchHit[] => {
  if (!words.some((word) => FRESH.some((fresh) => isSpelledAs(fresh, word)))) return hits;
  const fresh = hits.filter(({ id }) => !PRESERVED.some((word) => search.isTitledBy(id, [word])));
  return fresh.length > 0 ? fresh : hits;
};
