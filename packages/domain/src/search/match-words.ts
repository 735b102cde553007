import { formsOf } from './fold.ts';
import type { PreparedCatalog } from './index-documents.ts';
import type { QueryWord } from './parse-query.ts';
import { kindsOf, sameWords } from './word-tables.ts';

/**
 * How a word of a search met a word of a product: it is the same word, a synonym, or a food of the kind
 * it names. Each manner keeps the fields in eight bits of its own.
 */
export const LITERAL = 0;
export const SYNONYM = 8;
export const KIND = 16;

/** The fields that any manner found. */
export const anyManner = (match: number): number => (match | (match >>> SYNONYM) | (match >>> KIND)) & 0xff;

/** A word of a search with where it stands. */
export interface MatchedWord {
  readonly word: QueryWord;
  /** Per document the fields that have the word, by manner. */
  readonly matches: Uint32Array;
  /** The documents that have it at all. */
  readonly documents: readonly number[];
}

export interface MatchOptions {
  /** A specific search means its words and not their whole kind. */
  readonly withKinds: boolean;
  /** The word may still be being typed: words that begin so count, if it is none itself. */
  readonly isLast: boolean;
}

/** Where a word, its plural or singular, its synonyms and the foods of its kind stand. */
export const matchWord = (
  prepared: PreparedCatalog,
  word: QueryWord,
  { withKinds, isLast }: MatchOptions,
): MatchedWord => {
  const forms = formsOf(word.folded);
  const matches = new Uint32Array(prepared.documents.length);
  const documents: number[] = [];
  const collect = (words: Iterable<string>, manner: number): void => {
    for (const form of words) {
      const posting = prepared.postings.get(form);
      for (let at = 0; at < (posting?.documents.length ?? 0); at += 1) {
        const document = posting?.documents[at] ?? 0;
        if (matches[document] === 0) documents.push(document);
        matches[document] = (matches[document] ?? 0) | ((posting?.fields[at] ?? 0) << manner);
      }
    }
  };
  collect(forms, LITERAL);
  collect(new Set(forms.flatMap((form) => synonyms.get(form) ?? [])), SYNONYM);
  if (withKinds) collect(new Set(forms.flatMap(kindOf)), KIND);
  if (documents.length === 0 && isLast) collect(wordsThatBegin(prepared.vocabulary, word.folded), LITERAL);
  return { word, matches, documents };
};

const kindOf = (form: string): readonly string[] =>
  Object.hasOwn(kindsOf, form) ? (kindsOf[form] ?? []) : [];

const synonyms: ReadonlyMap<string, readonly string[]> = (() => {
  const byForm = new Map<string, string[]>();
  for (const words of sameWords)
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      byForm.set(word, [...(byForm.get(word) ?? []), ...others]);
    }
  return byForm;
})();

/** Shorter beginnings fit too much. */
const MIN_PREFIX = 2;
const MAX_COMPLETIONS = 40;

/** The words of a sorted vocabulary that begin so. */
const wordsThatBegin = (vocabulary: readonly string[], prefix: string): readonly string[] => {
  if (prefix.length < MIN_PREFIX) return [];
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const next = vocabulary.slice(low, low + MAX_COMPLETIONS);
  return next.filter((word) => word.startsWith(prefix));
};
