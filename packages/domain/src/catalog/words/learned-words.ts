import { formsOf, wordsOf } from '@nutricion/language';
import type { WordTables } from './word-tables.ts';

/** A word that an administrator taught the search, with the word it stands for. Both folded. */
export interface LearnedWord {
  readonly word: string;
  readonly means: string;
}

/** A word or phrase as the tables hold it: folded, separated by single spaces. */
export const normalizeLearnedWord = (text: string): string => wordsOf(text).join(' ');

/** The tables with learned words added: a word becomes a synonym, a phrase a reading. */
export const withLearned = (tables: WordTables, learned: readonly LearnedWord[]): WordTables => {
  if (learned.length === 0) return tables;
  const synonyms = new Map(tables.synonyms);
  const readings = new Map(tables.readings);
  const words = new Map(tables.words);
  for (const { word, means } of learned) {
    if (word.includes(' ') || means.includes(' ')) {
      readings.set(word, means);
      continue;
    }
    for (const form of formsOf(word)) {
      synonyms.set(form, [...new Set([...(synonyms.get(form) ?? []), ...formsOf(means)])]);
      const others = words.get(form.charAt(0)) ?? [];
      if (!others.includes(form)) words.set(form.charAt(0), [...others, form]);
    }
  }
  return { ...tables, synonyms, readings, words };
};
