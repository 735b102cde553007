import { fold, formsOf } from '@nutricion/language';

/** Whether every word of a spoken name is in a title, in singular or plural. */
export const matchesTitle = (title: string, name: string): boolean => {
  const words = new Set(fold(title).split(' ').flatMap(formsOf));
  return fold(name)
    .split(' ')
    .filter((word) => word.length > 2)
    .every((word) => formsOf(word).some((form) => words.has(form)));
};
