import { mulberry32 } from '../../../packages/domain/src/kit/random.ts';
import { phraseFeatures } from '../../../packages/domain/src/voice/learned/phrase-features.ts';
import type { StoredModel } from '../../../packages/domain/src/voice/learned/read-phrase.ts';
import { voiceIntents } from '../../../packages/domain/src/voice/understanding.ts';
import type { Example } from './examples.ts';
import { storeWeights } from './store-weights.ts';
import {
  addAll,
  addAt,
  descend,
  type Learned,
  learned,
  numbered,
  shuffled,
  softmax,
  valueAt,
} from './vectors.ts';

const ROUNDS = 14;
/** Weights are the means from this round on. */
const SETTLED = 4;
const RATE = 0.1;
/** The share of a phrase's features that each round leaves out, so that no few of them are trusted alone. */
const LEFT_OUT = 0.3;
const DECAY = 1e-5;
/** How many weights the model's file has room for. */
const ROOM = 40_000;

/** Multinomial logistic regression of what is wanted on a phrase's features. */
export const trainIntents = (examples: readonly Example[]): StoredModel['intents'] => {
  const classes = voiceIntents.length;
  const lists = examples.map(({ toRead }) => phraseFeatures(toRead));
  const features = numbered(lists);
  const model = learned(features.size * classes);
  const known = examples.map(({ phrase }, at) => ({
    own: (lists[at] ?? []).flatMap((feature) => features.get(feature) ?? []),
    wanted: voiceIntents.indexOf(phrase.intent),
  }));
  const means = new Float64Array(model.weights.length);
  const random = mulberry32(17);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { own, wanted } of shuffled(known, round))
      learnFrom(
        own.filter(() => random() >= LEFT_OUT),
        wanted,
        model,
      );
    if (round >= SETTLED) addAll(means, model.weights, (1 - LEFT_OUT) / (ROUNDS - SETTLED));
  }
  return storeWeights(features, means, classes, ROOM);
};

/** One step towards what is wanted with one phrase. */
const learnFrom = (own: readonly number[], wanted: number, model: Learned): void => {
  const classes = voiceIntents.length;
  const scores = new Float64Array(classes);
  for (const feature of own)
    for (let at = 0; at < classes; at += 1) addAt(scores, at, valueAt(model.weights, feature * classes + at));
  const shares = softmax(scores);
  for (let at = 0; at < classes; at += 1) {
    const slope = valueAt(shares, at) - Number(at === wanted);
    if (Math.abs(slope) < NOTHING) continue;
    for (const feature of own) descend(model, feature * classes + at, slope, RATE, DECAY);
  }
};

const NOTHING = 1e-4;
