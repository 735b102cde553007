import type { CategoryId } from '@nutricion/domain/catalog/category';
import { lookUp, sameAs, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf, isFiller } from '@nutricion/language';
import { type CorrectedQuery, correctQuery } from './correct-query.ts';
import { type Meaning, type MeaningOptions, meaningOf } from './meaning.ts';
import { isForWhatIsNotSold } from './not-sold.ts';
import { type ParsedQuery, parseQuery, type QueryWord, queryWords } from './parse-query.ts';
import { isNameOf, type Vocabulary } from './vocabulary.ts';

/** A single letter begins too many words, unless other words of the search narrow it down. */
const MIN_LONE_PREFIX = 2;

export interface PlannedWord {
  readonly word: QueryWord;
  readonly meaning: Meaning;
  /** Forms that in a title make the product another thing than this word. */
  readonly falseFriends: readonly string[];
  /** False for words that need not be there: see `ParsedQuery.extras`. */
  readonly isRequested: boolean;
}

/** A search with everything about it that holds for all products of a catalogue. */
export interface SearchPlan {
  readonly query: ParsedQuery;
  /** The words asked for, in their order, then the extras. */
  readonly words: readonly PlannedWord[];
  /** How many of the words are asked for. */
  readonly requestedCount: number;
  /** The categories that it means; null when it may mean any. */
  readonly shelves: readonly CategoryId[] | null;
}

/** The meanings of the words asked for, in their order. */
export const requestedMeanings = ({ words, requestedCount }: SearchPlan): readonly Meaning[] =>
  words.slice(0, requestedCount).map(({ meaning }) => meaning);

/** Whether a search requires something of a product's data: 'sin X', or the tag of a diet. */
export const hasRequirements = (plan: SearchPlan | null): boolean =>
  plan !== null && plan.query.withoutAll.length + plan.query.diets.length > 0;

/** A search as it was read. */
export interface ReadSearch {
  /** Null: no word had to be corrected. */
  readonly corrected: CorrectedQuery | null;
  /** Null: there is nothing to search for. */
  readonly plan: SearchPlan | null;
}

/**
 * Reads a query for one catalogue.
 * @param isLiteral takes the words as they are typed, misspelt or not
 */
export const readSearch = (
  query: string,
  isLiteral: boolean,
  vocabulary: Vocabulary,
  tables: WordTables,
): ReadSearch => {
  const typed = queryWords(query);
  if (!isLiteral && isSurelyNotSold(typed, vocabulary, tables)) return { corrected: null, plan: null };
  const corrected = isLiteral ? null : correctQuery(typed, vocabulary, tables);
  return { corrected, plan: planSearch(corrected?.words ?? typed, vocabulary, tables) };
};

/** Whether the words as they are typed name what isn't sold: then none of them is a misspelt food. */
const isSurelyNotSold = (
  typed: readonly QueryWord[],
  vocabulary: Vocabulary,
  tables: WordTables,
): boolean => {
  const words = typed.map(({ folded }) => folded);
  // What is ruled out needn't be sold: "sin tahini".
  const all = words.slice(0, words.includes('sin') ? words.indexOf('sin') : words.length);
  const content = all.filter((word) => !isFiller(word));
  return (
    content.length > 0 &&
    isForWhatIsNotSold(all, content, tables, (word) => isNameOf(vocabulary, formsOf(word)))
  );
};

const planSearch = (
  typed: readonly QueryWord[],
  vocabulary: Vocabulary,
  tables: WordTables,
): SearchPlan | null => {
  const query = parseQuery(typed, tables);
  const { words, extras, last, isSpecific } = query;
  if (words.length + query.withoutAll.length + query.diets.length === 0) return null;
  const terms = words.map(({ folded }) => folded);
  const all = typed.map(({ folded }) => folded);
  if (isForWhatIsNotSold(all, terms, tables, (word) => isNameOf(vocabulary, formsOf(word)))) return null;
  const plan = (word: QueryWord, isRequested: boolean, options: MeaningOptions): PlannedWord => ({
    word,
    meaning: meaningOf(word, vocabulary, tables, options),
    falseFriends: isRequested ? falseFriendsOf(word, query, tables) : [],
    isRequested,
  });
  const isAlone = words.length === 1;
  const requested = words.map((word) =>
    plan(word, true, {
      // A specific search means its words and not their whole kind; 'sin X' beside a single word only filters.
      withKinds: isAlone || !isSpecific,
      prefixFrom: word !== last ? null : isAlone ? MIN_LONE_PREFIX : 1,
    }),
  );
  const added = extras.map((word) => plan(word, false, { withKinds: word.isDiet, prefixFrom: null }));
  return {
    query,
    words: [...requested, ...added],
    requestedCount: requested.length,
    shelves: categoriesMeant(words, tables),
  };
};

/** The false friends of a word, without those that the search names itself or that its last word may become. */
const falseFriendsOf = (
  { folded }: QueryWord,
  { words, last }: ParsedQuery,
  tables: WordTables,
): readonly string[] => {
  const others = lookUp(tables.falseFriends, folded) ?? [];
  if (others.length === 0 || words.length === 1) return others;
  const requested = new Set(words.flatMap((word) => sameAs(word.folded, tables).flatMap(formsOf)));
  return others.filter(
    (other) =>
      !formsOf(other).some((form) => requested.has(form)) &&
      (last === null || !other.startsWith(last.folded)),
  );
};

/** The first word that means categories decides: in Spanish the thing comes before what describes it. */
const categoriesMeant = (
  words: readonly QueryWord[],
  { shelves }: WordTables,
): readonly CategoryId[] | null => {
  const whole = words.length > 1 && shelves.get(words.map(({ folded }) => folded).join(' '));
  if (whole) return whole;
  for (const { folded } of words) {
    const meant = lookUp(shelves, folded);
    if (meant) return meant;
  }
  return null;
};
