import { lookUp, type WordTables } from '@nutricion/domain/text/word-tables';
import type { QueryWord } from '../query/parse-query.ts';
import { thingAt } from './negated-thing.ts';
import { ALL, EXCEPT, FREE, HELPING, isVerb, REFUSING, SENSITIVE, WITHOUT } from './negation-words.ts';

export const SIN: QueryWord = { folded: 'sin', typed: 'sin' };

/** Writes 'sin' for each way of refusing: "que no tenga huevo" and "huevo free" are "sin huevo". */
export const writeOpeners = (words: readonly QueryWord[], tables: WordTables): readonly QueryWord[] => {
  const written: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const end = openerEnd(words, at, tables);
    if (end !== null) {
      if (written.at(-1)?.folded === 'que') written.pop();
      written.push(SIN);
      at = end;
    } else if (words[at]?.folded === 'free' && ruleOutBefore(written, tables)) at += 1;
    else {
      written.push(words[at] as QueryWord);
      at += 1;
    }
  }
  return written;
};

/** Where what opens a refusal ends; null: none begins here, or it refuses nothing that may be food. */
const openerEnd = (words: readonly QueryWord[], at: number, tables: WordTables): number | null => {
  const word = words[at]?.folded ?? '';
  const after = words[at + 1]?.folded ?? '';
  const isKnownNext = thingAt(words, at + 1, tables)?.known != null;
  if (FREE.has(word)) return /^(?:del?|of|from)$/.test(after) ? at + 2 : null;
  if (word === EXCEPT) return isKnownNext && isOfAll(words, at) ? at + 1 : null;
  if (WITHOUT.has(word)) return isKnownNext || SURELY.test(word) ? at + 1 : null;
  if (SENSITIVE.test(word)) return isKnownNext || /^al?$/.test(after) ? at + 1 : null;
  return REFUSING.has(word) ? refusalEnd(words, at, tables) : null;
};

/** Others are words, or misspelt ones, of something else too. */
const SURELY = /^(?:sin|without)$/;

/** "Todo menos", "de todo menos". */
const isOfAll = (words: readonly QueryWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ folded }) => ALL.has(folded));

/** "No", "no puedo comer", "que no tenga": with a verb of food it refuses whatever follows, else what the tables know. */
const refusalEnd = (words: readonly QueryWord[], at: number, tables: WordTables): number | null => {
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
  // "Ni leche" goes on with a list; "ni lleve leche" begins another.
  if (words[at]?.folded === 'ni' && !hasVerb) return null;
  const isRefusal = (hasVerb && end < words.length) || thingAt(words, end, tables)?.known != null;
  return isRefusal ? end : null;
};

/** "Egg and dairy free": puts 'sin' before the things that end what was written; false: there are none. */
const ruleOutBefore = (written: QueryWord[], { freeFrom }: WordTables): boolean => {
  let from = written.length;
  const isKnown = (at: number): boolean => lookUp(freeFrom, written[at]?.folded ?? '') !== undefined;
  while (isKnown(from - 1)) {
    from -= 1;
    const isJoined = /^(?:and|or|nor)$/.test(written[from - 1]?.folded ?? '') && isKnown(from - 2);
    if (!isJoined) break;
    from -= 1;
  }
  if (from === written.length) return false;
  written.splice(from, 0, SIN);
  return true;
};
