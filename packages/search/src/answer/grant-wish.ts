import { surelyContained } from '@nutricion/domain/catalog/allergen';
import type { Wish } from '@nutricion/domain/catalog/words/wish-tables';
import { holdsAny } from '../score/freedom.ts';
import type { SearchHit } from '../score/search-answer.ts';
import { inTurns, isCalled, type OneThing } from './one-thing.ts';
import { hasWords, namesOf } from './product-names.ts';

/** Of each food so many: three kinds of rice are enough for a dish. */
const OF_EACH = 3;
const LOOKED_AT = 12;

/**
 * What is bought for some wishes, the best first: the foods of each in turns, those that several of them ask for before the others.
 * @param free what the foods must be free of, as it was typed ("sin gluten"); empty: nothing
 */
export const foodsFor = (wishes: readonly Wish[], free: string, one: OneThing): readonly SearchHit[] => {
  const first = wishes.find(({ kind }) => kind !== 'eating') ?? wishes[0];
  const lists = wishes.map((wish) => ({
    hits: inTurns(
      wish.foods.map((food) =>
        one.kept(`${food}|${free}`, () => calledSo(food, free, one).slice(0, OF_EACH)),
      ),
    ),
    weight: wish === first ? 1 : OF_OTHERS,
  }));
  return fused(lists).filter(({ id }) => suits(id, wishes, one));
};

/** Whether no wish leaves a product out. */
export const suits = (id: string, wishes: readonly Wish[], one: OneThing): boolean => {
  const product = one.productOf(id);
  if (!product) return false;
  const { title } = namesOf(product);
  return wishes.every(
    ({ leavesOut, ruledOutBy }) =>
      !leavesOut.some((words) => hasWords(title, words)) && !holdsAny(surelyContained(product), ruledOutBy),
  );
};

export const hasFirstTag = (id: string, wishes: readonly Wish[], one: OneThing): boolean =>
  wishes.some(({ firstTags }) => holdsAny(one.productOf(id)?.highlights ?? [], firstTags));

/** What is called by all words of a food, those first that say more of it in their title, then others like the best of them. */
const calledSo = (food: string, free: string, one: OneThing): readonly SearchHit[] => {
  const words = food.split(' ');
  const { hits } = one.search(`${food} ${free}`.trim(), { limit: LOOKED_AT, isLiteral: true });
  const said = ({ id }: SearchHit): number => {
    const product = one.productOf(id);
    return product ? words.filter((word) => hasWords(namesOf(product).title, [word])).length : 0;
  };
  const known = hits.filter(({ isFreedomUnknown }) => !isFreedomUnknown);
  const called = known
    .filter(({ id }) => isCalled(id, words, one))
    .toSorted((hit, other) => said(other) - said(hit));
  const place = one.productOf(called[0]?.id ?? '')?.subcategory;
  const alike = known.filter(
    ({ id }) => isCalled(id, words.slice(0, 1), one) && one.productOf(id)?.subcategory === place,
  );
  return [...called, ...alike.filter((hit) => !called.includes(hit))];
};

/** What others count beside the first, which is what it is for: "regalo para una compañera de trabajo". A way of eating says more of what not to show. */
const OF_OTHERS = 0.35;
/** How much less a place further down counts. */
const DAMPING = 5;

/** One list of several: what stands high in many of them first. */
const fused = (
  lists: readonly { readonly hits: readonly SearchHit[]; readonly weight: number }[],
): readonly SearchHit[] => {
  const weights = new Map<string, number>();
  const hits = new Map<string, SearchHit>();
  for (const { hits: list, weight } of lists) {
    const heard = new Set<string>();
    for (const [rank, hit] of list.entries()) {
      if (!hits.has(hit.id)) hits.set(hit.id, hit);
      if (!heard.has(hit.id)) weights.set(hit.id, (weights.get(hit.id) ?? 0) + weight / (DAMPING + rank));
      heard.add(hit.id);
    }
  }
  return [...hits.values()].toSorted(
    (hit, other) => (weights.get(other.id) ?? 0) - (weights.get(hit.id) ?? 0),
  );
};
