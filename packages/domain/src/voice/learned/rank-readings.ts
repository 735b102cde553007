import { fold, isFiller, isRetraction, unitOf, wordsOf } from '@nutricion/language';
import { matchesTitle } from '../matches-title.ts';
import {
  changingIntents,
  type SpokenItem,
  type Understanding,
  type VoiceIntent,
  type VoiceLexicon,
} from '../understanding.ts';
import { links } from '../voice-words.ts';
import { questionKind } from './phrase-features.ts';
import { nameTags, type PhraseToRead } from './phrase-signs.ts';

/** A whole reading of a phrase, settled. */
export type WholeReading = Pick<Understanding, 'intent' | 'items' | 'rest'>;

/** A reading among several, and how the weights of words and tags like it. */
export interface Candidate {
  readonly read: WholeReading;
  /** The first token of its rest. */
  readonly restAt: number | null;
  /** From 0 to 1. */
  readonly intentProbability: number;
  /** Null: the grammar alone reads it so. */
  readonly tagLoss: number | null;
}

/** What a reading has for it and against it as a whole, by name. */
export type ReadingFeatures = ReadonlyMap<string, number>;

export type WeighedCandidate = Candidate & { readonly features: ReadingFeatures };

export const isSameReading = (one: WholeReading, other: WholeReading): boolean => keyOf(one) === keyOf(other);

export const keyOf = ({ intent, items, rest }: WholeReading): string =>
  JSON.stringify([intent, items.map(({ name, quantity, unit }) => [fold(name), quantity, unit]), rest]);

export const readingFeatures = (
  phrase: PhraseToRead,
  { read, restAt, intentProbability, tagLoss }: Candidate,
): ReadingFeatures => {
  const { tokens, byGrammar } = phrase;
  const { intent, items, rest } = read;
  const features = new Map<string, number>();
  const add = (name: string, value = 1): void => {
    if (value !== 0) features.set(name, (features.get(name) ?? 0) + value);
  };
  const kind = groupOf(intent);
  add(`is ${intent}`);
  add('intent', Math.log(Math.max(1e-3, intentProbability)));
  if (tagLoss === null) add('grammar alone');
  else add('tags', Math.min(800, tagLoss) / 100);
  if (isSameReading(byGrammar, read)) add(`grammar's ${byGrammar.certain} ${kind}`);
  if (byGrammar.intent === intent) add(`grammar's intent ${byGrammar.certain} ${kind}`);
  else if (byGrammar.certain && groupOf(byGrammar.intent) === 'whole')
    add(`not the grammar's ${byGrammar.intent}`);
  add(`rest ${rest !== undefined} ${byGrammar.rest !== undefined}`);
  const end = rest === undefined ? tokens.length : (restAt ?? tokens.length);
  addVerbs(phrase, end, add);
  const tags = nameTags(tokens, items).slice(0, end);
  addLeftOver(phrase, items, tags, intent, add);
  addEdges(phrase, tags, add);
  for (const item of items) addItem(phrase, item, intent, add);
  const names = items.map(({ name }) => fold(name));
  add('named twice', names.length - new Set(names).size);
  add(`question ${questionKind(phrase.context.question)} ${intent}`);
  return features;
};

type Add = (name: string, value?: number) => void;

const groupOf = (intent: VoiceIntent): string =>
  intent === 'search' || intent === 'recipes' ? intent : changingIntents.has(intent) ? 'change' : 'whole';

/** Whether a second order is left unheard. */
const addVerbs = ({ verbs }: PhraseToRead, end: number, add: Add): void => {
  const changes = new Set(
    verbs.slice(0, end).filter((verb) => verb === 'add' || verb === 'remove' || verb === 'set'),
  );
  if (changes.size > 1) add('changes of two kinds');
  if (end < verbs.length) add(`rest begins ${verbs.slice(end, end + 3).some((verb) => verb !== '')}`);
};

const isMeaning = (kind: string): boolean => /^[PWxT]$/.test(kind);

