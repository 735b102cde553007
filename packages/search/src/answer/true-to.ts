import { wordsOf } from '@nutricion/domain/text/fold';
import { tellingWords } from '@nutricion/domain/text/wish-tables';
import { lookUp, type WordTables } from '@nutricion/domain/text/word-tables';
import type { SearchHit } from '../score/search-answer.ts';
import { beginsWith, hasAll, type OneThing } from './one-thing.ts';

/**
 * Of what a search finds, the thing itself where it is sold: what its first word begins the name of, on a shelf that the word means, and what is
 * called by all of its words. A soup with chicken is no chicken, and frozen fries are no potatoes.
 * @param words of the search, folded
 */
export const trueTo = (
  hits: readonly SearchHit[],
  words: readonly string[],
  one: OneThing,
  tables: WordTables,
): readonly SearchHit[] => {
  const telling = tellingWords(words);
  const [head = ''] = telling;
  const shelves = lookUp(tables.shelves, head);
  const isThing = ({ id }: SearchHit): boolean => {
    const shelf = one.productOf(id)?.normalizedCategory;
    return one.sameAs(head).some((same) => beginsWith(id, same, one)) && (!shelves || shelves.some((each) => each === shelf));
  };
  const isTitled = ({ id }: SearchHit): boolean => hasAll(wordsOf(one.productOf(id)?.title ?? ''), telling);
  if (telling.length > 1 && hits.some(isTitled)) return hits.filter(isTitled);
  return hits.some(isThing) ? hits.filter(isThing) : hits;
};

/** What is seen at once holds the thing alone; where there is enough of it, the others follow. */
const ENOUGH = 5;

export const trueFirst: typeof trueTo = (hits, words, one, tables) => {
  const things = trueTo(hits, words, one, tables);
  return things.length < ENOUGH ? things : [...things, ...hits];
};
