import {
  type ConstraintTable,
  isPurposeWord,
  keywordsOf,
  type QueryConstraint,
  VAGUE_FOOD_WORD,
} from '@nutricion/domain/catalog/words/constraint-tables';
import { formsOf, isSpelledAs } from '@nutricion/language';

/** A dish, a need, a way of eating or a use that a search names, and the words that name it. */
export interface NamedConstraint {
  readonly constraint: QueryConstraint;
  readonly words: readonly string[];
}

/** The constraints of a search, and its other keywords before and after the first of them. */
export interface ConstraintsRead {
  readonly named: readonly NamedConstraint[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Finds constraints by their names, the longest first, from left to right; the X of 'sin X' is never one. */
export const readConstraints = (words: readonly string[], table: ConstraintTable): ConstraintsRead => {
  const keywords = keywordsOf(words);
  const [purpose] = keywordsOf(words.slice(words.findIndex(isPurposeWord) + 1));
  const mood = words[words.indexOf(VAGUE_FOOD_WORD) + 1];
  const named: NamedConstraint[] = [];
  const before: string[] = [];
  const after: string[] = [];
  for (let at = 0; at < keywords.length; ) {
    const name =
      keywords[at - 1] === 'sin'
        ? null
        : nameAt(keywords, at, table, {
            isPurpose: words.some(isPurposeWord) && keywords[at] === purpose,
            isMood: words.includes(VAGUE_FOOD_WORD) && keywords[at] === mood,
            isPackage: OF.has(words[words.indexOf(keywords[at] ?? '') - 1] ?? ''),
          });
    if (name) named.push({ constraint: name.constraint, words: keywords.slice(at, at + name.words.length) });
    else (named.length === 0 ? before : after).push(keywords[at] ?? '');
    at += name?.words.length ?? 1;
  }
  return { named, before, after };
};

const OF: ReadonlySet<string> = new Set(['de', 'en']);

/** The longest name that begins at a word; null where none does. */
const nameAt = (
  words: readonly string[],
  at: number,
  table: ConstraintTable,
  { isPurpose, isMood, isPackage }: Readonly<Record<'isPurpose' | 'isMood' | 'isPackage', boolean>>,
) => {
  for (const form of formsOf(words[at] ?? ''))
    for (const name of table.get(form) ?? [])
      if (
        (isPurpose || !name.needsFor) &&
        (isMood || !name.needsSome) &&
        (isPackage || !name.needsOf) &&
        name.words.every((word, offset) => isSpelledAs(word, words[at + offset] ?? ''))
      )
        return name;
  return null;
};
