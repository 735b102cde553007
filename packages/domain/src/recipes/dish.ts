import { wordsOf } from '@nutricion/language';
import dishRules from '../../data/dish-rules.json' with { type: 'json' };
import type { RecipeMeal } from './recipe.ts';

/** Drawings of recipes whose title names no known dish. */
const defaultDishes: Readonly<Record<RecipeMeal, string>> = {
  desayuno: 'dish:avena:canela',
  almuerzo: 'dish:arroz:pollo',
  cena: 'dish:guiso:pollo-papas',
  merienda: 'dish:ensalada:frutas',
};

/** A shorter word begins too many others: `te` is no tempeh. */
const SHORT = 3;

/** The first row applies of which each word begins a word of the title; `|` separates alternatives. */
const rules = dishRules.map(({ title, dish }) => ({
  words: title.split(' ').map((word) => word.split('|')),
  dish: `dish:${dish}`,
}));

/** Every dish that a recipe can be shown as, as a catalogue art value. */
export const availableDishes: ReadonlySet<string> = new Set([
  ...rules.map(({ dish }) => dish),
  ...Object.values(defaultDishes),
]);

/**
 * The drawing of a recipe's dish, as a catalog art value: by the first rule whose words all begin a word of the
 * title, else the default of its meal.
 */
export const dishOf = (title: string, meal: RecipeMeal | null): string => {
  const text = ` ${wordsOf(title).join(' ')} `;
  const says = (word: string): boolean => text.includes(word.length <= SHORT ? ` ${word} ` : ` ${word}`);
  const named = rules.find(({ words }) => words.every((any) => any.some(says)));
  return named?.dish ?? defaultDishes[meal ?? 'almuerzo'];
};
