import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { QueryWord } from '../query/parse-query.ts';
import { excludedTermAt } from './excluded-term.ts';
import { ALL, EXCEPT, EXCLUDING, FREE, HELPING, isVerb, MUCH, SENSITIVE, WITHOUT } from './negation-words.ts';

export const SIN: QueryWord = { folded: 'sin', typed: 'sin' };
const LESS_OF: readonly QueryWord[] = ['bajo', 'en'].map((word) => ({ folded: word, typed: word }));

/** Writes 'sin' for each way of ruling something out: "que no tenga huevo" and "huevo free" become "sin huevo". */
export const writeOpeners = (words: readonly QueryWord[], tables: WordTables): readonly QueryWord[] => {
  const written: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const end = openerEnd(words, at, tables);
    if (end !== null) {
      if (written.at(-1)?.folded === 'que') written.pop();
      const isLess = isLessOf(words, end, tables);
      written.push(...(isLess ? LESS_OF : [SIN]));
      at = isLess ? end + 1 : end;
    } else if (closerLength(words, at) > 0 && excludeBefore(written, tables)) at += closerLength(words, at);
    else {
      written.push(words[at] as QueryWord);
      at += 1;
    }
  }
  return written;
};

/** How many words from a position on rule out the terms before them: "egg free", "leche me hace daño"; 0: none. */
const closerLength = (words: readonly QueryWord[], at: number): number => {
  const text = words
    .slice(at, at + MAX_CLOSER)
    .map(({ folded }) => folded)
    .join(' ');
  const closer = CLOSERS.exec(text)?.[0];
  return closer === undefined ? 0 : closer.split(' ').length;
};

const MAX_CLOSER = 4;
const CLOSERS =
  /^(?:free|allergy|allergies|allergic|intolerant|intolerance|prohibid[oa]s?|no puedo|(?:me|le|nos|les) (?:hace|hacen|cae|caen) (?:mal|dano))(?= |$)/;

/** Whether what follows is only too much of a nutrient: "que no tenga tanta grasa" asks for less, not for none. */
const isLessOf = (words: readonly QueryWord[], at: number, { freeFrom }: WordTables): boolean => {
  const known = MUCH.has(words[at]?.folded ?? '') && lookUp(freeFrom, words[at + 1]?.folded ?? '');
  return known ? known.allergens.length === 0 && known.nutrient !== null : false;
};

/** The position after the words that rule something out; null if none begin here, or if they rule out no term. */
const openerEnd = (words: readonly QueryWord[], at: number, tables: WordTables): number | null => {
  const word = words[at]?.folded ?? '';
  const after = words[at + 1]?.folded ?? '';
  const isKnownNext = excludedTermAt(words, at + 1, tables)?.known != null;
  if (FREE.has(word)) return freeEnd(word, after, at, isKnownNext);
  const instead = insteadLength(words, at);
  if (instead > 0) return excludedTermAt(words, at + instead, tables)?.known != null ? at + instead : null;
  if (word === EXCEPT) return isKnownNext && isAfterAll(words, at) ? at + 1 : null;
  if (WITHOUT.has(word)) return isKnownNext || UNAMBIGUOUS.test(word) ? at + 1 : null;
  if (SENSITIVE.test(word)) return isKnownNext || /^al?$/.test(after) ? at + 1 : null;
  return EXCLUDING.has(word) ? exclusionEnd(words, at, tables) : null;
};

/** The end of "libre de", "free from", and of "libre" right before a term; "free" alone follows its terms. */
const freeEnd = (word: string, after: string, at: number, isKnownNext: boolean): number | null => {
  if (word === 'free') return /^(?:of|from)$/.test(after) ? at + 2 : null;
  if (/^del?$/.test(after)) return at + 2;
  return isKnownNext ? at + 1 : null;
};

/** How many words from a position on ask for something in another's place, or say that it harms: "en vez de", "me cae mal". */
const insteadLength = (words: readonly QueryWord[], at: number): number => {
  const text = words
    .slice(at, at + MAX_CLOSER)
    .map(({ folded }) => folded)
    .join(' ');
  const phrase = INSTEAD.exec(text)?.[0];
  return phrase === undefined ? 0 : phrase.split(' ').length;
};

const INSTEAD =
  /^(?:en vez de|en lugar de|aparte de|contra|hipersensible a|reaccion a|prohibid[oa]s?|hold the|(?:me|le|nos|les) (?:hace|hacen|cae|caen) (?:mal|dano))(?= )/;

/** Spellings that mean 'sin' for certain; "cin" or "sim" may be another word misspelt. */
const UNAMBIGUOUS = /^(?:sin|without)$/;

/** Whether "menos" follows "todo": "todo menos", "de todo menos". */
const isAfterAll = (words: readonly QueryWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ folded }) => ALL.has(folded));

/** The end of "no", "no puedo comer", "que no tenga": with a verb they rule out any next word, else only terms of the tables. */
const exclusionEnd = (words: readonly QueryWord[], at: number, tables: WordTables): number | null => {
  let end = at + 1;
  let hasVerb = false;
  for (
    let word = words[end]?.folded ?? '';
    isVerb(word) || HELPING.has(word);
    word = words[end]?.folded ?? ''
  ) {
    hasVerb ||= isVerb(word);
    end += 1;
  }
  // "Ni leche" continues a list; "ni lleve leche" begins a new one.
  if (words[at]?.folded === 'ni' && !hasVerb) return null;
  const isExclusion = (hasVerb && end < words.length) || excludedTermAt(words, end, tables)?.known != null;
  return isExclusion ? end : null;
};

/** For "egg and dairy free": puts 'sin' before the terms written last. False if there are none. */
const excludeBefore = (written: QueryWord[], { freeFrom }: WordTables): boolean => {
  let from = written.length;
  const isKnown = (at: number): boolean => lookUp(freeFrom, written[at]?.folded ?? '') !== undefined;
  while (isKnown(from - 1)) {
    from -= 1;
    const isJoined = /^(?:and|or|nor|y|e|o|u|n)$/.test(written[from - 1]?.folded ?? '') && isKnown(from - 2);
    if (!isJoined) break;
    from -= 1;
  }
  if (from === written.length) return false;
  written.splice(from, 0, SIN);
  return true;
};
