import type { Wish } from '@nutricion/domain/text/wish-tables';
import type { SearchAnswer, SearchHit } from '../score/search-answer.ts';
import { foodsFor, hasFirstTag, isCalled, suits } from './grant-wish.ts';
import { isHead, isTitled, type OneThing } from './one-thing.ts';
import type { WishesRead } from './read-wishes.ts';

/** Of a food so many are looked at for those that suit a wish. */
const LOOKED_AT = 60;

/** What a search for a dish, a need or a way of eating finds. */
export interface WishGranted {
  readonly hits: readonly SearchHit[];
  readonly wishes: readonly Wish[];
}

/**
 * Null: it is a plain search, because it names nothing of the kind or some product by all of its words. A food beside the wish
 * ("cereal para diabéticos") is what is looked for: of it those that suit, and those that the wish names before the others.
 * @param answer what the search finds as a plain one
 */
export const answerWish = (
  { wishes, named, before, after }: WishesRead,
  answer: SearchAnswer,
  one: OneThing,
): WishGranted | null => {
  if (wishes.length === 0) return null;
  const { free, others } = freedomOf([...before, ...after]);
  const heads = others.filter((word) => isHead(word, one));
  const isDish = wishes.some(({ kind }) => kind === 'dish');
  const food = isDish ? heads.filter((word) => before.includes(word)) : heads;
  const said = [...named.filter((word) => word !== 'sin'), ...others];
  const called = answer.hits.filter(({ id }) => isTitledBy(id, named, one));
  if (food.length === 0) {
    const isNamed = called.length > 0 && free === '' && !named.includes('sin');
    const foods = foodsFor(wishes, free, one);
    if (isNamed && !isDish) return null;
    return foods.length === 0 ? null : { wishes, hits: isDish ? [...called, ...foods] : foods };
  }
  if (answer.hits.slice(0, 1).some(({ id }) => isCalled(id, said, one))) return null;
  return { wishes, hits: suiting(food, free, wishes, answer, one) };
};

const isTitledBy = (id: string, words: readonly string[], one: OneThing): boolean =>
  isTitled([{ id, score: 0, isFreedomUnknown: false }], words, one);

const suiting = (
  food: readonly string[],
  free: string,
  wishes: readonly Wish[],
  answer: SearchAnswer,
  one: OneThing,
): readonly SearchHit[] => {
  const all = one.search(`${food.join(' ')} ${free}`.trim(), { limit: LOOKED_AT, isLiteral: true }).hits;
  const called = all.filter(({ id }) => isCalled(id, food, one) && suits(id, wishes, one));
  const byId = new Map(called.map((hit) => [hit.id, hit]));
  const meant = foodsFor(wishes, free, one).flatMap(({ id }) => byId.get(id) ?? []);
  const asAsked = answer.freeFrom.length > 0 ? answer.hits.filter(({ id }) => byId.has(id)) : [];
  return [...asAsked, ...meant, ...called.filter(({ id }) => hasFirstTag(id, wishes, one)), ...called];
};

/** What a search wants none of, as it was typed, and its other words. */
const freedomOf = (words: readonly string[]): { readonly free: string; readonly others: readonly string[] } => {
  const at = words.indexOf('sin');
  if (at < 0) return { free: '', others: words };
  return {
    free: words.slice(at, at + 2).join(' '),
    others: words.filter((_, each) => each < at || each > at + 1),
  };
};
