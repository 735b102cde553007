import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { type WishedFood, wishLimits } from '@nutricion/domain/meal-plan/wish';
import { fold, formsOf, isFiller, wordsOf } from '@nutricion/domain/text/fold';
import { lookUp, type WordTables } from '@nutricion/domain/text/word-tables';
import type { Pantry } from '../pantry/pantry.ts';
import { foodNames } from './food-names.ts';

/** A food as wishes describe it, with its allergens. */
export interface FoodMeaning extends WishedFood {
  /** What a product of it contains: "huevo" of "mayonesa". */
  readonly contains: readonly AllergenId[];
}

/** What words mean as food in this shop. */
export interface FoodLexicon {
  /** Of folded words in their order; null: no food that anybody here knows. */
  readonly meaningOf: (words: readonly string[], spelled: string) => FoodMeaning | null;
  /** The allergens that a word names. */
  readonly allergensOf: (words: readonly string[]) => readonly AllergenId[];
}

/** Knows the words of the search's tables and those that products and recipes are called by. */
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
  // Sold here or not: whoever eats no liver says so in a shop that has none.
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
  const read = (said: readonly string[]): Omit<FoodMeaning, 'food'> | null => {
    const words = foodNames.has(said.join(' ')) ? said : said.filter((word) => !isFiller(word));
    if (words.length === 0 || words.some(isNoFood) || !isFoodName(words)) return null;
    const name = words.join(' ');
    return {
      words: wordsFor(name, tables),
      unless: lookUp(foodNames, name)?.unless ?? [],
      contains: allergensOf(words),
    };
  };
  return {
    allergensOf,
    meaningOf: (said, spelled) => {
      const phrase = said.join(' ');
      const meaning = cache.has(phrase) ? cache.get(phrase) : read(said);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(phrase, meaning ?? null);
      return meaning ? { ...meaning, food: spelled.toLocaleLowerCase('es').slice(0, wishLimits.food) } : null;
    },
  };
};

const MAX_CACHED = 5_000;

/** Words of titles and tables that say nothing of what one eats. */
const noFood = new Set(
  fold(
    'turno semana noche dia comida plato receta libre rapido lonchera madrugada taza familia pais caldero salud trabajo soy agua frasco mameya rapida cosa bajo alto poco poca mucho mucha mas menos minutos horas vegano vegana vegetariano vegetariana paleo keto diabetico diabetica desayuno almuerzo cena merienda snack light liviano piel hueso espina cascara grande pequeno grano nada todo tipo sarten vez cocinar ni',
  ).split(' '),
);
const isNoFood = (word: string): boolean =>
  formsOf(word).some((form) => noFood.has(form)) || /^\d+$/.test(word);

/** A name, its synonyms, the foods of its kind and what is made of them; from the plainest on. */
const wordsFor = (name: string, { synonyms, kinds }: Pick<WordTables, 'synonyms' | 'kinds'>) => {
  const words = new Set([name]);
  // Grows while it is walked through: what is of a kind brings its own.
  for (const word of words) {
    for (const other of lookUp(foodNames, word)?.of ?? []) words.add(other);
    // A phrase means what it says: "habichuela tierna" is no other "tierna".
    if ((word.includes(' ') && word !== name) || ambiguous.has(word)) continue;
    for (const other of lookUp(kinds, word) ?? []) words.add(other);
    for (const other of lookUp(synonyms, word) ?? []) if (!ambiguous.has(other)) words.add(other);
  }
  const shortWords = [...words].filter((word) => word.length <= wishLimits.word);
  return withoutPlurals(shortWords).slice(0, wishLimits.words);
};

/** "Verdura" is a vegetable to some and a root to others: it brings the words of neither. */
const ambiguous = new Set(['verdura', 'verduras']);

/** Of several forms of one word the shortest that is a word of the list, the first word first. */
const withoutPlurals = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word, position) =>
      position === 0 || !formsOf(word).some((form) => form !== word && words.includes(form)),
  );
