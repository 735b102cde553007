import { formsOf, isFiller, wordsOf } from '../search/fold.ts';

/**
 * Which ingredients a step speaks of, as places in `names` ("de salsa de tomate", "papas en cubos"). The
 * first word of a name decides; where two share it ("salsa de tomate", "salsa soya"), the next words do,
 * and a step that says only "la salsa" means both.
 */
export const ingredientsAtHand = (step: string, names: readonly string[]): readonly number[] => {
  const spoken = new Set(wordsOf(step).flatMap(formsOf));
  const isSpoken = (word: string) => formsOf(word).some((form) => spoken.has(form));
  const words = names.map((name) => wordsOf(name).filter((word) => !isFiller(word)));
  return names.flatMap((_, place) => {
    const [head, ...rest] = words[place] ?? [];
    if (head === undefined || !isSpoken(head)) return [];
    const rivals = words.filter((other, index) => index !== place && other[0] === head);
    if (rivals.length === 0 || rest.some(isSpoken)) return [place];
    return rivals.some(([, ...others]) => others.some(isSpoken)) ? [] : [place];
  });
};
