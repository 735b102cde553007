import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { isFor } from '@nutricion/domain/catalog/words/wish-tables';
import { isFiller, wordsOf } from '@nutricion/domain/kit/fold';
import { lacking, readText } from '@nutricion/domain/kit/read-text';
import type { SearchAnswer, SearchHit } from '../score/search-answer.ts';
import { beginsWith, first, isCalled, type OneThing } from './one-thing.ts';
import { namesOf } from './product-names.ts';

/** An answer of so many is long enough; a shorter one is filled up to there with what is like its best. */
const ENOUGH = 10;
/** One word of so many may be no name of the best. */
const MISSED_AT_MOST = 2;
/** As many of the best say what others are like. */
const BEST = 2;
/** What stands in the place of one of them, at most. */
const BESIDES = 40;

/**
 * What is like the best of a short answer: of the same place, what is called so first. Nothing where most words of the search are no name of
 * the best, or where it is said what it is for: what is said besides ("que no se pega", "para freír") holds for nothing else.
 */
export const nearHits = (text: string, { hits }: SearchAnswer, one: OneThing): readonly SearchHit[] => {
  if (hits.length === 0 || hits.length >= ENOUGH || wordsOf(text).some(isFor)) return [];
  const found = new Set(hits.map(({ id }) => id));
  const best = hits.slice(0, BEST).flatMap(({ id }) => one.productOf(id) ?? []);
  const [model] = best;
  const said = wordsOf(text).filter((word) => !isFiller(word));
  const missed = model ? said.filter((word) => !isCalled(model.id, [word], one)).length : 0;
  if (!model || missed * MISSED_AT_MOST > said.length) return [];
  const score = hits.at(-1)?.score ?? 0;
  const besides = new Set(best.flatMap(({ id }) => one.besides(id, BESIDES)));
  const candidates = besides.size > best.length ? besides : calledAlike(model, one);
  const names = new Set(namesOf(model).plainest);
  const alike = (id: string): number => {
    const product = one.productOf(id);
    return product ? namesOf(product).plainest.filter((form) => names.has(form)).length : 0;
  };
  const { head } = namesOf(model);
  const sorted = [...candidates]
    .filter((id) => !found.has(id) && !lacksAny(one.productOf(id), said))
    .map((id) => ({ id, likeness: alike(id), isSame: beginsWith(id, head, one) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness);
  const listed = [...sorted.filter(({ isSame }) => isSame), ...sorted.filter(({ isSame }) => !isSame)];
  return listed.slice(0, ENOUGH - hits.length).map(({ id }) => ({ id, score, isFreedomUnknown: false }));
};

/** Whether a label says to be without what is looked for: peanuts without salt are none with salt. */
const lacksAny = (product: SearchableProduct | undefined, said: readonly string[]): boolean => {
  const words = new Set(readText(product?.title ?? '').map(({ folded }) => folded));
  return said.some((word) => words.has(lacking(word)));
};

/** What alone stands in its place has others of its category that begin alike: one cheese, the other cheeses. */
const calledAlike = (model: SearchableProduct, one: OneThing): ReadonlySet<string> => {
  const alike = first(one, namesOf(model).head).map(({ id }) => id);
  return new Set(alike.filter((id) => one.productOf(id)?.category === model.category));
};
