import {
  isFor,
  SOME,
  tellingWords,
  type Wish,
  type WishTable,
} from '@nutricion/domain/catalog/words/wish-tables';
import { formsOf } from '@nutricion/domain/kit/fold';
import { areAlike } from './one-thing.ts';

/** A dish, a need or a way of eating that a search names, and by which words. */
export interface NamedWish {
  readonly wish: Wish;
  readonly words: readonly string[];
}

/** What a search wants food for, and the words that it has before and after it. */
export interface WishesRead {
  readonly named: readonly NamedWish[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Finds dishes, needs and ways of eating by their names, the longest first, from left to right; the X of 'sin X' is none. */
export const readWishes = (words: readonly string[], table: WishTable): WishesRead => {
  const telling = tellingWords(words);
  const [aim] = tellingWords(words.slice(words.findIndex(isFor) + 1));
  const mood = words[words.indexOf(SOME) + 1];
  const named: NamedWish[] = [];
  const before: string[] = [];
  const after: string[] = [];
  for (let at = 0; at < telling.length; ) {
    const name =
      telling[at - 1] === 'sin'
        ? null
        : nameAt(telling, at, table, {
            isFor: words.some(isFor) && telling[at] === aim,
            isSome: words.includes(SOME) && telling[at] === mood,
          });
    if (name) named.push({ wish: name.wish, words: telling.slice(at, at + name.words.length) });
    else (named.length === 0 ? before : after).push(telling[at] ?? '');
    at += name?.words.length ?? 1;
  }
  return { named, before, after };
};

const nameAt = (
  words: readonly string[],
  at: number,
  table: WishTable,
  after: { readonly isFor: boolean; readonly isSome: boolean },
) => {
  for (const form of formsOf(words[at] ?? ''))
    for (const name of table.get(form) ?? [])
      if (
        (after.isFor || !name.needsFor) &&
        (after.isSome || !name.needsSome) &&
        name.words.every((word, offset) => areAlike(word, words[at + offset] ?? ''))
      )
        return name;
  return null;
};
