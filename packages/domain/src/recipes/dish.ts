import { wordsOf } from '../kit/fold.ts';
import { dishRules } from './dish-rules.ts';
import type { RecipeMeal } from './recipe.ts';

/** What is shown of a recipe whose title names no dish that we know. */
const usual: Readonly<Record<RecipeMeal, string>> = {
  desayuno: 'dish:avena:canela',
  almuerzo: 'dish:arroz:pollo',
  cena: 'dish:guiso:pollo-papas',
  merienda: 'dish:ensalada:frutas',
};

/** A shorter word begins too many others: `te` is no tempeh. */
const SHORT = 3;

const rules = dishRules
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', dish = ''] = line.split('→').map((part) => part.trim());
    return { words: words.split(' ').map((word) => word.split('|')), dish: `dish:${dish}` };
  });

/** Every dish that a recipe can be shown as, as a catalogue art value. */
export const knownDishes: ReadonlySet<string> = new Set([
  ...rules.map(({ dish }) => dish),
  ...Object.values(usual),
]);

/**
 * The plated dish that a recipe's title names, as a catalogue art value: that of the first rule whose words
 * all begin a word of it, else what is usual at its meal.
 */
export const dishOf = (title: string, meal: RecipeMeal | null): string => {
  const text = ` ${wordsOf(title).join(' ')} `;
  const says = (word: string): boolean => text.includes(word.length <= SHORT ? ` ${word} ` : ` ${word}`);
  const named = rules.find(({ words }) => words.every((any) => any.some(says)));
  return named?.dish ?? usual[meal ?? 'almuerzo'];
};
