import {
  keywordsOf,
  type QueryConstraint,
  VAGUE_FOOD_WORD,
} from '@nutricion/domain/catalog/words/constraint-tables';
import { lookUp } from '@nutricion/domain/catalog/words/word-tables';
import { wordsOf } from '@nutricion/language';
import { isContainer } from '../query/not-sold.ts';
import type { SearchHit, SearchResults } from '../score/search-results.ts';
import { foodsFor, hasFirstTag, knownFirst, productsOf, suits } from './constraint-foods.ts';
import { ofItsCategory } from './hits-without.ts';
import { type ConstrainedSearch, readConstrainedSearch } from './read-constrained-search.ts';
import type { ConstraintsRead } from './read-constraints.ts';
import { distinctHits, hasAll, type TermSearch } from './term-search.ts';

/** Products of a food that are examined for whether they suit a constraint. */
const EXAMINED = 100;

/** The first hits that may be called by the whole search. */
const EXAMINED_NAMES = 10;

/** Hits that a screen shows at once. */
const SEEN = 5;

/** Where no product of the food suits: so many of what is eaten instead. */
const MAX_INSTEAD = 5;

/** What a search for a dish, a need, a way of eating or a use finds. */
interface ConstraintMatch {
  readonly hits: readonly SearchHit[];
  readonly constraints: readonly QueryConstraint[];
}

/**
 * The hits of a search with constraints; null: it has none, or some product is called by all of its words. A food beside the
 * constraint ("cereal para diabéticos") is what is looked for: its products that suit, first those that the constraint's table names.
 * @param words of the search, folded
 * @param plain its results as a search for products by their names
 */
export const matchConstraints = (
  words: readonly string[],
  read: ConstraintsRead,
  plain: SearchResults,
  search: TermSearch,
): ConstraintMatch | null => {
  const isUse = read.named.every(({ constraint }) => constraint.kind === 'use');
  if (isUse && isCalledWhole(words, plain, search)) return null;
  const constrained = readConstrainedSearch(words, read, search);
  const { constraints, names, rest, food } = constrained;
  if (constraints.length === 0) return null;
  if (rest.length > 0 && isProductName(plain.hits[0]?.id ?? '', names, rest, isUse, search)) return null;
  const hits =
    food.length > 0 ? hitsOfFood(constrained, plain, search) : hitsOfConstraints(constrained, plain, search);
  return hits && { constraints, hits };
};

/** "Cubitos de pollo" and "popcorn para microondas" are products, whatever else their words mean. */
const isCalledWhole = (words: readonly string[], { hits }: SearchResults, search: TermSearch): boolean => {
  const keywords = keywordsOf(words);
  return (
    keywords.length > 1 &&
    hits
      .slice(0, EXAMINED_NAMES)
      .some(({ id }) => search.beginsWith(id, keywords[0] ?? '') && search.isTitledBy(id, keywords))
  );
};

/** The products of a food that suit; null: the words say something else. */
const hitsOfFood = (
  constrained: ConstrainedSearch,
  plain: SearchResults,
  search: TermSearch,
): readonly SearchHit[] | null => {
  const suiting = suitingHits(constrained, plain, search);
  if (suiting.length > 0) return suiting;
  const { constraints, exclusions } = constrained;
  // Beans "en lata sin sal" are beans first: dry ones come before another can.
  if (exclusions !== '') return null;
  return foodsFor(constraints, exclusions, search).slice(0, MAX_INSTEAD);
};

/** The foods of constraints, and the products that are called so; null: the words are a product's name. */
const hitsOfConstraints = (
  constrained: ConstrainedSearch,
  plain: SearchResults,
  search: TermSearch,
): readonly SearchHit[] | null => {
  const { constraints, exclusions, text, names, beside, isDish, isMaking } = constrained;
  const foods = foodsFor(
    beside.length > 0 ? withFoodsBeside(constraints, beside, search) : constraints,
    exclusions,
    search,
  );
  if (exclusions === '' && search.hasRequirements(text)) {
    const known = foods.filter(({ id }) => search.meets(text, id));
    return known.length + plain.hits.length > 0 ? [...known, ...plain.hits] : foods;
  }
  if (foods.length === 0 || (isDish && !isMaking && search.rulesOutKnown(exclusions))) return null;
  const titled = hitsTitled(plain, names, constrained.words, search);
  if (!isDish) return titled.length > 0 ? null : foods;
  const called = titled.filter(({ id }) => beginsWithAny(id, names[0] ?? '', search));
  // "Alcapurrias" are a product; "arroz con gandules" may be bought or made.
  const isReady = called.some(({ id }) => hasTitleWords(id, [...names, ...beside], search));
  if (isReady && names.length === 1 && !isMaking) return null;
  const ready = called.length > 0 ? called : readyMade(constrained, search);
  // "Sopa de pollo sin fideos": other soups come before what one cooks of.
  const ofHead =
    exclusions === '' ? [] : knownFirst(productsOf(names[0] ?? '', exclusions, search), exclusions, search);
  return [...ready, ...ofHead, ...foods];
};

/** Whether the best plain hit is called by all words; for a use its title must have them and begin with the first. */
const isProductName = (
  best: string,
  ofConstraints: readonly string[],
  rest: readonly string[],
  isUse: boolean,
  search: TermSearch,
): boolean => {
  const all = [...ofConstraints, ...rest];
  if (!isUse) return search.isCalled(best, all);
  return search.beginsWith(best, rest[0] ?? '') && hasTitleWords(best, all, search);
};

