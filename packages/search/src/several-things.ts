import { formsOf, isFiller, wordsOf } from '@nutricion/domain/text/fold';
import { queryWords } from './query/parse-query.ts';
import type { SearchAnswer, SearchHit, SearchOptions } from './score/search-answer.ts';
import { SEARCH_LIMIT } from './score/weights.ts';

/** A search that takes its words for one thing, over a catalogue. */
export interface OneThing {
  readonly search: (query: string, options?: SearchOptions) => SearchAnswer;
  readonly titleOf: (id: string) => string;
}

/** Words that shape how those beside them are read: what has one is no plain list. */
const SHAPING = new Set('sin con para por bajo baja alto alta rico rica libre free in low high'.split(' '));
const JOINING = new Set(['y', 'e', 'and']);
/** Signs that stand for "and". */
const SIGNS = /[,;+&/]/g;
/** More is no shopping list that anybody types into a search. */
const MOST_THINGS = 6;
/** Of each thing so many of its first products tell whether it is called so. */
const LOOKED_AT = 5;

/**
 * The things of a search for several ("leche, huevos y pan"), each as it is searched for; null: it is one thing. Things are joined by
 * "y" or a sign, or stand beside one another from three on; what some product is called by as a whole ("macarrones y
 * queso") is one thing.
 * @param answer what the search finds as one thing
 */
const thingsOf = (query: string, answer: SearchAnswer, one: OneThing): readonly string[] | null => {
  const words = queryWords((answer.correctedQuery ?? query).replace(SIGNS, ' y ')).map(
    ({ folded }) => folded,
  );
  if (words.length < 2 || words.some((word) => SHAPING.has(word))) return null;
  const isList = words.some((word) => JOINING.has(word));
  const said = words.filter((word) => !isFiller(word) && !JOINING.has(word));
  if (said.length < (isList ? 2 : 3) || isTitled(answer.hits, said, one)) return null;
  const runs = runsOf(words);
  const things = runs.flatMap((run) => partsOf(run, one));
  if (things.length < 2 || things.length > MOST_THINGS) return null;
  const found = things.filter((thing) => first(one, thing).length > 0);
  return found.length < 2 ? null : found;
};

/** What stands between one "y" and the next. */
const runsOf = (words: readonly string[]): readonly (readonly string[])[] => {
  const runs: string[][] = [[]];
  for (const word of words)
    if (JOINING.has(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  return runs.filter((run) => run.some((word) => !isFiller(word)));
};

/** A run as it is, or word by word where each begins the name of a product and none is called by two of them. */
const partsOf = (run: readonly string[], one: OneThing): readonly string[] => {
  const said = run.filter((word) => !isFiller(word));
  const isPlain = said.length === run.length && said.length > 1;
  if (!isPlain || !said.every((word) => isHead(word, one))) return [run.join(' ')];
  const isPair = said.some((_, at) => {
    const pair = said.slice(at, at + 2);
    return pair.length === 2 && isTitled(first(one, pair.join(' ')), pair, one);
  });
  return isPair ? [run.join(' ')] : said;
};

const first = (one: OneThing, query: string): readonly SearchHit[] =>
  one.search(query, { limit: LOOKED_AT, isLiteral: true }).hits;

/** Whether some of these products is called by all of the words. */
const isTitled = (hits: readonly SearchHit[], words: readonly string[], one: OneThing): boolean =>
  hits.some(({ id }) => {
    const title = wordsOf(one.titleOf(id));
    return words.every((word) => title.some((other) => areAlike(word, other)));
  });

/** Whether the name of some product begins with a word. */
const isHead = (word: string, one: OneThing): boolean =>
  first(one, word).some(({ id }) => areAlike(word, wordsOf(one.titleOf(id))[0] ?? ''));

const areAlike = (one: string, other: string): boolean => {
  const forms = formsOf(other);
  return formsOf(one).some((form) => forms.includes(form));
};

/** Takes several answers in turns, each product once: a shopping list shows the best of each thing first. */
const inTurns = (answers: readonly SearchAnswer[], limit: number): readonly SearchHit[] => {
  const longest = Math.max(...answers.map(({ hits }) => hits.length));
  const turns = Array.from({ length: longest }, (_, rank) => answers.flatMap(({ hits }) => hits[rank] ?? []));
  return inOrder(turns.flat()).slice(0, limit);
};

/** Of two words the one that names a thing, where the other only describes it ("aguacate maduro"); null: there is none such. */
const describedThing = (query: string, answer: SearchAnswer, one: OneThing): string | null => {
  const words = queryWords(answer.correctedQuery ?? query).map(({ folded }) => folded);
  const [thing = '', described = ''] = words;
  if (answer.hits.length < 2 || words.length !== 2 || isFiller(thing)) return null;
  if (SHAPING.has(thing) || SHAPING.has(described)) return null;
  return isHead(thing, one) && !isHead(described, one) ? thing : null;
};

/** What is called so comes first: an adjective is no reason to show a plantain before an avocado. */
const thingFirst = (hits: readonly SearchHit[], thing: string, one: OneThing): readonly SearchHit[] => {
  const isThing = (hit: SearchHit): boolean => isTitled([hit], [thing], one);
  return inOrder([...hits.filter(isThing), ...hits.filter((hit) => !isThing(hit))]);
};

/** Each once, in this order, no score above the one before. */
const inOrder = (hits: readonly SearchHit[]): readonly SearchHit[] => {
  const seen = new Set<string>();
  let after = Number.POSITIVE_INFINITY;
  return hits.flatMap((hit) => {
    if (seen.has(hit.id)) return [];
    seen.add(hit.id);
    after = Math.min(after, hit.score);
    return [{ ...hit, score: after }];
  });
};

/** How a search is meant; what was found out once holds until the catalogue changes. */
export interface Meant {
  /** Several things, each as it is searched for; null: one. */
  readonly things: readonly string[] | null;
  /** Of one thing and its adjective the thing. */
  readonly described: string | null;
}

export const meantBy = (query: string, isLiteral: boolean, one: OneThing): Meant => {
  const answer = one.search(query, { isLiteral });
  const things = thingsOf(query, answer, one);
  return { things, described: things ? null : describedThing(query, answer, one) };
};

/** A search for one thing or several. */
export const searchingThings =
  (one: OneThing, meant: typeof meantBy = meantBy): OneThing['search'] =>
  (query, options = {}) => {
    const answer = one.search(query, options);
    const { things, described } = meant(query, options.isLiteral ?? false, one);
    if (described) return { ...answer, hits: thingFirst(answer.hits, described, one) };
    if (!things) return answer;
    const answers = things.map((thing) => one.search(thing, { ...options, isLiteral: true }));
    return { ...answer, freeFrom: [], hits: inTurns(answers, options.limit ?? SEARCH_LIMIT) };
  };
