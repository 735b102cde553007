import { isFor, type Wish } from '@nutricion/domain/catalog/words/wish-tables';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { wordsOf } from '@nutricion/domain/kit/fold';
import { insteadOf } from '../query/not-sold.ts';
import { applyReadings, queryWords } from '../query/parse-query.ts';
import type { SearchAnswer, SearchHit, SearchOptions } from '../score/search-answer.ts';
import { SEARCH_LIMIT } from '../score/weights.ts';
import { answerWish } from './answer-wish.ts';
import { nearHits } from './near.ts';
import { first, hasAll, inOrder, inTurns, type OneThing } from './one-thing.ts';
import { readNegations } from './read-negations.ts';
import { readWishes, type WishesRead } from './read-wishes.ts';
import { describedThing, thingsAlone, thingsOf } from './several-things.ts';
import { freshOf, onShelf, trueTo } from './true-to.ts';

/** What is seen at once. */
const SEEN = 5;

/** An answer with how the search was understood. */
export interface Understood {
  /** The search with each thing that it rules out written as 'sin X'. */
  readonly text: string;
  readonly answer: SearchAnswer;
  /** Several things, each as it is searched for; null: one. */
  readonly things: readonly string[] | null;
  /** What its hits are for; null: it is a plain search. */
  readonly wishes: readonly Wish[] | null;
}

/** Answers a search for one thing or several, for a dish, a need or a way of eating. */
export const understanding =
  (one: OneThing, tables: WordTables) =>
  (query: string, options: SearchOptions = {}): Understood => {
    const read = readNegations(query, options.isLiteral ?? false, one, tables);
    const text = read?.text ?? query;
    const understood = understand(text, options, one, tables);
    const { answer } = understood;
    return {
      ...understood,
      text,
      answer: {
        ...answer,
        ...(read?.isMended && { correctedQuery: answer.correctedQuery ?? text }),
        ...(read?.isUnclear && { isFreedomUnclear: true }),
      },
    };
  };

const understand = (
  query: string,
  options: SearchOptions,
  one: OneThing,
  tables: WordTables,
): Omit<Understood, 'text'> => {
  const plain = one.search(query, options);
  const text = plain.correctedQuery ?? query;
  const words = queryWords(text).map(({ folded }) => folded);
  const read = wishesOf(text, words, tables);
  const limit = options.limit ?? SEARCH_LIMIT;
  const put = (
    hits: readonly SearchHit[],
    wishes: readonly Wish[] | null = null,
  ): Omit<Understood, 'text'> => {
    const listed = freshOf(hits, words, one).filter(
      ({ score }) => score >= (options.minScore ?? 1) || plain.freeFrom.length > 0,
    );
    return { answer: { ...plain, hits: inOrder(listed).slice(0, limit) }, things: null, wishes };
  };
  if (!one.isForFood(text)) {
    const near = insteadOf(words, tables).filter((search) => first(one, search).length > 0);
    return { answer: { ...plain, hits: [], ...(near.length > 0 && { near }) }, things: null, wishes: null };
  }
  const things = isOneWish(words, read) ? null : thingsOf(query, plain, one);
  if (things) {
    const hits = eachThing(things, options, one, tables).slice(0, limit);
    return { answer: { ...plain, freeFrom: [], hits }, things, wishes: null };
  }
  const wish = answerWish(words, read, plain, one, tables);
  if (wish) return put(wish.hits, wish.wishes);
  const described = describedThing(query, plain, one);
  const hits = described ? thingsAlone(plain.hits, described, one) : plain.hits;
  if (one.demands(text)) return put(onShelf(hits, words[0] ?? '', one, tables));
  return put([...hits, ...nearHits(text, { ...plain, hits }, one)]);
};

/** Whether "y" and "con" join nothing but what belongs to the wish. */
const isOneWish = (words: readonly string[], { named, before, after }: WishesRead): boolean => {
  if (named.some(({ wish }) => wish.kind === 'dish')) return words.includes('con') && before.length === 0;
  return named.length > 0 && before.length + after.length === 0;
};

/**
 * "Hot cakes" are no cakes: a dish of which only a part of another thing's name speaks is none. Nor is café a use of any crema in "crema para
 * café", which is the name of a thing.
 */
const wishesOf = (text: string, words: readonly string[], tables: WordTables): WishesRead => {
  if (words.some(isFor) && tables.kinds.has(words.join(' '))) return { named: [], before: words, after: [] };
  const read = readWishes(words, tables.wishes);
  const meant = applyReadings(queryWords(text), tables).map(({ folded }) => folded);
  const isPart = read.named.some(({ wish, words: name }) => wish.kind === 'dish' && !hasAll(meant, name));
  return isPart ? readWishes(meant, tables.wishes) : read;
};

/** Several things in turns: each itself, and behind them, where they are all that is seen at once, what is made of them. */
const eachThing = (
  things: readonly string[],
  options: SearchOptions,
  one: OneThing,
  tables: WordTables,
): readonly SearchHit[] => {
  const found = things.map((thing) => one.search(thing, { ...options, isLiteral: true }).hits);
  const themselves = found.map((hits, at) => trueTo(hits, wordsOf(things[at] ?? ''), one, tables));
  const seen = inOrder(inTurns(themselves));
  return seen.length < SEEN ? seen : inOrder([...seen, ...inTurns(found)]);
};
