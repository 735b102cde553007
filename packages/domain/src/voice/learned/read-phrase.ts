import { numberAt, type Token, textOf, unitOf } from '@nutricion/language';
import { type VoiceIntent, voiceIntents } from '../understanding.ts';
import { type PhraseToRead, phraseFeatures, tokenFeatures } from './phrase-features.ts';
import type { TaggedItem } from './settle-items.ts';

/**
 * What each token is of an item: nothing, a word of its number, its unit or its name, with B where it is the item's first, or R: of what
 * is ordered after the first thing in the same phrase.
 */
export const tags = ['O', 'BQ', 'Q', 'BU', 'U', 'BN', 'N', 'R'] as const;
export type Tag = (typeof tags)[number];

/** By a feature's hash, class and weight in hundredths by turns; what isn't there weighs nothing. */
export type Weights = ReadonlyMap<number, Int16Array>;

/** Learned by `npm run train:language` from labelled phrases. */
export interface PhraseModel {
  readonly intents: Weights;
  readonly tags: Weights;
  /** From each tag to the next, in their order; the last row from the beginning. */
  readonly transitions: readonly (readonly number[])[];
  /** How much each of `certaintyFeatures` weighs; above 0 in all, a change is done without a question. */
  readonly certainty: readonly number[];
}

/** The model as its file has it. */
export interface StoredModel extends Omit<PhraseModel, 'intents' | 'tags'> {
  readonly intents: StoredWeights;
  readonly tags: StoredWeights;
}

interface StoredWeights {
  /** How many hundredths one step of a byte is. */
  readonly scale: number;
  /** In base64, for each feature three bytes of its hash, one how many classes follow, and for each a byte for the class and one for its weight. */
  readonly bytes: string;
}

/** FNV-1a, cut to the three bytes that are stored: of 60,000 features one in 300 shares its hash with another. */
export const hashOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 24)) & 0xffffff;
};

