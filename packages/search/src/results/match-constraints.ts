import {
  isPurposeWord,
  type QueryConstraint,
  VAGUE_FOOD_WORD,
} from '@nutricion/domain/catalog/words/constraint-tables';
import { lookUp } from '@nutricion/domain/catalog/words/word-tables';
import type { SearchHit, SearchResults } from '../score/search-results.ts';
import { foodsFor, hasFirstTag, suits } from './constraint-foods.ts';
import type { ConstraintsRead, NamedConstraint } from './read-constraints.ts';
import { hasAll, type TermSearch } from './term-search.ts';

/** Products of a food that are examined for whether they suit a constraint. */
const EXAMINED = 100;

/** Hits that a screen shows at once. */
const SEEN = 5;

/** Where no product of the food suits: so many of what is eaten instead. */
const MAX_INSTEAD = 5;

/** What a search for a dish, a need, a way of eating or a use finds. */
interface ConstraintMatch {
  readonly hits: readonly SearchHit[];
  readonly constraints: readonly QueryConstraint[];
}

/** Words of somebody who makes a dish, and so looks for its ingredients. */
const MAKING = new Set(
  'hacer preparar cocinar casero casera caseros caseras casa ingrediente ingredientes receta cosas hecho hecha'.split(
    ' ',
  ),
);
/** Words for food in general. */
const GENERAL = new Set(['comida', 'comidas', 'alimento', 'alimentos', 'producto', 'productos']);

/**
 * The hits of a search with constraints; null: it has none, or some product is called by all of its words. A food beside the
 * constraint ("cereal para diabéticos") is what is looked for: its products that suit, first those that the constraint's table names.
 * @param words of the search, folded
 * @param plain its results as a search for products by their names
 */
export const matchConstraints = (
  words: readonly string[],
  { named, before, after }: ConstraintsRead,
  plain: SearchResults,
  search: TermSearch,
): ConstraintMatch | null => {
  const { tables } = search;
  const isMaking = words.some((word) => MAKING.has(word)) || isPurposeWord(words[0]);
  const hasManner = named.some(({ constraint }) => constraint.kind === 'eating' || constraint.kind === 'use');
  const isUse = named.every(({ constraint }) => constraint.kind === 'use');
  // In "snack keto", "postre sin huevo" and "hamburguesa vegetariana" the first word is a food, neither an occasion nor a dish.
  const isFoodName = ({ constraint, words: name }: NamedConstraint): boolean =>
    constraint.kind === 'need'
      ? name.every((word) => lookUp(tables.kinds, word) !== undefined)
      : constraint.kind === 'dish' && hasManner && !isMaking && name.every((word) => search.isHead(word));
  const foodNames = named.filter(isFoodName);
  const constraints = named.filter((name) => !isFoodName(name)).map(({ constraint }) => constraint);
  if (constraints.length === 0) return null;
  const text = words.join(' ');
  const { exclusions, others } = splitExclusions([...before, ...after]);
  const isDish = constraints.some(({ kind }) => kind === 'dish');
  const isFood = (word: string): boolean =>
    search.sameAs(word).some((same) => lookUp(tables.shelves, same) !== undefined || search.isHead(same));
  const foodsNamed = [
    ...(hasManner ? foodNames.flatMap((name) => name.words) : []),
    ...(isDish ? before : others).filter((word) => !GENERAL.has(word) && isFood(word)),
  ];
  const ofConstraints = named.flatMap((name) => name.words).filter((word) => word !== 'sin');
  const rest = others.filter((word) => !MAKING.has(word) && !GENERAL.has(word));
  const food = isUse && foodsNamed.length === 0 ? rest : foodsNamed;
  if (rest.length > 0 && isProductName(plain.hits[0]?.id ?? '', ofConstraints, rest, isUse, search))
    return null;
  if (food.length > 0) {
    const suiting = suitingHits(food, exclusions, constraints, plain, text, search);
    const hits =
      suiting.length > 0 ? suiting : foodsFor(constraints, exclusions, search).slice(0, MAX_INSTEAD);
    return { constraints, hits };
  }
  const foods = foodsFor(constraints, exclusions, search);
  if (exclusions === '' && search.hasRequirements(text)) {
    const known = foods.filter(({ id }) => search.isKnownFree(text, id));
    return { constraints, hits: [...known, ...plain.hits] };
  }
  const called = hitsTitled(plain, ofConstraints, words, search);
  if (foods.length === 0 || ((called.length > 0 || exclusions !== '') && isDish && !isMaking)) return null;
  if (called.length > 0 && !isDish) return null;
  return { constraints, hits: [...called, ...foods] };
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

/** Whether a title has each of some words, or another word for it. */
const hasTitleWords = (id: string, words: readonly string[], search: TermSearch): boolean =>
  words.every((word) => search.sameAs(word).some((same) => search.isTitledBy(id, [same])));

/** The products of a food that suit constraints, the best first. */
const suitingHits = (
  food: readonly string[],
  exclusions: string,
  constraints: readonly QueryConstraint[],
  plain: SearchResults,
  text: string,
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
  const suiting = all.filter(({ id }) => isFood(id) && suits(id, wanted, search));
  const byId = new Map(suiting.map((hit) => [hit.id, hit]));
  const named = foodsFor(wanted, exclusions, search).flatMap(({ id }) => byId.get(id) ?? []);
  const tagged = suiting.filter(({ id }) => hasFirstTag(id, constraints, search));
  const asRequested = search.hasRequirements(text)
    ? plain.hits.filter(({ id }) => suits(id, wanted, search))
    : [];
  const first = [...asRequested, ...named, ...tagged];
  // For a diet, products that surely suit are shown alone, unless there are none, or enough that others only follow behind.
  const isUse = constraints.every(({ kind }) => kind === 'use');
  return isUse || first.length === 0 || first.length >= SEEN ? [...first, ...suiting] : first;
};

/** Separates the 'sin X' pairs of a search from its other words. */
const splitExclusions = (
  words: readonly string[],
): { readonly exclusions: string; readonly others: readonly string[] } => {
  const isPart = (at: number): boolean => words[at] === 'sin' || words[at - 1] === 'sin';
  return {
    exclusions: words.filter((_, at) => isPart(at)).join(' '),
    others: words.filter((_, at) => !isPart(at)),
  };
};
