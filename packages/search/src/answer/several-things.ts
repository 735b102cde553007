import { isFiller } from '@nutricion/domain/kit/fold';
import { queryWords } from '../query/parse-query.ts';
import type { SearchAnswer, SearchHit } from '../score/search-answer.ts';
import { first, isCalled, isHead, isTitled, type OneThing } from './one-thing.ts';

/** Words that shape how those beside them are read: what has one is no plain list. */
const SHAPING = new Set('sin para por bajo baja alto alta rico rica libre free in low high'.split(' '));
const JOINING = new Set(['y', 'e', 'and']);
/** Joins too, where both sides are things and no product is called by both. */
const WITH = 'con';
/** Signs that stand for "and". */
const SIGNS = /[,;+&/]/g;
/** More is no shopping list that anybody types into a search. */
const MOST_THINGS = 6;

/**
 * The things of a search for several ("leche, huevos y pan"), each as it is searched for; null: it is one thing. Things are joined by
 * "y" or a sign, or stand beside one another from three on; what some product is called by as a whole ("macarrones y
 * queso") is one thing.
 * @param answer what the search finds as one thing
 */
export const thingsOf = (query: string, answer: SearchAnswer, one: OneThing): readonly string[] | null => {
  const words = queryWords((answer.correctedQuery ?? query).replace(SIGNS, ' y ')).map(
    ({ folded }) => folded,
  );
  if (words.length < 2 || words.some((word) => SHAPING.has(word))) return null;
  const said = words.filter((word) => !isFiller(word) && !JOINING.has(word));
  const isList = words.some((word) => JOINING.has(word) || word === WITH);
  if (said.length < (isList ? 2 : 3) || isTitled(answer.hits, said, one)) return null;
  const runs = runsOf(words);
  if (words.includes(WITH)) {
    if (answer.hits.some(({ id }) => isCalled(id, said, one))) return null;
    if (!runs.every(([head = '']) => isHead(head, one))) return null;
  }
  const things = runs.flatMap((run) => partsOf(run, one));
  if (things.length < 2 || things.length > MOST_THINGS) return null;
  const found = things.filter((thing) => first(one, thing).length > 0);
  return found.length < 2 ? null : found;
};

/** What stands between one "y" and the next. */
const runsOf = (words: readonly string[]): readonly (readonly string[])[] => {
  const runs: string[][] = [[]];
  for (const word of words)
    if (JOINING.has(word) || word === WITH) runs.push([]);
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

/** Of two words the one that names a thing, where the other only describes it ("aguacate maduro"); null: there is none such. */
export const describedThing = (query: string, answer: SearchAnswer, one: OneThing): string | null => {
  const words = queryWords(answer.correctedQuery ?? query).map(({ folded }) => folded);
  const [thing = '', described = ''] = words;
  if (answer.hits.length < 2 || words.length !== 2 || isFiller(thing)) return null;
  if ([thing, described].some((word) => SHAPING.has(word) || word === WITH)) return null;
  return one.sameAs(thing).some((same) => isHead(same, one)) && !isHead(described, one) ? thing : null;
};

/** What is called so: an adjective is no reason to show a plantain to who looks for an avocado. */
export const thingsAlone = (hits: readonly SearchHit[], thing: string, one: OneThing): readonly SearchHit[] =>
  hits.filter(({ id }) => one.sameAs(thing).some((same) => isCalled(id, [same], one)));
