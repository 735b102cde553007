import type { CategoryId } from '@nutricion/domain/catalog/category';
import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf } from '@nutricion/domain/kit/fold';
import type { Meaning, MeaningOptions } from './meaning.ts';
import { isForWhatIsNotSold } from './not-sold.ts';
import { type ParsedQuery, parseQuery, type QueryWord } from './parse-query.ts';

/** A single letter begins too much, unless other words narrow it down. */
const MIN_LONE_PREFIX = 2;

export interface PlannedWord {
  readonly word: QueryWord;
  readonly meant: MeaningOptions;
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

/** Whether something must be known of what it lists: 'sin X', or the tag of a diet. */
export const isDemanding = (plan: SearchPlan | null): boolean =>
  plan !== null && plan.query.withoutAll.length + plan.query.diets.length > 0;

/** What a word means in the catalogue at hand: see `meaningOf`. */
export type Mean = (word: QueryWord, options: MeaningOptions) => Meaning;

/**
 * Null: there is nothing to search for.
 * @param isName whether some product is called by a word, in any form
 */
export const planSearch = (
  typed: readonly QueryWord[],
  mean: Mean,
  tables: WordTables,
  isName: (word: string) => boolean,
): SearchPlan | null => {
  const query = parseQuery(typed, tables);
  const { words, extras, last, isSpecific } = query;
  if (words.length + query.withoutAll.length + query.diets.length === 0) return null;
  const isAlone = words.length === 1;
  const prefixFrom = isAlone ? MIN_LONE_PREFIX : 1;
  const asked = words.map((word) => {
    // A specific search means its words and not their whole kind; 'sin X' beside the one word only filters.
    const meant = { withKinds: isAlone || !isSpecific, prefixFrom: word === last ? prefixFrom : null };
    const falseFriends = falseFriendsOf(word, query, tables);
    return { word, meant, meaning: mean(word, meant), falseFriends, isAsked: true };
  });
  const said = words.map(({ folded }) => folded);
  const all = typed.map(({ folded }) => folded);
  if (isForWhatIsNotSold(all, said, tables, isName)) return null;
  const added = extras.map((word) => {
    const meant = { withKinds: word.isDiet, prefixFrom: null };
    return { word, meant, meaning: mean(word, meant), falseFriends: none, isAsked: false };
  });
  return { query, words: [...asked, ...added], shelves: shelvesMeant(words, tables) };
};

/** Not those that the search names itself, or may be about to. */
const falseFriendsOf = (
  { folded }: QueryWord,
  { words, last }: ParsedQuery,
  tables: WordTables,
): readonly string[] => {
  const others = lookUp(tables.falseFriends, folded) ?? none;
  if (others.length === 0 || words.length === 1) return others;
  const asked = new Set(words.flatMap((word) => formsOf(word.folded)));
  return others.filter(
    (other) =>
      !formsOf(other).some((form) => asked.has(form)) && (last === null || !other.startsWith(last.folded)),
  );
};

const none: readonly string[] = [];

/** The first word that means a shelf says which: in Spanish the thing comes before what describes it. */
const shelvesMeant = (words: readonly QueryWord[], { shelves }: WordTables): readonly CategoryId[] | null => {
  const whole = words.length > 1 && shelves.get(words.map(({ folded }) => folded).join(' '));
  if (whole) return whole;
  for (const { folded } of words) {
    const meant = lookUp(shelves, folded);
    if (meant) return meant;
  }
  return null;
};
