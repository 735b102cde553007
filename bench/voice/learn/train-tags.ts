import { mulberry32 } from '../../../packages/domain/src/kit/random.ts';
import { type StoredModel, tags } from '../../../packages/domain/src/voice/learned/read-phrase.ts';
import { storeWeights } from './store-weights.ts';
import {
  addAll,
  addAt,
  descend,
  type Learned,
  learned,
  normalise,
  numbered,
  shuffled,
  valueAt,
} from './vectors.ts';

const ROUNDS = 8;
/** Weights are the means from this round on. */
const SETTLED = 2;
const RATE = 0.1;
const DECAY = 1e-4;
/** The share of a token's features that each round leaves out, so that no few of them are trusted alone. */
const LEFT_OUT = 0.2;
/** How many weights the model's file has room for. */
const ROOM = 60_000;
const COUNT = tags.length;

interface Tagged {
  /** Of each token. */
  readonly features: readonly (readonly string[])[];
  readonly path: readonly number[];
}

/** A linear-chain conditional random field of the tags on the tokens' features and the tag before. */
export const trainTags = (examples: readonly Tagged[]): Pick<StoredModel, 'tags' | 'transitions'> => {
  const features = numbered(examples.flatMap((example) => example.features));
  const known = examples
    .filter(({ path }) => path.length > 0)
    .map(({ path, features: lists }) => ({
      path,
      own: lists.map((list) => list.flatMap((feature) => features.get(feature) ?? [])),
    }));
  const model = learned(features.size * COUNT);
  /** From each tag to the next; in the last row from the beginning. */
  const steps = learned((COUNT + 1) * COUNT);
  const meanWeights = new Float64Array(model.weights.length);
  const meanSteps = new Float64Array(steps.weights.length);
  const random = mulberry32(19);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { path, own } of shuffled(known, 100 + round))
      learnFrom({ path, own: own.map((list) => list.filter(() => random() >= LEFT_OUT)) }, model, steps);
    if (round < SETTLED) continue;
    addAll(meanWeights, model.weights, (1 - LEFT_OUT) / (ROUNDS - SETTLED));
    addAll(meanSteps, steps.weights, 1 / (ROUNDS - SETTLED));
  }
  return {
    tags: storeWeights(features, meanWeights, COUNT, ROOM),
    transitions: Array.from({ length: COUNT + 1 }, (_, before) =>
      Array.from({ length: COUNT }, (_, tag) => Math.round(100 * valueAt(meanSteps, before * COUNT + tag))),
    ),
  };
};

interface KnownTags {
  readonly path: readonly number[];
  /** Of each token. */
  readonly own: readonly (readonly number[])[];
}

/** One step towards the right tags of one phrase. */
const learnFrom = ({ path, own }: KnownTags, model: Learned, steps: Learned): void => {
  const scores = own.map((list) => {
    const row = new Float64Array(COUNT);
    for (const feature of list)
      for (let tag = 0; tag < COUNT; tag += 1) addAt(row, tag, valueAt(model.weights, feature * COUNT + tag));
    return row;
  });
  const { singles, pairs } = marginals(scores, steps.weights);
  for (const [at, list] of own.entries())
    for (let tag = 0; tag < COUNT; tag += 1) {
      const slope = valueAt(singles[at], tag) - Number(path[at] === tag);
      if (Math.abs(slope) < NOTHING) continue;
      for (const feature of list) descend(model, feature * COUNT + tag, slope, RATE, DECAY);
    }
  for (let tag = 0; tag < COUNT; tag += 1)
    descend(steps, COUNT * COUNT + tag, valueAt(singles[0], tag) - Number(path[0] === tag), RATE, DECAY);
  for (let at = 1; at < path.length; at += 1)
    for (let pair = 0; pair < COUNT * COUNT; pair += 1) {
      const isTaken = pair === (path[at - 1] ?? 0) * COUNT + (path[at] ?? 0);
      descend(steps, pair, valueAt(pairs[at], pair) - Number(isTaken), RATE, DECAY);
    }
};

const NOTHING = 1e-4;

/** How likely each tag is at each token, and each pair of it and the one before, in the whole phrase (forward and backward sums). */
const marginals = (scores: readonly Float64Array[], steps: Float64Array) => {
  const own = scores.map((row) => {
    const most = Math.max(...row);
    return row.map((score) => Math.exp(score - most));
  });
  const step = steps.map((score) => Math.exp(score));
  const forward: Float64Array[] = [];
  for (const [at, row] of own.entries()) {
    const before = forward[at - 1];
    const sums = row.map((value, tag) => {
      if (!before) return value * valueAt(step, COUNT * COUNT + tag);
      let sum = 0;
      for (let from = 0; from < COUNT; from += 1)
        sum += valueAt(before, from) * valueAt(step, from * COUNT + tag);
      return value * sum;
    });
    forward.push(normalise(sums));
  }
  const backward: Float64Array[] = [];
  for (let at = own.length - 1; at >= 0; at -= 1) {
    const after = backward[0];
    const sums = new Float64Array(COUNT).map((_, tag) => {
      if (!after) return 1;
      let sum = 0;
      for (let to = 0; to < COUNT; to += 1)
        sum += valueAt(step, tag * COUNT + to) * valueAt(own[at + 1], to) * valueAt(after, to);
      return sum;
    });
    backward.unshift(normalise(sums));
  }
  return {
    singles: own.map((_, at) =>
      normalise(
        new Float64Array(COUNT).map((_, tag) => valueAt(forward[at], tag) * valueAt(backward[at], tag)),
      ),
    ),
    pairs: own.map((row, at) =>
      at === 0
        ? new Float64Array(0)
        : normalise(
            new Float64Array(COUNT * COUNT).map((_, pair) => {
              const from = Math.floor(pair / COUNT);
              const to = pair % COUNT;
              return (
                valueAt(forward[at - 1], from) *
                valueAt(step, pair) *
                valueAt(row, to) *
                valueAt(backward[at], to)
              );
            }),
          ),
    ),
  };
};
