import { lookUp } from '@nutricion/domain/catalog/words/word-tables';
import { fold, wordsOf } from '@nutricion/language';
import type { SearchHit } from '../score/search-results.ts';
import { knownFirst, productsOf } from './constraint-foods.ts';
import { preferWholeName } from './exact-product.ts';
import { distinctHits, hasAll, type TermSearch } from './term-search.ts';

/** Products of each food that serves instead. */
const MAX_OF_EACH = 4;

/**
 * The hits of a search for something without X: what is called so and known to be free, then what serves instead, then what
 * is called so of which the data don't say. Where all that is called so has X, other food that happens to be free is no answer.
 * @param text of the search, each thing that it rules out written as 'sin X'
 */
export const hitsWithout = (
  text: string,
  hits: readonly SearchHit[],
  search: TermSearch,
): readonly SearchHit[] => {
  const plan = search.planOf(text);
  const exclusions = (plan?.query.withoutAll ?? []).map(({ label }) => `sin ${label}`).join(' ');
  const thing = search.requested(text);
  if (thing.length === 0) return [...insteadOf(fold(exclusions), exclusions, search), ...hits];
  // "Yogurt sin azúcar y con fruta" is a yogurt first.
  const before = search.requested(text.slice(0, Math.max(0, text.search(/(?<!\p{L})sin /iu))));
  const called = ofItsCategory(
    calledHits(before.length > 0 ? before : thing, hits, search),
    thing[0] ?? '',
    search,
  );
  const things = called.filter(({ id }) => isThing(id, thing[0] ?? '', search));
  const [surely, perhaps] = divide(things.length > 0 ? things : called, exclusions, search);
  const whole = insteadOf(thing.join(' '), exclusions, search);
  const instead = whole.length > 0 ? whole : insteadOf(thing[0] ?? '', exclusions, search);
  const [insteadSurely, insteadPerhaps] = divide(instead, exclusions, search);
  const isClass =
    lookUp(search.tables.kinds, thing[0] ?? '') !== undefined &&
    !hits.some(({ id }) => search.isTitledBy(id, thing.slice(0, 1)));
  const sure = isClass ? [...insteadSurely, ...surely] : [...surely, ...insteadSurely];
  return distinctHits([...sure, ...perhaps, ...insteadPerhaps]);
};

/** Hits that are free of something or likely so, and those of which the data don't say. */
const divide = (
  hits: readonly SearchHit[],
  exclusions: string,
  search: TermSearch,
): readonly [readonly SearchHit[], readonly SearchHit[]] => {
  const isUnknown = ({ id }: SearchHit): boolean => search.freedomOf(exclusions, id) === 'unknown';
  return [hits.filter((hit) => !isUnknown(hit)), hits.filter(isUnknown)];
};

const insteadOf = (thing: string, exclusions: string, search: TermSearch): readonly SearchHit[] => {
  const foods = lookUp(search.tables.instead, thing) ?? [];
  const hits = foods.flatMap((food) => productsOf(food, exclusions, search).slice(0, MAX_OF_EACH));
  return knownFirst(hits, exclusions, search);
};

/** A word, the others for the same thing, and the foods of its kind. */
const namesOf = (word: string, search: TermSearch): readonly string[] => [
  ...search.sameAs(word),
  ...(lookUp(search.tables.kinds, word) ?? []),
];

/** Whether title, subcategory or a whole tag call a product so: butter tagged "pan con mantequilla" is no bread. */
const isThing = (id: string, word: string, search: TermSearch): boolean => {
  const { subcategory, tags = [] } = search.productOf(id) ?? {};
  const whole = [
    wordsOf(subcategory ?? ''),
    ...tags.map(wordsOf).filter(({ length }) => length === 1),
  ].flat();
  return namesOf(word, search).some((name) => search.isTitledBy(id, [name]) || hasAll(whole, [name]));
};

/** The hits that are called by the words that name the best product of a thing, whether or not that one holds what is ruled out. */
const calledHits = (
  thing: readonly string[],
  hits: readonly SearchHit[],
  search: TermSearch,
): readonly SearchHit[] => {
  const best = preferWholeName(search.first(thing.join(' ')), thing, search)[0]?.id ?? '';
  const names = thing
    .map((word) => namesOf(word, search))
    .filter((words) => words.some((word) => search.isCalled(best, [word])));
  if (names.length === 0) return hits;
  return hits.filter(({ id }) => names.every((words) => words.some((word) => search.isCalled(id, [word]))));
};

/** The hits in a category or subcategory that the thing's first word means, or whose title begins with it; all where it means none. */
export const ofItsCategory = (
  hits: readonly SearchHit[],
  word: string,
  search: TermSearch,
): readonly SearchHit[] => {
  const [meant] = search.sameAs(word).flatMap((same) => {
    const shelves = lookUp(search.tables.shelves, same);
    return shelves ? [shelves] : [];
  });
  if (!meant) return hits;
  return hits.filter(({ id }) => {
    const product = search.productOf(id);
    return (
      meant.some((category) => category === product?.normalizedCategory) ||
      hasAll(wordsOf(product?.subcategory ?? ''), [word]) ||
      search.sameAs(word).some((same) => search.beginsWith(id, same))
    );
  });
};
