import { addAll, addAt, descend, learned, shuffled, valueAt } from './vectors.ts';

/** What a model that has not seen a phrase's author made of it. */
export interface Tried {
  /** The part of the authors that it was tried with. */
  readonly part: number;
  readonly features: readonly number[];
  readonly isRight: boolean;
  readonly isChange: boolean;
  /** Something else was said too: it is asked about however likely the reading is. */
  readonly isMore: boolean;
  /** The shop knows which products are meant. */
  readonly isClear: boolean;
}

const ROUNDS = 40;
/** Weights are the means from this round on. */
const SETTLED = 10;
const RATE = 0.1;
const DECAY = 1e-3;
/** Of all phrases, the share that may change the cart wrongly and unasked. */
const MAX_HARM = 0.0025;

/** Logistic regression of being right, less what keeps harm under its limit on parts that it has not seen. */
export const trainCertainty = (tried: readonly Tried[]): readonly number[] => {
  const changes = tried.filter(({ isChange }) => isChange);
  const parts = [...new Set(tried.map(({ part }) => part))];
  const scored = parts.flatMap((part) => {
    const weights = regression(changes.filter((each) => each.part !== part));
    return changes
      .filter((each) => each.part === part)
      .map((each) => ({
        ...each,
        score: each.isMore ? Number.NEGATIVE_INFINITY : scoreOf(each.features, weights),
      }));
  });
  const clear = scored.filter(({ isClear }) => isClear).toSorted((one, other) => other.score - one.score);
  let wrong = 0;
  let threshold = Number.POSITIVE_INFINITY;
  for (const { isRight, score } of clear) {
    wrong += Number(!isRight);
    if (wrong > MAX_HARM * tried.length) break;
    threshold = score;
  }
  if (!Number.isFinite(threshold)) throw new Error('even what is surest is wrong too often');
  const right = scored.filter(({ isRight }) => isRight);
  console.log(
    `changes understood rightly: ${right.length}, asked about what was meant: ${right.filter(({ score }) => score < threshold).length}`,
  );
  const weights = regression(changes);
  addAt(weights, 0, -threshold);
  return [...weights].map((weight) => Math.round(weight * 1_000) / 1_000);
};

const scoreOf = (features: readonly number[], weights: Float64Array): number =>
  features.reduce((sum, feature, at) => sum + feature * valueAt(weights, at), 0);

const regression = (changes: readonly Tried[]): Float64Array => {
  const model = learned(changes[0]?.features.length ?? 0);
  const means = new Float64Array(model.weights.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, isRight } of shuffled(changes, 500 + round)) {
      const slope = 1 / (1 + Math.exp(-scoreOf(features, model.weights))) - Number(isRight);
      for (const [at, feature] of features.entries()) descend(model, at, slope * feature, RATE, DECAY);
    }
    if (round >= SETTLED) addAll(means, model.weights, 1 / (ROUNDS - SETTLED));
  }
  return means;
};
