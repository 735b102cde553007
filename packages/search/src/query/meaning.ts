import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf } from '@nutricion/domain/kit/fold';
import { nameFields } from '../score/read-product.ts';
import type { QueryWord } from './parse-query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a word of a product answers a word of a search: it is the same, a synonym, or a food of that kind. */
export type Manner = 'literal' | 'synonym' | 'kind';

/** In which fields a word counts: the pudding that goes well with flan is no flan, nor any other dessert. */
export const fieldsOf = (manner: Manner, { folded }: QueryWord): number =>
  manner === 'kind' && !isPhrase(folded) ? nameFields : ALL_FIELDS;

/** Several words that together name a kind mean just its foods, wherever they are told of. */
const isPhrase = (folded: string): boolean => folded.includes(' ');

const ALL_FIELDS = 63;

/** The words of the catalogue that a word of a search means, each in its plainest manner. */
export type Meaning = ReadonlyMap<string, Manner>;

export interface MeaningOptions {
  /** A specific search means its words and not their whole kind. */
  readonly withKinds: boolean;
  /** With how many letters it may be the beginning of another word; null: it is whole. */
  readonly prefixFrom: number | null;
}

/** Of the words that begin so, those that most products are called by. */
const MAX_COMPLETIONS = 64;

/** A word, its plural or singular, its synonyms, the foods of its kind, and what it may be the beginning of. */
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
  collect(lookUp(tables.synonyms, folded) ?? [], 'synonym');
  if (withKinds || isPhrase(folded)) collect(lookUp(tables.kinds, folded) ?? [], 'kind');
  if (prefixFrom !== null && folded.length >= prefixFrom && !isName(meaning, vocabulary))
    for (const word of completionsOf(folded, vocabulary)) meaning.set(word, 'literal');
  return meaning;
};

/** Whether any product is called so: a verb in a description doesn't end a word being typed. */
const isName = (meaning: Meaning, vocabulary: Vocabulary): boolean => {
  for (const word of meaning.keys()) if (vocabulary.nameCount(word) > 0) return true;
  return false;
};

const completionsOf = (prefix: string, vocabulary: Vocabulary): readonly string[] => {
  const words = vocabulary.wordsThatBegin(prefix).filter((word) => vocabulary.nameCount(word) > 0);
  if (words.length <= MAX_COMPLETIONS) return words;
  const rank = (word: string) => vocabulary.nameCount(word);
  return words.toSorted((one, other) => rank(other) - rank(one)).slice(0, MAX_COMPLETIONS);
};
