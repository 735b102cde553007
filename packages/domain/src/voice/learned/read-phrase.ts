import { numberAt, type Token, textOf, unitOf } from '@nutricion/language';
import { type VoiceIntent, voiceIntents } from '../understanding.ts';
import { intentFeatures, phraseFeatures, tokenFeatures } from './phrase-features.ts';
import type { PhraseToRead } from './phrase-signs.ts';
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
  /** How much each of `readingFeatures` weighs, by its name. */
  readonly ranking: Readonly<Record<string, number>>;
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
  /** At most sixteen. */
  readonly classes: number;
  /** In base64, for each feature three bytes of its hash, one bit for each class that it has a weight for, and those weights, a byte each. */
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

const loadWeights = ({ scale, classes, bytes }: StoredWeights): Weights => {
  const data = fromBase64(bytes);
  const weights = new Map<number, Int16Array>();
  for (let at = 0; at < data.length; ) {
    const hash = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    const mask = (data[at + 3] ?? 0) | (classes > 8 ? (data[at + 4] ?? 0) << 8 : 0);
    at += classes > 8 ? 5 : 4;
    const row: number[] = [];
    for (let index = 0; index < classes; index += 1) {
      if ((mask & (1 << index)) === 0) continue;
      const byte = data[at] ?? 0;
      row.push(index, (byte > 127 ? byte - 256 : byte) * scale);
      at += 1;
    }
    weights.set(hash, Int16Array.from(row));
  }
  return weights;
};

/** One way to read a phrase: what is wanted, and what each token is of it. */
export interface ModelReading {
  readonly intent: VoiceIntent;
  readonly items: readonly TaggedItem[];
  /** The first token of what is ordered after it; null: nothing more is. */
  readonly restAt: number | null;
  /** From 0 to 1. */
  readonly intentProbability: number;
  /** How much less its tags weigh than the best with the same intent, in hundredths. */
  readonly tagLoss: number;
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

/** The tags that weigh most together, each after the one before it, and the next best (Viterbi with several). */
export const bestPaths = (
  own: readonly Float64Array[],
  transitions: PhraseModel['transitions'],
  most: number,
): readonly { readonly path: readonly number[]; readonly score: number }[] => {
  const columns: Column[] = [];
  for (const scores of own) columns.push(columnAfter(columns.at(-1), scores, transitions, most));
  const last = columns.at(-1);
  if (!last) return [{ path: [], score: 0 }];
  const ends = [...last.scores.keys()]
    .filter((end) => Number.isFinite(last.scores[end]))
    .toSorted((one, other) => (last.scores[other] ?? 0) - (last.scores[one] ?? 0))
    .slice(0, most);
  return ends.map((end) => {
    const path: number[] = [];
    let place = end;
    for (let at = columns.length - 1; at >= 0; at -= 1) {
      path.unshift(Math.floor(place / most));
      place = columns[at]?.from[place] ?? 0;
    }
    return { path, score: last.scores[end] ?? 0 };
  });
};

/** For each tag of a token the weights of the best few paths up to it, and where in the column before each comes from. */
interface Column {
  readonly scores: Float64Array;
  readonly from: Int16Array;
}

const columnAfter = (
  before: Column | undefined,
  own: Float64Array,
  transitions: PhraseModel['transitions'],
  most: number,
): Column => {
  const scores = new Float64Array(own.length * most).fill(Number.NEGATIVE_INFINITY);
  const from = new Int16Array(own.length * most);
  for (const [tag, weight] of own.entries()) {
    const first = tag * most;
    if (!before) {
      scores[first] = weight + (transitions[own.length]?.[tag] ?? 0);
      continue;
    }
    for (const [place, score] of before.scores.entries()) {
      const sum = score + weight + (transitions[Math.floor(place / most)]?.[tag] ?? 0);
      let at = first + most;
      while (at > first && sum > (scores[at - 1] ?? 0)) at -= 1;
      const end = first + most;
      if (at === end) continue;
      scores.copyWithin(at + 1, at, end - 1);
      from.copyWithin(at + 1, at, end - 1);
      scores[at] = sum;
      from[at] = place;
    }
  }
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
    countedAt: numbers[0]?.at ?? -1,
    places: name.map(({ at }) => at),
  };
};

const MAX_INTENTS = 3;
const MAX_PATHS = 4;
/** What has a lesser share of the likelihood is never wanted. */
const MIN_SHARE = 0.005;

/** The likeliest readings by the weights alone, the best first; the items are not settled yet. */
export const readingsOf = (phrase: PhraseToRead, model: PhraseModel): readonly ModelReading[] => {
  const shares = sharesOf(scoresOf(phraseFeatures(phrase), model.intents, voiceIntents.length));
  const own = tokenFeatures(phrase).map((features) => scoresOf(features, model.tags, tags.length));
  return [...voiceIntents.keys()]
    .toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0))
    .slice(0, MAX_INTENTS)
    .filter((at, rank) => rank === 0 || (shares[at] ?? 0) > MIN_SHARE)
    .flatMap((at) => {
      const intent = voiceIntents[at] ?? 'other';
      const scores = intentFeatures(phrase, intent).map((features, place) => {
        const sum = scoresOf(features, model.tags, tags.length);
        for (const [tag, weight] of (own[place] ?? sum).entries()) sum[tag] = (sum[tag] ?? 0) + weight;
        return sum;
      });
      const paths = bestPaths(scores, model.transitions, MAX_PATHS);
      return paths.map(({ path, score }) => ({
        intent,
        ...itemsOfTags(phrase.tokens, path),
        intentProbability: shares[at] ?? 0,
        tagLoss: (paths[0]?.score ?? score) - score,
      }));
    });
};

/** Each one's share where it weighs e to the power of its hundredths. */
const sharesOf = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - most) / 100));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};
