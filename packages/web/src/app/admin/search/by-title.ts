import { fold, wordsOf } from '@nutricion/language';

/** Rows with those first whose title begins with the text, then those that have its words; otherwise as the server has them. */
export const byTitle = <Row extends { readonly title: string }>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] => {
  const sought = fold(typed).trim();
  const words = wordsOf(typed);
  const rank = ({ title }: Row): number => {
    const folded = fold(title);
    if (folded.startsWith(sought)) return 0;
    const own = wordsOf(title);
    return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 2;
  };
  return rows.toSorted((one, other) => rank(one) - rank(other));
};
