import { addAt, descend, learned, shuffled, valueAt } from './vectors.ts';

/** What a model that has not seen a phrase's author made of it. */
export interface Tried {
  readonly features: readonly number[];
  readonly isRight: boolean;
  readonly isChange: boolean;
  /** Whether the shop knows which products are meant. */
  readonly isClear: boolean;
}

const ROUNDS = 60;
const RATE = 0.2;
const DECAY = 1e-4;
/** Of all phrases, the share that may change the cart wrongly and unasked. */
const MAX_HARM = 0.0035;

/** Logistic regression of being right, less what keeps harm under its limit. */
export const trainCertainty = (tried: readonly Tried[]): readonly number[] => {
  const changes = tried.filter(({ isChange }) => isChange);
  const model = learned(changes[0]?.features.length ?? 0);
  const scoreOf = (features: readonly number[]): number =>
    features.reduce((sum, feature, at) => sum + feature * valueAt(model.weights, at), 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { features, isRight } of shuffled(changes, 500 + round)) {
      const slope = 1 / (1 + Math.exp(-scoreOf(features))) - Number(isRight);
      for (const [at, feature] of features.entries()) descend(model, at, slope * feature, RATE, DECAY);
    }
  const clear = changes
    .filter(({ isClear }) => isClear)
    .map(({ features, isRight }) => ({ isRight, score: scoreOf(features) }))
    .toSorted((one, other) => other.score - one.score);
  let wrong = 0;
  let threshold = Number.POSITIVE_INFINITY;
  for (const { isRight, score } of clear) {
    wrong += Number(!isRight);
    if (wrong > MAX_HARM * tried.length) break;
    threshold = score;
  }
  if (!Number.isFinite(threshold)) throw new Error('even what is surest is wrong too often');
  const right = clear.filter(({ isRight }) => isRight);
  console.log(
    `changes understood rightly, of known products: ${right.length}, asked all the same: ${right.filter(({ score }) => score < threshold).length}`,
  );
  addAt(model.weights, 0, -threshold);
  return [...model.weights].map((weight) => Math.round(weight * 1_000) / 1_000);
};