/** What the reading leaves out of the phrase, and what it takes into names. */
const addLeftOver = (
  { tokens, kinds, places }: PhraseToRead,
  items: readonly SpokenItem[],
  tags: readonly string[],
  intent: VoiceIntent,
  add: Add,
): void => {
  const left = new Map<string, number>();
  let named = 0;
  let retractions = 0;
  for (const [at, tag] of tags.entries()) {
    const kind = kinds[at] ?? '';
    if (tag !== '-') {
      named += Number(isMeaning(kind));
      if (/^[#CV]$/.test(kind)) add(`named ${kind}`);
      continue;
    }
    if (isMeaning(kind) || /^[#1UC]$/.test(kind)) left.set(kind, (left.get(kind) ?? 0) + 1);
    if (places[at] !== '' && /^[PW]$/.test(kind)) add(`left over of ${places[at]}`);
    retractions += Number(isRetraction(tokens[at]?.folded ?? ''));
  }
  for (const [kind, count] of left) {
    add(`left over ${kind}`, Math.min(3, count));
    add(`left over ${kind} ${groupOf(intent)}`);
  }
  add('numbers without an item', Math.max(0, (left.get('#') ?? 0) + (left.get('1') ?? 0) - items.length));
  if (items.length > 0) add('words of an item', Math.min(6, named / items.length));
  if (retractions > 0) add(`takes back with ${Math.min(4, items.length)} items`);
};

/** Where names begin and end, and whether a title goes on there. */
const addEdges = ({ tokens, kinds, lexicon }: PhraseToRead, tags: readonly string[], add: Add): void => {
  const wordAt = (at: number) => tokens[at]?.folded ?? '';
  const isNamed = (at: number) => (tags[at] ?? '-') !== '-';
  const begin = (at: number): void => {
    add(`begins after ${kinds[at - 1] ?? '<'}`);
    if (isNamed(at - 1)) add('names touch');
    else if (at > 0 && lexicon.follows(wordAt(at - 1), wordAt(at))) add('name begins late');
  };
  const end = (at: number): void => {
    add(`ends before ${kinds[at + 1] ?? '>'}`);
    const beyond = isFiller(wordAt(at + 1)) ? wordAt(at + 2) : wordAt(at + 1);
    if (lexicon.follows(wordAt(at), beyond)) add('name ends early');
  };
  for (const [at, tag] of tags.entries()) {
    if (tag === '-') continue;
    if (tag === 'b') begin(at);
    if (!isNamed(at + 1)) end(at);
    else if (tags[at + 1] === 'i' && !lexicon.follows(wordAt(at), wordAt(at + 1)))
      add('name joins strangers');
  }
};

const addItem = (phrase: PhraseToRead, item: SpokenItem, intent: VoiceIntent, add: Add): void => {
  const { kinds, context } = phrase;
  const { name, quantity, unit } = item;
  if (name === '') {
    add(`pointer ${intent} ${context.last !== undefined}`);
    add(`pointer known ${kinds.some((kind) => kind === 'P' || kind === 'W')} ${kinds.includes('T')}`);
    return;
  }
  addName(phrase, name, groupOf(intent), add);
  if (quantity !== 1 || unit !== null) add(`counted ${intent}`);
  else if (intent === 'set_quantity') add('set without a number');
  if (quantity > MOST) add('too many');
  const { cart = [], results = [] } = context;
  if (cart.length > 0)
    add(`${cart.some((line) => matchesTitle(line.name, name)) ? 'in' : 'not in'} cart ${intent}`);
  if (results.some((title) => fold(title) === fold(name))) add('shown');
};

/** More of one thing than people order. */
const MOST = 24;

/** Whether the shop knows a name, and whether it looks like one. */
const addName = ({ lexicon }: PhraseToRead, name: string, group: string, add: Add): void => {
  const words = wordsOf(name);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const part = titleOf(words, lexicon);
  add(`title ${part} ${group}`);
  add(`title ${part} ${Math.min(4, words.length)}`);
  const meaning = words.filter((word) => !isFiller(word));
  const unknown = meaning.filter((word) => !lexicon.hasWord(word) && !lexicon.soundsKnown(word));
  if (unknown.length === meaning.length) add(`unknown ${group}`);
  add('unknown words', unknown.length);
  if (links.has(first)) add(`begins with ${first}`);
  if (links.has(last)) add(`ends with ${last}`);
  if (unitOf(first) !== null && words.length > 1) add('begins with a unit');
  if (!/^\p{L}/u.test(name)) add('begins with a figure');
  if (words.some((word) => word === 'y' || word === 'o')) add('names two');
  if (words.some((word) => word === 'que' || word === 'para')) add('says what for');
};

/** How much of a title a name is. */
const titleOf = (words: readonly string[], lexicon: VoiceLexicon): string => {
  const match = lexicon.titleAt(words, 0);
  if (match?.length !== words.length) return 'none';
  if (match.isWhole) return 'whole';
  return match.isBeginning ? 'beginning' : 'part';
};

/** The reading that the weights like best, and how likely it is the right one of them. */
export const bestReading = <T extends { readonly features: ReadingFeatures }>(
  candidates: readonly T[],
  ranking: Readonly<Record<string, number>>,
): { readonly best: T; readonly probability: number } | null => {
  const scores = candidates.map(({ features }) => scoreOf(features, ranking));
  const most = Math.max(...scores);
  const best = candidates[scores.indexOf(most)];
  return best
    ? { best, probability: 1 / scores.reduce((sum, score) => sum + Math.exp(score - most), 0) }
    : null;
};

const scoreOf = (features: ReadingFeatures, ranking: Readonly<Record<string, number>>): number => {
  let score = 0;
  for (const [name, value] of features) score += value * (ranking[name] ?? 0);
  return score;
};
