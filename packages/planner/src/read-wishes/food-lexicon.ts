import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { type WishedFood, wishLimits } from '@nutricion/domain/plans/wish';
import { formsOf, isFiller, wordsOf } from '@nutricion/language';
import wordLists from '../../data/words.json' with { type: 'json' };
import type { Pantry } from '../pantry/pantry.ts';
import { foodNames } from './food-names.ts';

/** A food as wishes describe it, with its allergens. */
export interface FoodMeaning extends WishedFood {
  /** Allergens that its products contain: 'huevo' for "mayonesa". */
  readonly contains: readonly AllergenId[];
}

/** The meaning of words as foods. */
export interface FoodLexicon {
  /**
   * The meaning of folded words, in their order in the text; null when they name no food.
   * @param spelled the words as typed, for labels
   */
  readonly meaningOf: (words: readonly string[], spelled: string) => FoodMeaning | null;
  /** The allergens that a name stands for. */
  readonly allergensOf: (words: readonly string[]) => readonly AllergenId[];
}

/** Builds a lexicon from the search's word tables and from the titles and tags of products and recipes. */
export const foodLexiconOf = (
  tables: Pick<WordTables, 'synonyms' | 'kinds' | 'shelves' | 'freeFrom'>,
  { recipes, products }: Pick<Pantry, 'recipes' | 'products'>,
): FoodLexicon => {
  const texts = [
    ...recipes.flatMap(({ title, tags }) => [title, ...tags]),
    ...[...products.values()].map(({ title }) => title),
  ].map((text) => new Set(wordsOf(text).flatMap(formsOf)));
  const all = new Set(texts.flatMap((text) => [...text]));
  const isOf = (text: ReadonlySet<string>, words: readonly string[]): boolean =>
    words.every((word) => formsOf(word).some((form) => text.has(form)));
  const isInTitles = (words: readonly string[]): boolean =>
    isOf(all, words) && (words.length === 1 || texts.some((text) => isOf(text, words)));
  // Whether or not it is for sale: people also avoid foods that the shop doesn't have.
  const isInTables = (word: string): boolean =>
    [tables.synonyms, tables.kinds, tables.shelves, tables.freeFrom].some(
      (table: ReadonlyMap<string, unknown>) => lookUp(table, word) !== undefined,
    );
  const isFoodName = (words: readonly string[]): boolean => {
    const [word] = words;
    if (foodNames.has(words.join(' '))) return true;
    return isInTitles(words) || (words.length === 1 && word !== undefined && isInTables(word));
  };
  const allergensOf = (words: readonly string[]): readonly AllergenId[] =>
    lookUp(tables.freeFrom, words.join(' '))?.allergens ?? [];
  const cache = new Map<string, Omit<FoodMeaning, 'food'> | null>();
  const read = (typedWords: readonly string[]): Omit<FoodMeaning, 'food'> | null => {
    const words = foodNames.has(typedWords.join(' '))
      ? typedWords
      : typedWords.filter((word) => !isFiller(word));
    if (words.length === 0 || words.some(isNotFood) || !isFoodName(words)) return null;
    const name = words.join(' ');
    return {
      words: wordsFor(name, tables),
      unless: lookUp(foodNames, name)?.unless ?? [],
      contains: allergensOf(words),
    };
  };
  return {
    allergensOf,
    meaningOf: (typedWords, spelled) => {
      const phrase = typedWords.join(' ');
      const meaning = cache.has(phrase) ? cache.get(phrase) : read(typedWords);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(phrase, meaning ?? null);
      return meaning ? { ...meaning, food: spelled.toLocaleLowerCase('es').slice(0, wishLimits.food) } : null;
    },
  };
};

const MAX_CACHED = 5_000;

/** Words of titles and tables that name no food. */
const notFoods = new Set(wordLists.notFoods);
const isNotFood = (word: string): boolean =>
  formsOf(word).some((form) => notFoods.has(form)) || /^\d+$/.test(word);

/** A name with its synonyms, the foods of its kind and products made of them, the plainest first. */
const wordsFor = (name: string, { synonyms, kinds }: Pick<WordTables, 'synonyms' | 'kinds'>) => {
  const words = new Set([name]);
  // The set grows during the loop: a food of a kind adds its own words.
  for (const word of words) {
    for (const other of lookUp(foodNames, word)?.includes ?? []) words.add(other);
    // A phrase isn't split into words: "habichuela tierna" doesn't add everything called "tierna".
    if ((word.includes(' ') && word !== name) || ambiguous.has(word)) continue;
    for (const other of lookUp(kinds, word) ?? []) words.add(other);
    for (const other of lookUp(synonyms, word) ?? []) if (!ambiguous.has(other)) words.add(other);
  }
  const shortWords = [...words].filter((word) => word.length <= wishLimits.word);
  return withoutPlurals(shortWords).slice(0, wishLimits.words);
};

/** "Verdura" means vegetables to some people and root vegetables to others, so it adds neither. */
const ambiguous = new Set(['verdura', 'verduras']);

/** Keeps one form of each word: the shortest one in the list, and always the first word. */
const withoutPlurals = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word, position) =>
      position === 0 || !formsOf(word).some((form) => form !== word && words.includes(form)),
  );