/** The plain hits whose title names the constraint. A mood names no product: "algo dulce" doesn't ask for a dulce. */
const hitsTitled = (
  { hits }: SearchResults,
  ofConstraints: readonly string[],
  words: readonly string[],
  search: TermSearch,
): readonly SearchHit[] =>
  words.includes(VAGUE_FOOD_WORD) ? [] : hits.filter(({ id }) => hasTitleWords(id, ofConstraints, search));

/** A dish with foods named after it ("lasaña de espinaca"): they are its first. Of fish, tacos are without meat. */
const withFoodsBeside = (
  constraints: readonly QueryConstraint[],
  foods: readonly string[],
  search: TermSearch,
): readonly QueryConstraint[] => {
  const isMeat = (food: string): boolean =>
    lookUp(search.tables.shelves, food.split(' ')[0] ?? '')?.[0] === 'carnes';
  const isOfMeat = foods.some(isMeat);
  return constraints.map((constraint) => {
    if (constraint.kind !== 'dish') return constraint;
    const own = isOfMeat
      ? constraint.foods.filter((food) => !isMeat(food) || foods.some((word) => food.includes(word)))
      : constraint.foods;
    return { ...constraint, foods: [...foods, ...own] };
  });
};

const beginsWithAny = (id: string, word: string, search: TermSearch): boolean =>
  search.sameAs(word).some((same) => search.beginsWith(id, same));

/** The products that are a dish itself, where it was called by another name; none where it is to be made, or more is wanted. */
const readyMade = (
  { constraints: [dish, ...others], rest, isMaking }: ConstrainedSearch,
  search: TermSearch,
): readonly SearchHit[] => {
  const [name = []] = dish?.names ?? [];
  if (isMaking || others.length + rest.length > 0) return [];
  return search
    .first(name.join(' '))
    .filter(({ id }) => search.isTitledBy(id, name) && search.beginsWith(id, name[0] ?? ''));
};

/** Whether a title has each of some words, or another word for it. */
const hasTitleWords = (id: string, words: readonly string[], search: TermSearch): boolean =>
  words.every((word) => search.sameAs(word).some((same) => search.isTitledBy(id, [same])));

/** The products of a food that suit constraints, the best first. */
const suitingHits = (
  { words, food, names, exclusions, constraints, text }: ConstrainedSearch,
  plain: SearchResults,
  search: TermSearch,
): readonly SearchHit[] => {
  const query = `${food.join(' ')} ${exclusions}`.trim();
  const all = search.search(query, { limit: EXAMINED, isLiteral: true }).hits;
  const wanted = constraints.map((constraint) => ({
    ...constraint,
    leavesOut: constraint.leavesOut.filter((words) => !hasAll(food, words)),
  }));
  const isFood = (id: string) =>
    food.some((word) => search.sameAs(word).some((same) => search.isCalled(id, [same])));
  const isWhole = (id: string): boolean =>
    food.every((word) => search.sameAs(word).some((same) => search.isCalled(id, [same])));
  // Who asks for milk of soya must not get a cow's, however good that is for children.
  const isKind = isPhrase(food, words) && all.some(({ id }) => isWhole(id)) ? isWhole : isFood;
  const called = all.filter(({ id }) => isKind(id) && suits(id, wanted, search));
  const ofCategory = food.length === 1 ? ofItsCategory(called, food[0] ?? '', search) : called;
  const inOrder = packedFirst(ofCategory.length > 0 ? ofCategory : called, names, search);
  const isUse = constraints.every(({ kind }) => kind === 'use');
  // Of beans "en lata sin sal" none is in a can: dry ones are beans, tuna isn't.
  const ofKind = isUse && exclusions !== '' ? all.filter(({ id }) => isKind(id)) : [];
  const suiting = distinctHits([
    ...inOrder.filter((hit) => ofKind.length === 0 || isPackedAs(hit, names, search)),
    ...ofKind,
  ]);
  const byId = new Map(suiting.map((hit) => [hit.id, hit]));
  const named = foodsFor(wanted, exclusions, search).flatMap(({ id }) => byId.get(id) ?? []);
  const tagged = suiting.filter(({ id }) => hasFirstTag(id, constraints, search));
  const asRequested = search.hasRequirements(text)
    ? plain.hits.filter(({ id }) => isKind(id) && (ofKind.length > 0 || suits(id, wanted, search)))
    : [];
  const first = [...asRequested, ...named, ...tagged];
  // For a diet, products that surely suit are shown alone, unless there are none, or enough that others only follow behind.
  return isUse || first.length === 0 || first.length >= SEEN ? [...first, ...suiting] : first;
};

/** Whether words stand in a search as one name: "aceite de oliva", but not "arroz y habichuelas". */
const isPhrase = (food: readonly string[], words: readonly string[]): boolean => {
  const places = food.map((word) => words.indexOf(word));
  const between = words.slice(Math.min(...places), Math.max(...places));
  return food.length > 1 && between.every((word) => word === 'de' || food.includes(word));
};

/** First the hits that are packed as the words of a use say: "leche de lata". */
const packedFirst = (
  hits: readonly SearchHit[],
  names: readonly string[],
  search: TermSearch,
): readonly SearchHit[] => {
  if (!names.some(isContainer)) return hits;
  const [packed, others] = [true, false].map((is) =>
    hits.filter((hit) => isPackedAs(hit, names, search) === is),
  );
  return [...(packed ?? []), ...(others ?? [])];
};

/** Whether a product is in a package that words name; where they name none, all are. */
const isPackedAs = ({ id }: SearchHit, names: readonly string[], search: TermSearch): boolean => {
  const packages = names.filter(isContainer);
  const { packageLabel = '' } = search.productOf(id) ?? {};
  return (
    packages.length === 0 ||
    packages.some((word) => search.isCalled(id, [word]) || hasAll(wordsOf(packageLabel), [word]))
  );
};
