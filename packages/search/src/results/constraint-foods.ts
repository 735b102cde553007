import { definitelyContained } from '@nutricion/domain/catalog/allergen';
import type { QueryConstraint } from '@nutricion/domain/catalog/words/constraint-tables';
import { includesAny } from '../score/free-from.ts';
import type { SearchHit } from '../score/search-results.ts';
import { hasWords, namesOf } from './product-names.ts';
import { interleave, type TermSearch } from './term-search.ts';

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
  const first = constraints.find(({ kind }) => kind !== 'eating') ?? constraints[0];
  const lists = constraints.map((constraint) => ({
    hits: interleave(
      constraint.foods.map((food) => productsOf(food, exclusions, search).slice(0, MAX_OF_EACH)),
    ),
    weight: constraint === first ? 1 : WEIGHT_OF_OTHERS,
  }));
  return fuse(lists).filter(({ id }) => suits(id, constraints, search));
};

/** Whether no constraint leaves a product out. */
export const suits = (id: string, constraints: readonly QueryConstraint[], search: TermSearch): boolean => {
  const product = search.productOf(id);
  if (!product) return false;
  const { title } = namesOf(product);
  return constraints.every(
    ({ leavesOut, ruledOutBy }) =>
      !leavesOut.some((words) => hasWords(title, words)) &&
      !includesAny(definitelyContained(product), ruledOutBy),
  );
};

/** Whether a product has a highlight of those that a constraint puts first. */
export const hasFirstTag = (
  id: string,
  constraints: readonly QueryConstraint[],
  search: TermSearch,
): boolean =>
  constraints.some(({ firstTags }) => includesAny(search.productOf(id)?.highlights ?? [], firstTags));

/**
 * The products of a food: those called by all of its words, first those with most of them in the title, then others of the
 * first one's subcategory that are called by the food's first word.
 */
const productsOf = (food: string, exclusions: string, search: TermSearch): readonly SearchHit[] => {
  const words = food.split(' ');
  const { hits } = search.search(`${food} ${exclusions}`.trim(), { limit: EXAMINED, isLiteral: true });
  const inTitle = ({ id }: SearchHit): number => words.filter((word) => search.isTitledBy(id, [word])).length;
  const known = hits.filter(({ isFreedomUnknown }) => !isFreedomUnknown);
  const called = known
    .filter(({ id }) => search.isCalled(id, words))
    .toSorted((hit, other) => inTitle(other) - inTitle(hit));
  const subcategory = search.productOf(called[0]?.id ?? '')?.subcategory;
  const others = known.filter(
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
