import { phraseFeatures } from '../../../packages/domain/src/voice/learned/phrase-features.ts';
import type { StoredModel } from '../../../packages/domain/src/voice/learned/read-phrase.ts';
import { voiceIntents } from '../../../packages/domain/src/voice/understanding.ts';
import type { Example } from './examples.ts';
import { storeWeights } from './store-weights.ts';
import { addAt, descend, learned, numbered, shuffled, softmax, valueAt } from './vectors.ts';

const ROUNDS = 8;
const RATE = 0.15;
const DECAY = 1e-5;
/** How many weights the model's file has room for. */
const ROOM = 26_000;

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
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { own, wanted } of shuffled(known, round)) {
      const scores = new Float64Array(classes);
      for (const feature of own)
        for (let at = 0; at < classes; at += 1)
          addAt(scores, at, valueAt(model.weights, feature * classes + at));
      const shares = softmax(scores);
      for (const feature of own)
        for (let at = 0; at < classes; at += 1)
          descend(model, feature * classes + at, valueAt(shares, at) - Number(at === wanted), RATE, DECAY);
    }
  return storeWeights(features, model.weights, classes, ROOM);
};
