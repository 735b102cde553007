import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, numberAt, spokenTokensOf, type Token, unitOf } from '@nutricion/language';
import type { PhraseToRead } from '../../../packages/domain/src/voice/learned/phrase-signs.ts';
import { type Tag, tags } from '../../../packages/domain/src/voice/learned/read-phrase.ts';
import { phraseToRead } from '../../../packages/domain/src/voice/understand.ts';
import type { SpokenItem, VoiceLexicon } from '../../../packages/domain/src/voice/understanding.ts';
import { isClosed, type LabelledPhrase } from '../score-phrase.ts';

/** A labelled phrase as the model is to read it. */
export interface Example {
  readonly phrase: LabelledPhrase;
  /** The file it stands in. */
  readonly author: string;
  readonly toRead: PhraseToRead;
  /** The tag of each token; null where a name isn't said in these words. */
  readonly path: readonly number[] | null;
}

const PHRASES = join(import.meta.dirname, '../phrases');

/** All phrases that may be read: the open hands, and the open halves of the others. */
export const readExamples = (lexicon: VoiceLexicon): readonly Example[] =>
  readdirSync(PHRASES)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((author) =>
      readFileSync(join(PHRASES, author), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): LabelledPhrase => JSON.parse(line))
        .filter((phrase) => author.startsWith('hand-') || !isClosed(phrase))
        .map((phrase) => {
          const toRead = phraseToRead(phrase.text, lexicon, phrase.context ?? {});
          return { phrase, author, toRead, path: pathOf(phrase, toRead.tokens) };
        }),
    );

const tagAt = (tag: Tag): number => tags.indexOf(tag);

/** Where each item's words, number and unit stand in the phrase. */
const pathOf = ({ items, next = [] }: LabelledPhrase, tokens: readonly Token[]): readonly number[] | null => {
  const isTaken = tokens.map(() => false);
  const names = namePlaces(items, tokens, isTaken);
  if (names === null) return null;
  const path = tokens.map(() => tagAt('O'));
  let from = 0;
  for (const [index, item] of items.entries()) {
    const name = names[index] ?? [];
    const limit = names[index + 1]?.[0] ?? tokens.length;
    const { numbers, units } = amountPlaces(item, name, tokens, isTaken, from, limit);
    for (const place of [...numbers, ...units]) isTaken[place] = true;
    const all = [...name, ...numbers, ...units].toSorted((a, b) => a - b);
    for (const [at, place] of all.entries()) {
      const kind = name.includes(place) ? 'N' : numbers.includes(place) ? 'Q' : 'U';
      path[place] = tagAt(at === 0 ? `B${kind}` : kind);
    }
    from = Math.max(from, (all.at(-1) ?? -1) + 1);
  }
  return next.length === 0 ? path : path.map((tag, at) => (at >= from ? tagAt('R') : tag));
};

/** The places of each item's name, and takes them; null if one isn't said so. */
const namePlaces = (
  items: readonly SpokenItem[],
  tokens: readonly Token[],
  isTaken: boolean[],
): readonly (readonly number[])[] | null => {
  const names: (readonly number[])[] = [];
  let after = 0;
  for (const [index, { name }] of items.entries()) {
    // "dos de vainilla" after "tres yogures de fresa": only the kind is said.
    const kind = index > 0 ? name.replace(/^\S+ (?:de )?/, '') : name;
    const places = placesOf(name, tokens, isTaken, after) ?? placesOf(kind, tokens, isTaken, after);
    if (places === null) return null;
    for (const place of places) isTaken[place] = true;
    names.push(places);
    after = Math.max(after, (places.at(-1) ?? -1) + 1);
  }
  return names;
};

const placesOf = (
  name: string,
  tokens: readonly Token[],
  isTaken: readonly boolean[],
  from: number,
): readonly number[] | null => {
  if (name === '') return [];
  const folded = fold(name);
  const whole = tokens.findIndex((token, at) => token.folded === folded && !isTaken[at]);
  if (whole !== -1) return [whole];
  const words = spokenTokensOf(name).map((token) => token.folded);
  const isSame = (at: number, word = '') =>
    at < tokens.length &&
    !isTaken[at] &&
    (tokens[at]?.folded === word ||
      fold(tokens[at]?.text ?? '') === word ||
      SHORT[word] === tokens[at]?.folded);
  for (const start of [...tokens.keys()].filter((at) => at >= from).concat([...tokens.keys()]))
    if (words.every((word, offset) => isSame(start + offset, word)))
      return words.map((_, offset) => start + offset);
  const inOrder: number[] = [];
  let at = tokens.findIndex((_, index) => index >= from && isSame(index, words[0]));
  if (at === -1) at = 0;
  for (const word of words) {
    while (at < tokens.length && !isSame(at, word)) at += 1;
    if (at === tokens.length) return anyOrder(words, tokens, isSame);
    inOrder.push(at);
    at += 1;
  }
  return inOrder;
};

const anyOrder = (
  words: readonly string[],
  tokens: readonly Token[],
  isSame: (at: number, word?: string) => boolean,
): readonly number[] | null => {
  const places = new Set<number>();
  for (const word of words) {
    const at = tokens.findIndex((_, index) => !places.has(index) && isSame(index, word));
    if (at === -1) return null;
    places.add(at);
  }
  return [...places].toSorted((a, b) => a - b);
};

const SHORT: Readonly<Record<string, string>> = { d: 'de', q: 'que', pa: 'para', k: 'que', dl: 'del' };

/** The tokens of an item's number and unit, nearest to its name, before it or behind. */
const amountPlaces = (
  { quantity, unit }: SpokenItem,
  name: readonly number[],
  tokens: readonly Token[],
  isTaken: readonly boolean[],
  from: number,
  limit: number,
): { readonly numbers: readonly number[]; readonly units: readonly number[] } => {
  const first = name[0] ?? tokens.length;
  const last = name.at(-1) ?? 0;
  const distanceOf = (start: number, length: number) =>
    start < first ? first - (start + length) : start - last - 1 + 0.5;
  const free = [...tokens.keys()].filter((at) => at >= from && at < limit && !isTaken[at]);
  const unitPlace =
    unit === null
      ? undefined
      : free
          .filter((at) => unitOf(tokens[at]?.folded ?? '') === unit)
          .toSorted((a, b) => distanceOf(a, 1) - distanceOf(b, 1))[0];
  const spans = free.flatMap((start) => {
    const read = numberAt(tokens, start);
    if (
      !read ||
      Array.from({ length: read.length }, (_, offset) => start + offset).some((at) => isTaken[at] ?? true)
    )
      return [];
    const isPart =
      unitPlace !== undefined &&
      start === unitPlace + 2 &&
      tokens[start - 1]?.folded === 'y' &&
      read.value < 1;
    if (read.value !== quantity && !(isPart && read.value === quantity - 1)) return [];
    const near =
      unitPlace === undefined
        ? distanceOf(start, read.length)
        : Math.min(distanceOf(start, read.length), Math.abs(unitPlace - start - read.length));
    return [{ start, length: read.length, near }];
  });
  const [nearest] = spans.toSorted((a, b) => a.near - b.near || b.length - a.length);
  const isPlain = quantity === 1 && unit === null && (nearest?.near ?? 9) > 1;
  return {
    numbers:
      nearest && !isPlain
        ? Array.from({ length: nearest.length }, (_, offset) => nearest.start + offset)
        : [],
    units: unitPlace === undefined ? [] : [unitPlace],
  };
};
