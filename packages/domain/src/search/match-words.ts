import { formsOf } from './fold.ts';
import type { PreparedCatalog } from './prepare.ts';
import { kindsOf, sameWords } from './word-tables.ts';

/** How a word of the search met a word of a product. */
export const manners = ['literal', 'same', 'kind'] as const;
export type Manner = (typeof manners)[number];

/** The fields in which a document has a word, by the manner in which it has it. */
export type WordMatch = Readonly<Record<Manner, number>>;

/** A word of a search with the documents that have it. */
export interface MatchedWord {
  readonly word: string;
  readonly byDocument: ReadonlyMap<number, WordMatch>;
}

export interface MatchOptions {
  /** A specific search means its words and not their whole kind. */
  readonly withKinds: boolean;
  /** The word may still be being typed: words that begin so count, if it is none itself. */
  readonly isLast: boolean;
}

/** Where a word, its plural or singular, its synonyms and the foods of its kind stand. */
export const matchWord = (prepared: PreparedCatalog, word: string, options: MatchOptions): MatchedWord => {
  const forms = formsOf(word);
  const same = new Set(forms.flatMap((form) => sameByForm.get(form) ?? []));
  const kinds = options.withKinds
    ? forms.flatMap((form) => (Object.hasOwn(kindsOf, form) ? (kindsOf[form] ?? []) : []))
    : [];
  const byDocument = new Map<number, WordMatch>();
  collect(prepared, forms, 'literal', byDocument);
  collect(prepared, [...same], 'same', byDocument);
  collect(prepared, kinds, 'kind', byDocument);
  if (byDocument.size === 0 && options.isLast)
    collect(prepared, wordsThatBegin(prepared.vocabulary, word), 'literal', byDocument);
  return { word, byDocument };
};

const collect = (
  { postings }: PreparedCatalog,
  forms: readonly string[],
  manner: Manner,
  into: Map<number, WordMatch>,
): void => {
  for (const form of forms) {
    const posting = postings.get(form);
    posting?.documents.forEach((document, index) => {
      const before = into.get(document) ?? nothing;
      into.set(document, { ...before, [manner]: before[manner] | (posting.fields[index] ?? 0) });
    });
  }
};

const nothing: WordMatch = { literal: 0, same: 0, kind: 0 };

/** Shorter beginnings fit too much. */
const MIN_PREFIX = 2;
const MAX_COMPLETIONS = 40;

/** The words of a sorted vocabulary that begin so. */
export const wordsThatBegin = (vocabulary: readonly string[], prefix: string): readonly string[] => {
  if (prefix.length < MIN_PREFIX) return [];
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let index = low; index < vocabulary.length && found.length < MAX_COMPLETIONS; index += 1) {
    const word = vocabulary[index] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
};

const sameByForm: ReadonlyMap<string, readonly string[]> = (() => {
  const byForm = new Map<string, string[]>();
  for (const words of sameWords)
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      byForm.set(word, [...(byForm.get(word) ?? []), ...others]);
    }
  return byForm;
})();
