import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import { lookUp, type WordTables } from '@nutricion/domain/text/word-tables';
import { MAX_WITHOUT, type QueryWord, spelledWords } from '../query/parse-query.ts';
import type { Thing } from './negated-thing.ts';
import { refuses } from './negation-words.ts';
import type { OneThing } from './one-thing.ts';
import { readWishes } from './read-wishes.ts';
import { writeLists } from './write-lists.ts';
import { writeOpeners } from './write-openers.ts';

/** A search with everything that it wants none of written as 'sin X'. */
export interface NegationsRead {
  readonly text: string;
  /** Misspelt words were put right. */
  readonly isMended: boolean;
  /** What it wants none of may not have been understood whole: nothing may be called free of anything. */
  readonly isUnclear: boolean;
}

/** Reads what a search wants none of, however it is said: "que no tenga huevo ni leche", "egg and dairy free". Null: it refuses nothing. */
export const readNegations = (
  query: string,
  isLiteral: boolean,
  one: OneThing,
  tables: WordTables,
): NegationsRead | null => {
  const typed = wordsAndSigns(query, tables);
  if (!typed.some(({ folded }) => refuses(folded))) return null;
  const opened = writeOpeners(typed, tables);
  const corrected = isLiteral ? null : one.search(textOf(opened), { limit: 1 }).correctedQuery;
  // Once more: a thing that was misspelt may be what made "no" a refusal.
  const words = corrected === null ? opened : writeOpeners(wordsAndSigns(corrected, tables), tables);
  const { written, things, isUnclear } = writeLists(words, one, tables);
  const isDoubtful = isUnclear || things.length > MAX_WITHOUT || isLeftOver(written, tables);
  if (!isDoubtful && isReadAlready(query, typed, things, one, tables))
    return { text: query, isMended: false, isUnclear: false };
  return { text: textOf(written), isMended: corrected !== null, isUnclear: isDoubtful };
};

const textOf = (words: readonly QueryWord[]): string => words.map(({ typed }) => typed).join(' ');

/** Signs that stand for "and". */
const SIGNS = /[,;+&/]/g;

/** The words of a search, with "y" for a sign between them, "singluten" as two and "frutos secos" as the one word for them. */
const wordsAndSigns = (query: string, { freeFrom }: WordTables): readonly QueryWord[] => {
  const words = spelledWords(query.replace(SIGNS, ' y '));
  const phraseAt = (at: number) => lookUp(freeFrom, `${words[at]?.folded} ${words[at + 1]?.folded}`);
  return words.flatMap((word, at): readonly QueryWord[] => {
    const phrase = phraseAt(at);
    if (phrase) return [{ folded: phrase.words[0] ?? '', typed: phrase.label }];
    if (phraseAt(at - 1)) return [];
    return partsOf(word.folded, freeFrom).map((part) =>
      part === word.folded ? word : { folded: part, typed: part },
    );
  });
};

/** "Singluten" and "glutenfree", where the rest is something to be free of. */
const partsOf = (word: string, freeFrom: WordTables['freeFrom']): readonly string[] => {
  const parts = /^(sin)(.{3,})$/.exec(word) ?? /^(.{3,})(free)$/.exec(word) ?? [];
  const isGlued = lookUp(freeFrom, word) === undefined && parts.some((part) => lookUp(freeFrom, part));
  return isGlued ? parts.slice(1) : [word];
};

/** Whether a search as it is typed rules out its one thing already, by itself or as a way of eating. */
const isReadAlready = (
  query: string,
  typed: readonly QueryWord[],
  things: readonly Thing[],
  one: OneThing,
  tables: WordTables,
): boolean => {
  const [thing] = things;
  const { freeFrom, correctedQuery } = one.search(query, { limit: 1 });
  if (
    !thing ||
    things.length > 1 ||
    correctedQuery !== null ||
    !typed.some(({ folded }) => folded === thing.word.folded)
  )
    return false;
  if (freeFrom.length > 0)
    return freeFrom.length === 1 && freeFrom[0] === (thing.known?.label ?? thing.word.typed);
  const allergens = thing.known?.allergens ?? [];
  return readWishes(
    typed.map(({ folded }) => folded),
    tables.wishes,
  ).named.some(
    ({ wish, words }) => words.some(refuses) && allergens.every((id) => wish.ruledOutBy.includes(id)),
  );
};

/** Whether something is still refused behind which an allergen is named, or that ends the search: "ni un huevo no", "leche no". */
const isLeftOver = (words: readonly QueryWord[], tables: WordTables): boolean =>
  words.some(({ folded }, at) => {
    if (folded === 'sin' || !refuses(folded)) return false;
    return namesAllergen(at === words.length - 1 ? words : words.slice(at + 1), tables);
  });

const namesAllergen = (words: readonly QueryWord[], { freeFrom }: WordTables): boolean =>
  impliedAllergens(textOf(words)).length > 0 ||
  words.some(({ folded }) => (lookUp(freeFrom, folded)?.allergens.length ?? 0) > 0);
