import type { CategoryId } from '../catalog/category.ts';
import { formsOf } from './fold.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { type ParsedQuery, parseQuery, type QueryWord } from './parse-query.ts';
import type { Vocabulary } from './vocabulary.ts';
import { lookUp, type WordTables } from './word-tables.ts';

/** A single letter begins too much, unless other words narrow it down. */
const MIN_LONE_PREFIX = 2;

export interface PlannedWord {
  readonly word: QueryWord;
  readonly meaning: Meaning;
  /** Forms that in a title make it another thing than this word. */
  readonly falseFriends: readonly string[];
  /** False for words that need not be had: see `ParsedQuery.extras`. */
  readonly isAsked: boolean;
}

/** A search with all that holds for every product. */
export interface SearchPlan {
  readonly query: ParsedQuery;
  /** Those asked for, in their order, then the extras. */
  readonly words: readonly PlannedWord[];
  /** The shelves it means; null when it may mean any. */
  readonly shelves: readonly CategoryId[] | null;
}

export const meaningsAsked = ({ words }: SearchPlan): readonly Meaning[] =>
  words.filter(({ isAsked }) => isAsked).map(({ meaning }) => meaning);

/** Null: there is nothing to search for. */
export const planSearch = (text: string, vocabulary: Vocabulary, tables: WordTables): SearchPlan | null => {
  const query = parseQuery(text, tables);
  if (query.words.length + query.withoutAll.length + query.diets.length === 0) return null;
  const asked = new Set(query.words.flatMap(({ folded }) => formsOf(folded)));
  const planned = (isAsked: boolean) => (word: QueryWord) => ({
    word,
    meaning: meaningOf(word, vocabulary, tables, {
      withKinds: !query.isSpecific || !isAsked,
      prefixFrom: word === query.last ? (query.words.length > 1 ? 1 : MIN_LONE_PREFIX) : null,
    }),
    falseFriends: (lookUp(tables.falseFriends, word.folded) ?? []).filter(
      (other) => !formsOf(other).some((form) => asked.has(form)),
    ),
    isAsked,
  });
  return {
    query,
    words: [...query.words.map(planned(true)), ...query.extras.map(planned(false))],
    shelves: shelvesMeant(query.words, tables),
  };
};

/** The first word that means a shelf says which: in Spanish the thing comes before what describes it. */
const shelvesMeant = (
  words: readonly QueryWord[],
  { shelves }: WordTables,
): readonly CategoryId[] | null => {
  const whole = shelves.get(words.map(({ folded }) => folded).join(' '));
  if (whole) return whole;
  for (const { folded } of words) {
    const meant = lookUp(shelves, folded);
    if (meant) return meant;
  }
  return null;
};
