import { isFiller, isSpelledAs, wordsOf } from '@nutricion/language';

/** Whether every word of a spoken name is in a title, in singular or plural; a name without a word that means something is in none. */
export const matchesTitle = (title: string, name: string): boolean => {
  const words = wordsOf(title);
  const named = wordsOf(name).filter((word) => !isFiller(word));
  return named.length > 0 && named.every((word) => words.some((other) => isSpelledAs(word, other)));
};
