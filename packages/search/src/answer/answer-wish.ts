import type { Wish } from '@nutricion/domain/text/wish-tables';
import { lookUp, type WordTables } from '@nutricion/domain/text/word-tables';
import type { SearchAnswer, SearchHit } from '../score/search-answer.ts';
import { foodsFor, hasFirstTag, isCalled, suits } from './grant-wish.ts';
import { isHead, isTitled, type OneThing } from './one-thing.ts';
import type { WishesRead } from './read-wishes.ts';

/** Of a food so many are looked at for those that suit a wish. */
const LOOKED_AT = 100;

/** What a search for a dish, a need or a way of eating finds. */
export interface WishGranted {
  readonly hits: readonly SearchHit[];
  readonly wishes: readonly Wish[];
}

/** Words of who makes a dish: it is looked for by what goes into it. */
const MAKING = new Set(
  'hacer preparar cocinar casero casera caseros caseras casa ingrediente ingredientes receta cosas para pa pal hecho hecha'.split(
    ' ',
  ),
);

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
  if (named.length === 0) return null;
  const { free, others } = freedomOf([...before, ...after]);
  const isFood = (word: string): boolean =>
    [word, ...(lookUp(tables.synonyms, word) ?? [])].some((same) => isHead(same, one));
  const isEating = named.some(({ wish }) => wish.kind === 'eating');
  // "Snack keto": a snack is what is looked for, and no occasion.
  const classes = named.filter(
    (name) =>
      isEating && name.wish.kind !== 'eating' && name.words.every((word) => lookUp(tables.kinds, word) !== undefined),
  );
  const wishes = named.filter((name) => !classes.includes(name)).map(({ wish }) => wish);
  const isDish = wishes.some(({ kind }) => kind === 'dish');
  const food = [...classes.flatMap((name) => name.words), ...(isDish ? before : others).filter(isFood)];
  const said = named.flatMap((name) => name.words).filter((word) => word !== 'sin');
  if (food.length > 0) {
    if (plain.hits.slice(0, 1).some(({ id }) => isCalled(id, [...said, ...others], one))) return null;
    return { wishes, hits: suiting(food, free, wishes, plain, one, one.demands(words.join(' '))) };
  }
  const called = plain.hits.filter(({ id }) => isTitledBy(id, said, one));
  const isMade = isDish && (called.length === 0 || words.some((word) => MAKING.has(word)));
  const foods = foodsFor(wishes, free, one);
  if (one.demands(words.join(' ')) && free === '')
    return { wishes, hits: [...foods.filter(({ id }) => one.answers(words.join(' '), id)), ...plain.hits] };
  if (called.length > 0 && !isDish) return null;
  if (foods.length === 0) return null;
  return { wishes, hits: [...(isMade ? called : isDish ? plain.hits : []), ...foods] };
};

const isTitledBy = (id: string, words: readonly string[], one: OneThing): boolean =>
  isTitled([{ id, score: 0, isFreedomUnknown: false }], words, one);

const suiting = (
  food: readonly string[],
  free: string,
  wishes: readonly Wish[],
  plain: SearchAnswer,
  one: OneThing,
  isDemanded: boolean,
): readonly SearchHit[] => {
  const all = one.search(`${food.join(' ')} ${free}`.trim(), { limit: LOOKED_AT, isLiteral: true }).hits;
  const called = all.filter(({ id }) => suits(id, wishes, one));
  const byId = new Map(called.map((hit) => [hit.id, hit]));
  const meant = foodsFor(wishes, free, one).flatMap(({ id }) => byId.get(id) ?? []);
  const asAsked = isDemanded ? plain.hits.filter(({ id }) => byId.has(id)) : [];
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
