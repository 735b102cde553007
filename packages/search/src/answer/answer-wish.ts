import { isFor, SOME, type Wish } from '@nutricion/domain/catalog/words/wish-tables';
import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { SearchAnswer, SearchHit } from '../score/search-answer.ts';
import { foodsFor, hasFirstTag, suits } from './grant-wish.ts';
import { beginsWith, hasAll, isCalled, isHead, isTitledBy, type OneThing } from './one-thing.ts';
import type { NamedWish, WishesRead } from './read-wishes.ts';

/** Of a food so many are looked at for those that suit a wish. */
const LOOKED_AT = 100;

/** What is seen at once. */
const SEEN = 5;

/** Where no food of the name suits: so many of what is eaten instead. */
const INSTEAD = 5;

/** What a search for a dish, a need or a way of eating finds. */
export interface WishGranted {
  readonly hits: readonly SearchHit[];
  readonly wishes: readonly Wish[];
}

/** Words of who makes a dish: it is looked for by what goes into it. */
const MAKING = new Set(
  'hacer preparar cocinar casero casera caseros caseras casa ingrediente ingredientes receta cosas hecho hecha'.split(
    ' ',
  ),
);
/** Says of no food which. */
const AT_LARGE = new Set(['comida', 'comidas', 'alimento', 'alimentos', 'producto', 'productos']);

/**
 * Null: it is a plain search, because it names nothing of the kind, or some product by all of its words. A food beside the wish
 * ("cereal para diabéticos") is what is looked for: of it those that suit, and those that the wish names before the others.
 * @param words of the search, folded
 * @param plain what it finds as a plain one
 */
export const answerWish = (
  words: readonly string[],
  { named, before, after }: WishesRead,
  plain: SearchAnswer,
  one: OneThing,
  tables: WordTables,
): WishGranted | null => {
  const isMaking = words.some((word) => MAKING.has(word)) || isFor(words[0]);
  const isManner = named.some(({ wish }) => wish.kind === 'eating' || wish.kind === 'use');
  const isUse = named.every(({ wish }) => wish.kind === 'use');
  // "Snack keto", "postre sin huevo", "hamburguesa vegetariana": a food is what is looked for, and neither occasion nor dish.
  const isClass = ({ wish, words: name }: NamedWish): boolean =>
    wish.kind === 'need'
      ? name.every((word) => lookUp(tables.kinds, word) !== undefined)
      : wish.kind === 'dish' && isManner && !isMaking && name.every((word) => isHead(word, one));
  const classes = named.filter(isClass);
  const wishes = named.filter((name) => !isClass(name)).map(({ wish }) => wish);
  if (wishes.length === 0) return null;
  const text = words.join(' ');
  const { free, others } = freedomOf([...before, ...after]);
  const isDish = wishes.some(({ kind }) => kind === 'dish');
  const isFood = (word: string): boolean =>
    one.sameAs(word).some((same) => lookUp(tables.shelves, same) !== undefined || isHead(same, one));
  const foodsNamed = [
    ...(isManner ? classes.flatMap((name) => name.words) : []),
    ...(isDish ? before : others).filter((word) => !AT_LARGE.has(word) && isFood(word)),
  ];
  const said = named.flatMap((name) => name.words).filter((word) => word !== 'sin');
  const rest = others.filter((word) => !MAKING.has(word) && !AT_LARGE.has(word));
  const food = isUse && foodsNamed.length === 0 ? rest : foodsNamed;
  if (rest.length > 0 && isNamed(plain.hits[0]?.id ?? '', said, rest, isUse, one)) return null;
  if (food.length > 0) {
    const suited = suiting(food, free, wishes, plain, text, one);
    return { wishes, hits: suited.length > 0 ? suited : foodsFor(wishes, free, one).slice(0, INSTEAD) };
  }
  const foods = foodsFor(wishes, free, one);
  if (free === '' && one.demands(text))
    return { wishes, hits: [...foods.filter(({ id }) => one.answers(text, id)), ...plain.hits] };
  const called = calledSo(plain, said, words, one);
  if (foods.length === 0 || ((called.length > 0 || free !== '') && isDish && !isMaking)) return null;
  if (called.length > 0 && !isDish) return null;
  return { wishes, hits: [...called, ...foods] };
};

/** Whether the best of the plain search is called by wish and rest: of a use by its title, and it begins so. */
const isNamed = (
  best: string,
  said: readonly string[],
  rest: readonly string[],
  isUse: boolean,
  one: OneThing,
): boolean => {
  const whole = [...said, ...rest];
  if (!isUse) return isCalled(best, whole, one);
  return beginsWith(best, rest[0] ?? '', one) && isTitledSo(best, whole, one);
};

/** What is called as it is said. Nothing is called by a mood: what "algo dulce" asks for is no dulce. */
const calledSo = (
  { hits }: SearchAnswer,
  said: readonly string[],
  words: readonly string[],
  one: OneThing,
): readonly SearchHit[] => (words.includes(SOME) ? [] : hits.filter(({ id }) => isTitledSo(id, said, one)));

/** Whether a title has each of some words, or another for it. */
const isTitledSo = (id: string, words: readonly string[], one: OneThing): boolean =>
  words.every((word) => one.sameAs(word).some((same) => isTitledBy(id, [same], one)));

const suiting = (
  food: readonly string[],
  free: string,
  wishes: readonly Wish[],
  plain: SearchAnswer,
  text: string,
  one: OneThing,
): readonly SearchHit[] => {
  const all = one.search(`${food.join(' ')} ${free}`.trim(), { limit: LOOKED_AT, isLiteral: true }).hits;
  const wanted = wishes.map((wish) => ({
    ...wish,
    leavesOut: wish.leavesOut.filter((words) => !hasAll(food, words)),
  }));
  const isSo = (id: string) =>
    food.some((word) => one.sameAs(word).some((same) => isCalled(id, [same], one)));
  const called = all.filter(({ id }) => isSo(id) && suits(id, wanted, one));
  const byId = new Map(called.map((hit) => [hit.id, hit]));
  const meant = foodsFor(wanted, free, one).flatMap(({ id }) => byId.get(id) ?? []);
  const asAsked = one.demands(text) ? plain.hits.filter(({ id }) => suits(id, wanted, one)) : [];
  const first = [...asAsked, ...meant, ...called.filter(({ id }) => hasFirstTag(id, wishes, one))];
  // Of a diet, what suits for sure is the answer, as short as it is; the others only behind enough of it, or where nobody knows of any.
  const isUse = wishes.every(({ kind }) => kind === 'use');
  return isUse || first.length === 0 || first.length >= SEEN ? [...first, ...called] : first;
};

/** Splits a search into its 'sin X' pairs and its other words. */
const freedomOf = (
  words: readonly string[],
): { readonly free: string; readonly others: readonly string[] } => {
  const isOfFreedom = (at: number): boolean => words[at] === 'sin' || words[at - 1] === 'sin';
  return {
    free: words.filter((_, at) => isOfFreedom(at)).join(' '),
    others: words.filter((_, at) => !isOfFreedom(at)),
  };
};
