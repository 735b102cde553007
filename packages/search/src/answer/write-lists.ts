import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { QueryWord } from '../query/parse-query.ts';
import { knownBehindOf, type Thing, thingAt } from './negated-thing.ts';
import { ALSO_NOT, JOINING, LEADING, OF, refuses, TURNING, WITHOUT } from './negation-words.ts';
import { first, isCalled, type OneThing } from './one-thing.ts';
import { readWishes } from './read-wishes.ts';
import { SIN } from './write-openers.ts';

interface ListsWritten {
  readonly written: readonly QueryWord[];
  readonly things: readonly Thing[];
  /** Whether something may be ruled out that was taken as wanted, or that the shop doesn't know. */
  readonly isUnclear: boolean;
}

/**
 * Writes 'sin' before each thing of the lists that begin with 'sin' or "ni". After "ni" a list continues with whatever follows;
 * after "y", "o" or a sign only with a thing that is in the table of what can be ruled out.
 */
export const writeLists = (words: readonly QueryWord[], one: OneThing, tables: WordTables): ListsWritten => {
  const written: QueryWord[] = [];
  const things: Thing[] = [];
  let isUnclear = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] as QueryWord;
    // A sign right after 'sin' is read as "y": "sin: huevo, leche".
    const from = WITHOUT.has(word.folded) && words[at + 1]?.folded === 'y' ? at + 2 : at + 1;
    let thing = WITHOUT.has(word.folded) || word.folded === 'ni' ? thingAt(words, from, tables) : null;
    isUnclear ||= word.folded === 'ni' && isMaybeRuledOut(written, tables);
    if (!thing) {
      written.push(word);
      at += 1;
    }
    while (thing) {
      things.push(thing);
      written.push(SIN, thing.word);
      isUnclear ||= !isUnderstood(thing, one, tables);
      at = thing.end;
      while (ADDED.test(words[at]?.folded ?? '')) written.push(words[at++] as QueryWord);
      const next = nextOf(words, at, thing, one, tables);
      isUnclear ||= next.isUnclear;
      at = next.at;
      thing = next.thing;
    }
  }
  return { written, things, isUnclear };
};

/** Belongs to the thing before it: "sin azúcar añadida". */
const ADDED = /^(?:anadid|added)/;

interface Next {
  /** Null: the list ends. */
  readonly thing: Thing | null;
  readonly at: number;
  readonly isUnclear: boolean;
}

/** How a list continues after one of its things. */
const nextOf = (
  words: readonly QueryWord[],
  at: number,
  last: Thing,
  one: OneThing,
  tables: WordTables,
): Next => {
  const ends: Next = { thing: null, at, isUnclear: false };
  let from = at;
  while (JOINING.has(words[from]?.folded ?? '')) from += 1;
  const joining = words.slice(at, from);
  const here = words[from]?.folded ?? '';
  const thing = thingAt(words, from, tables);
  if (joining.length === 0) return { ...ends, isUnclear: isUnclearBeside(words, at, last, tables) };
  const isSure = joining.some(({ folded }) => ALSO_NOT.has(folded));
  if (refuses(here) || (TURNING.has(here) && !(isSure && here === 'con'))) return ends;
  if (!thing) return { ...ends, at: saysNothing(words.slice(from)) ? words.length : at };
  const isMadeOfIt = knownBehindOf(words, thing.end, tables) !== null;
  if (isSure || (thing.known && !isMadeOfIt)) return { thing, at: from, isUnclear: isSure && isMadeOfIt };
  return { ...ends, isUnclear: thing.known !== null || !isSurelyWanted(thing.word, one, tables) };
};

/**
 * Whether the word right after a thing makes the search ambiguous: "sin huevo leche" may want milk or rule it out, as
 * "galletas sin huevo de almendra" may almonds; and after "crudo" in "sin huevo crudo, leche" the list may continue.
 */
const isUnclearBeside = (
  words: readonly QueryWord[],
  at: number,
  last: Thing,
  tables: WordTables,
): boolean => {
  const thing = thingAt(words, at, tables);
  const isBeside = thing?.start === at || (OF.has(words[at]?.folded ?? '') && last.known !== null);
  const goesOn = thing?.start === at && JOINING.has(words[thing.end]?.folded ?? '');
  return isBeside && [thing, goesOn ? thingAt(words, thing.end + 1, tables) : null].some(holdsAllergen);
};

/** Whether the thing before "ni" may be ruled out too: "leche ni huevo" may want neither. */
const isMaybeRuledOut = (written: readonly QueryWord[], tables: WordTables): boolean =>
  written.at(-2)?.folded !== 'sin' && holdsAllergen(thingAt(written, written.length - 1, tables));

const holdsAllergen = (thing: Thing | null): boolean => (thing?.known?.allergens.length ?? 0) > 0;

/** Whether the rest of a search adds nothing, as "ni sus derivados". */
const saysNothing = (words: readonly QueryWord[]): boolean =>
  words.every(({ folded }) => LEADING.has(folded));

/** Whether a thing after a list can be taken as wanted: it is sold, and its name implies no allergen ("pan sin gluten y arroz"). */
const isSurelyWanted = ({ folded, typed }: QueryWord, one: OneThing, { diets }: WordTables): boolean =>
  lookUp(diets.named, folded) !== undefined || (isSold(folded, one) && impliedAllergens(typed).length === 0);

/** Whether the shop knows a thing, from its tables or from a product. */
const isUnderstood = ({ word, known }: Thing, one: OneThing, { readings, wishes }: WordTables): boolean =>
  known !== null ||
  isSold(word.folded, one) ||
  readings.has(`sin ${word.folded}`) ||
  readWishes(['sin', word.folded], wishes).named.length > 0;

/** Whether a product is called by the whole word; a word that is still being typed doesn't count. */
const isSold = (word: string, one: OneThing): boolean =>
  first(one, word).some(({ id }) => isCalled(id, [word], one));
