import { definitelyContained } from '@nutricion/domain/catalog/allergen';
import type { QueryConstraint } from '@nutricion/domain/catalog/words/constraint-tables';
import type { Diet } from '@nutricion/domain/catalog/words/word-tables';
import { includesAny } from '../score/free-from.ts';
import type { SearchHit } from '../score/search-results.ts';
import { hasWords, namesOf } from './product-names.ts';
import type { TermSearch } from './term-search.ts';

/** Products of each food: three kinds of rice are enough for a dish. */
const MAX_OF_EACH = 3;
const EXAMINED = 12;

/**
 * The products for some constraints: the foods of each in turns, those that several constraints name before the others.
 * @param exclusions 'sin X' pairs as typed ("sin gluten"), or empty
 */
export const foodsFor = (
  constraints: readonly QueryConstraint[],
  exclusions: string,
  search: TermSearch,
): readonly SearchHit[] => {
  const first =
    constraints.find(({ kind }) => kind === 'dish' || kind === 'need') ??
    constraints.find(({ kind }) => kind === 'use') ??
    constraints[0];
  const lists = constraints.map((constraint) => ({
    hits: spread(constraint.foods.map((food) => productsOf(food, exclusions, search).slice(0, MAX_OF_EACH))),
    weight: constraint === first ? 1 : WEIGHT_OF_OTHERS,
  }));
  const hits = fuse(lists).filter(({ id }) => suits(id, constraints, search));
  return exclusions === '' ? hits : knownFirst(hits, exclusions, search);
};

/** So many other foods come before the second product of a food. */
const FOODS_BETWEEN = 6;

/** The products of foods that are listed by their importance: the first of each in this order, others further down. */
const spread = (foods: readonly (readonly SearchHit[])[]): readonly SearchHit[] =>
  foods
    .flatMap((hits, food) => hits.map((hit, rank) => ({ hit, at: food + rank * FOODS_BETWEEN })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ hit }) => hit);

/** Hits known to be free of something, then the likely ones, then those of which the data don't say. */
export const knownFirst = (
  hits: readonly SearchHit[],
  exclusions: string,
  search: TermSearch,
): readonly SearchHit[] => {
  const free = hits.map((hit) => ({ hit, status: search.freedomOf(exclusions, hit.id) }));
  return (['free', 'likely', 'unknown'] as const).flatMap((wanted) =>
    free.flatMap(({ hit, status }) =>
      status === wanted ? { ...hit, isFreedomUnknown: wanted !== 'free' } : [],
    ),
  );
};

/** Whether no constraint leaves a product out. */
export const suits = (id: string, constraints: readonly QueryConstraint[], search: TermSearch): boolean => {
  const product = search.productOf(id);
  if (!product) return false;
  const { title } = namesOf(product);
  return constraints.every(
    ({ leavesOut, ruledOutBy, firstTags }) =>
      // Ice cream "sin azúcar" suits who must leave out ice cream for its sugar.
      (includesAny(firstTags, product.highlights) || !leavesOut.some((words) => hasWords(title, words))) &&
      !includesAny(definitelyContained(product), ruledOutBy),
  );
};

/**
 * Hits for a diet that forbids allergens, as vegan food: first what has its label, then what has it and may hold traces, then what says nothing,
 * the latter two marked.
 * @param diets that the search names
 */
export const dietFirst = (
  hits: readonly SearchHit[],
  diets: readonly Diet[],
  search: TermSearch,
): readonly SearchHit[] => {
  const strict = diets.filter(({ ruledOutBy }) => ruledOutBy.length > 0);
  if (strict.length === 0) return hits;
  const doubtOf = ({ id }: SearchHit): number => {
    const { highlights = [], mayContain = [] } = search.productOf(id) ?? {};
    if (!strict.every(({ tag }) => highlights.includes(tag))) return 2;
    return strict.some(({ ruledOutBy }) => includesAny(mayContain, ruledOutBy)) ? 1 : 0;
  };
  return hits
    .map((hit) => ({ hit, doubt: doubtOf(hit) }))
    .toSorted((one, other) => one.doubt - other.doubt)
    .map(({ hit, doubt }) => (doubt === 0 ? hit : { ...hit, isFreedomUnknown: true }));
};

/** The diets of the tables that constraints are: vegetarian food has eggs, so that it isn't vegan. */
export const dietsOf = (constraints: readonly QueryConstraint[], search: TermSearch): readonly Diet[] =>
  [...new Set(search.tables.diets.named.values())].filter(({ tag, ruledOutBy }) =>
    constraints.some(
      (constraint) =>
        constraint.firstTags.includes(tag) && ruledOutBy.every((id) => constraint.ruledOutBy.includes(id)),
    ),
  );

/** Whether a product has a highlight of those that a constraint puts first. */
export const hasFirstTag = (
  id: string,
  constraints: readonly QueryConstraint[],
  search: TermSearch,
): boolean =>
  constraints.some(({ firstTags }) => includesAny(search.productOf(id)?.highlights ?? [], firstTags));

/**
 * The products of a food: those called by all of its words, first those with most of them in the title, then others of the
 * first one's subcategory that are called by the food's first word. Of something ruled out those that don't hold it, among the
 * ones that are titled best: where no tembleque is without milk, what is only tagged so stands for none.
 */
export const productsOf = (food: string, exclusions: string, search: TermSearch): readonly SearchHit[] => {
  const words = food.split(' ');
  const { hits } = search.search(food, { limit: EXAMINED, isLiteral: true });
  const inTitle = ({ id }: SearchHit): number => words.filter((word) => search.isTitledBy(id, [word])).length;
  const called = hits
    .filter(({ id }) => search.isCalled(id, words))
    .toSorted((hit, other) => inTitle(other) - inTitle(hit));
  const [best] = called;
  if (exclusions !== '') {
    const titled = called.filter((hit) => best && inTitle(hit) === inTitle(best));
    const headed = titled.filter(({ id }) => search.beginsWith(id, words[0] ?? ''));
    return (headed.length > 0 ? headed : titled).filter(
      ({ id }) => search.freedomOf(exclusions, id) !== 'contains',
    );
  }
  const subcategory = search.productOf(best?.id ?? '')?.subcategory;
  const others = hits.filter(
    (hit) =>
      !called.includes(hit) &&
      search.isCalled(hit.id, words.slice(0, 1)) &&
      search.productOf(hit.id)?.subcategory === subcategory,
  );
  return [...called, ...others];
};

/** The first constraint says what the products are for ("regalo para una compañera de trabajo"); others weigh less. */
const WEIGHT_OF_OTHERS = 0.35;
/** The higher, the less it matters how far down a list a product stands. */
const DAMPING = 5;

/** One list of several: products that stand high in many of them first. */
const fuse = (
  lists: readonly { readonly hits: readonly SearchHit[]; readonly weight: number }[],
): readonly SearchHit[] => {
  const weights = new Map<string, number>();
  const hits = new Map<string, SearchHit>();
  for (const { hits: list, weight } of lists) {
    const seen = new Set<string>();
    for (const [rank, hit] of list.entries()) {
      if (!hits.has(hit.id)) hits.set(hit.id, hit);
      if (!seen.has(hit.id)) weights.set(hit.id, (weights.get(hit.id) ?? 0) + weight / (DAMPING + rank));
      seen.add(hit.id);
    }
  }
  return [...hits.values()].toSorted(
    (hit, other) => (weights.get(other.id) ?? 0) - (weights.get(hit.id) ?? 0),
  );
};
