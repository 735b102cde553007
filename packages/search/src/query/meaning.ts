import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf } from '@nutricion/language';
import { fields, nameFields, scoredFields } from '../score/read-product.ts';
import type { QueryWord } from './parse-query.ts';
import { plainWordOf } from './plain-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a word of a product matches a word of a search: the same word, a synonym, or a food of that kind. Best first. */
export const manners = ['literal', 'synonym', 'kind'] as const;
export type Manner = (typeof manners)[number];

/**
 * The fields in which a word counts that matches in some manner. A food of a kind counts in title and tags alone: the
 * pudding that goes well with flan is no dessert of that kind. A phrase that names a kind means just its foods, wherever they stand.
 */
export const fieldsOf = (manner: Manner, { folded }: QueryWord): number => {
  if (manner !== 'kind') return scoredFields | fields.head;
  return isPhrase(folded) ? scoredFields : nameFields;
};

const isPhrase = (folded: string): boolean => folded.includes(' ');

/** The words of the catalogue that a word of a search means, each in its best manner. */
export type Meaning = ReadonlyMap<string, Manner>;

export interface MeaningOptions {
  /** A specific search means its words and not their whole kind. */
  readonly withKinds: boolean;
  /** With how many letters it may be the beginning of another word; null: it is a whole word. */
  readonly prefixFrom: number | null;
}

/** Of the words that a half-typed one may become, so many that most products are called by. */
const MAX_COMPLETIONS = 64;

/** A word, its plural or singular, its synonyms, the foods of its kind, and the words that it may be the beginning of. */
export const meaningOf = (
  { folded }: QueryWord,
  vocabulary: Vocabulary,
  tables: WordTables,
  { withKinds, prefixFrom }: MeaningOptions,
): Meaning => {
  const meaning = new Map<string, Manner>();
  const collect = (forms: Iterable<string>, manner: Manner): void => {
    for (const form of forms)
      for (const word of vocabulary.wordsOfForm(form)) if (!meaning.has(word)) meaning.set(word, manner);
  };
  collect(formsOf(folded), 'literal');
  const plain = isPhrase(folded) ? null : plainWordOf(folded, vocabulary, tables);
  for (const word of plain === null ? [folded] : [folded, plain])
    collect(lookUp(tables.synonyms, word) ?? [], 'synonym');
  if (plain !== null) collect(formsOf(plain), 'synonym');
  if (withKinds || isPhrase(folded)) collect(lookUp(tables.kinds, folded) ?? [], 'kind');
  // A verb of some description doesn't end a word that is being typed: only a name does.
  const isName = () => [...meaning.keys()].some((word) => vocabulary.nameCount(word) > 0);
  if (prefixFrom !== null && folded.length >= prefixFrom && !isName())
    for (const word of completionsOf(folded, vocabulary)) meaning.set(word, 'literal');
  return meaning;
};

const completionsOf = (prefix: string, vocabulary: Vocabulary): readonly string[] => {
  const words = vocabulary.wordsThatBegin(prefix).filter((word) => vocabulary.nameCount(word) > 0);
  if (words.length <= MAX_COMPLETIONS) return words;
  const count = (word: string) => vocabulary.nameCount(word);
  return words.toSorted((one, other) => count(other) - count(one)).slice(0, MAX_COMPLETIONS);
};
