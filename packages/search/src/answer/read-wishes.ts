import { formsOf } from '@nutricion/domain/text/fold';
import { tellingWords, type Wish, type WishTable } from '@nutricion/domain/text/wish-tables';
import { areAlike } from './one-thing.ts';

/** What a search wants food for, and the words that it has besides. */
export interface WishesRead {
  readonly wishes: readonly Wish[];
  /** The words that say so, and those that don't, in their order. */
  readonly named: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Finds dishes, needs and ways of eating by their names, the longest first, from left to right. */
export const readWishes = (words: readonly string[], table: WishTable): WishesRead => {
  const telling = tellingWords(words);
  const wishes = new Set<Wish>();
  const named: string[] = [];
  const before: string[] = [];
  const after: string[] = [];
  for (let at = 0; at < telling.length; ) {
    const name = nameAt(telling, at, table);
    if (name) {
      wishes.add(name.wish);
      named.push(...telling.slice(at, at + name.words.length));
    } else (wishes.size === 0 ? before : after).push(telling[at] ?? '');
    at += name?.words.length ?? 1;
  }
  return { wishes: [...wishes], named, before, after };
};

const nameAt = (words: readonly string[], at: number, table: WishTable) => {
  for (const form of formsOf(words[at] ?? ''))
    for (const name of table.get(form) ?? [])
      if (name.words.every((word, offset) => areAlike(word, words[at + offset] ?? ''))) return name;
  return null;
};