/** The model of its file, with the weights by hash. */
export const loadModel = ({ intents, tags: ofTags, ...others }: StoredModel): PhraseModel => ({
  ...others,
  intents: loadWeights(intents),
  tags: loadWeights(ofTags),
});

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The domain knows neither Node nor browsers, which have this. */
const fromBase64 = (text: string): Uint8Array => {
  const data = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4));
  let bits = 0;
  let value = 0;
  let length = 0;
  for (const letter of text) {
    const digit = BASE64.indexOf(letter);
    if (digit === -1) break;
    value = ((value << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    data[length] = (value >> bits) & 255;
    length += 1;
  }
  return data;
};

const loadWeights = ({ scale, bytes }: StoredWeights): Weights => {
  const data = fromBase64(bytes);
  const weights = new Map<number, Int16Array>();
  for (let at = 0; at < data.length; ) {
    const hash = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    const count = data[at + 3] ?? 0;
    const row = new Int16Array(2 * count);
    for (let entry = 0; entry < count; entry += 1) {
      row[2 * entry] = data[at + 4 + 2 * entry] ?? 0;
      const byte = data[at + 5 + 2 * entry] ?? 0;
      row[2 * entry + 1] = (byte > 127 ? byte - 256 : byte) * scale;
    }
    weights.set(hash, row);
    at += 4 + 2 * count;
  }
  return weights;
};

/** What the model reads in a phrase, and by how much it prefers it to the next best. */
export interface ModelReading {
  readonly intent: VoiceIntent;
  readonly items: readonly TaggedItem[];
  /** The first token of what is ordered after it; null: nothing more is. */
  readonly restAt: number | null;
  /** From 0 to 1. */
  readonly intentProbability: number;
  /** The least by which a token's best tag weighs more than its next, in hundredths. */
  readonly tagMargin: number;
}

export const scoresOf = (features: readonly string[], weights: Weights, count: number): Float64Array => {
  const scores = new Float64Array(count);
  for (const feature of features) {
    const row = weights.get(hashOf(feature));
    if (row)
      for (let at = 0; at < row.length; at += 2) {
        const index = row[at] ?? 0;
        scores[index] = (scores[index] ?? 0) + (row[at + 1] ?? 0);
      }
  }
  return scores;
};

/** The best of several, and its share where each weighs e to the power of its hundredths. */
export const bestOf = (scores: Float64Array): { readonly at: number; readonly probability: number } => {
  let at = 0;
  for (let index = 1; index < scores.length; index += 1)
    if ((scores[index] ?? 0) > (scores[at] ?? 0)) at = index;
  const best = scores[at] ?? 0;
  let sum = 0;
  for (const score of scores) sum += Math.exp((score - best) / 100);
  return { at, probability: 1 / sum };
};

/** The tags that weigh most together, each after the one before it (Viterbi). */
export const bestTags = (
  features: readonly (readonly string[])[],
  { tags: weights, transitions }: Pick<PhraseModel, 'tags' | 'transitions'>,
): { readonly path: readonly number[]; readonly margin: number } => {
  const columns: Column[] = [];
  for (const token of features)
    columns.push(columnAfter(columns.at(-1), scoresOf(token, weights, tags.length), transitions));
  const last = columns.at(-1);
  if (!last) return { path: [], margin: 0 };
  const path: number[] = [bestOf(last.scores).at];
  let margin = Number.POSITIVE_INFINITY;
  for (let index = columns.length - 1; index >= 0; index -= 1) {
    const { scores, from } = columns[index] ?? last;
    const tag = path[0] ?? 0;
    for (const [other, score] of scores.entries())
      if (other !== tag) margin = Math.min(margin, (scores[tag] ?? 0) - score);
    if (index > 0) path.unshift(from[tag] ?? 0);
  }
  return { path, margin };
};

/** For each tag of a token the weight of the best tags up to it, and the tag before it among them. */
interface Column {
  readonly scores: Float64Array;
  readonly from: Int8Array;
}

const columnAfter = (
  before: Column | undefined,
  own: Float64Array,
  transitions: PhraseModel['transitions'],
): Column => {
  const from = new Int8Array(own.length);
  const scores = own.map((weight, tag) => {
    if (!before) return weight + (transitions[own.length]?.[tag] ?? 0);
    let most = Number.NEGATIVE_INFINITY;
    for (const [earlier, score] of before.scores.entries()) {
      const sum = score + (transitions[earlier]?.[tag] ?? 0);
      if (sum > most) {
        most = sum;
        from[tag] = earlier;
      }
    }
    return most + weight;
  });
  return { scores, from };
};

/** The items that tags mark. */
export const itemsOfTags = (
  tokens: readonly Token[],
  path: readonly number[],
): { readonly items: readonly TaggedItem[]; readonly restAt: number | null } => {
  const parts: MarkedTokens[] = [];
  let restAt: number | null = null;
  for (const [at, token] of tokens.entries()) {
    const tag = tags[path[at] ?? 0] ?? 'O';
    if (tag === 'R') {
      restAt = at;
      break;
    }
    if (tag === 'O') continue;
    const isTitle = token.folded.includes(' ') && parts.at(-1)?.name.length;
    if (tag.startsWith('B') || isTitle || parts.length === 0)
      parts.push({ numbers: [], units: [], name: [] });
    const part = parts.at(-1);
    (tag.endsWith('N') ? part?.name : tag.endsWith('Q') ? part?.numbers : part?.units)?.push({ token, at });
  }
  return { items: parts.map(itemOf), restAt };
};

interface Placed {
  readonly token: Token;
  readonly at: number;
}

interface MarkedTokens {
  readonly numbers: Placed[];
  readonly units: Placed[];
  readonly name: Placed[];
}

const itemOf = ({ numbers, units, name }: MarkedTokens): TaggedItem => {
  const [unitPlace] = units;
  const words = numbers.map(({ token }) => token);
  const skipped = words[0]?.folded === 'y' ? 1 : 0;
  const number = numberAt(words, skipped);
  const after = skipped + (number?.length ?? 0);
  const rest = number ? numberAt(words, after + (words[after]?.folded === 'y' ? 1 : 0)) : null;
  // "libra y media": the unit before the part.
  const isPart = number !== null && number.value < 1 && (unitPlace?.at ?? Infinity) < (numbers[0]?.at ?? -1);
  const quantity = (number?.value ?? 1) + (isPart ? 1 : 0) + (rest && rest.value < 1 ? rest.value : 0);
  return {
    name: textOf(name.map(({ token }) => token)),
    quantity,
    unit: unitOf(unitPlace?.token.folded ?? ''),
    isCounted: number !== null,
    hasUnit: unitPlace !== undefined,
    places: name.map(({ at }) => at),
  };
};

/** What is wanted and of what, by the weights alone; the items are not settled yet. */
export const readPhrase = (phrase: PhraseToRead, model: PhraseModel): ModelReading => {
  const wanted = bestOf(scoresOf(phraseFeatures(phrase), model.intents, voiceIntents.length));
  const intent = voiceIntents[wanted.at] ?? 'other';
  const { path, margin } = bestTags(tokenFeatures(phrase, intent), model);
  return {
    intent,
    ...itemsOfTags(phrase.tokens, path),
    intentProbability: wanted.probability,
    tagMargin: margin,
  };
};
