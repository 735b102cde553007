import type { ReadingFeatures } from '../../../packages/domain/src/voice/learned/rank-readings.ts';
import type { PhraseModel } from '../../../packages/domain/src/voice/learned/read-phrase.ts';
import { addAll, descend, type Learned, learned, numbered, shuffled, softmax, valueAt } from './vectors.ts';

/** A phrase's readings by a model that has not seen its author. */
export interface JudgedReadings {
  readonly candidates: readonly { readonly features: ReadingFeatures; readonly isRight: boolean }[];
}

const ROUNDS = 16;
/** Weights are the means from this round on. */
const SETTLED = 5;
const RATE = 0.1;
const DECAY = 0.03;

/** How much each feature weighs so that a right reading is the likeliest among a phrase's. */
export const trainRanking = (phrases: readonly JudgedReadings[]): PhraseModel['ranking'] => {
  const useful = phrases.filter(
    ({ candidates }) =>
      candidates.some(({ isRight }) => isRight) && candidates.some(({ isRight }) => !isRight),
  );
  const features = numbered(
    useful.flatMap(({ candidates }) => candidates.map((each) => [...each.features.keys()])),
  );
  const model = learned(features.size);
  const means = new Float64Array(features.size);
  const known = useful.map(({ candidates }) =>
    candidates.map((each) => ({
      isRight: each.isRight,
      own: [...each.features].flatMap(([name, value]) => {
        const at = features.get(name);
        return at === undefined ? [] : [{ at, value }];
      }),
    })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const candidates of shuffled(known, 900 + round)) learnFrom(candidates, model);
    if (round >= SETTLED) addAll(means, model.weights, 1 / (ROUNDS - SETTLED));
  }
  return Object.fromEntries(
    [...features]
      .map(([name, at]) => [name, Math.round(100 * valueAt(means, at)) / 100] as const)
      .filter(([, weight]) => weight !== 0),
  );
};

interface KnownReading {
  readonly isRight: boolean;
  readonly own: readonly { readonly at: number; readonly value: number }[];
}

/** One step towards the right readings of one phrase. */
const learnFrom = (candidates: readonly KnownReading[], model: Learned): void => {
  const scores = Float64Array.from(candidates, ({ own }) =>
    own.reduce((sum, { at, value }) => sum + value * valueAt(model.weights, at), 0),
  );
  const shares = softmax(scores);
  const right = candidates.reduce((sum, { isRight }, at) => sum + (isRight ? valueAt(shares, at) : 0), 0);
  for (const [index, { own, isRight }] of candidates.entries()) {
    const share = valueAt(shares, index);
    const slope = share - (isRight ? share / Math.max(NOTHING, right) : 0);
    for (const { at, value } of own) descend(model, at, slope * value, RATE, DECAY);
  }
};

const NOTHING = 1e-9;
