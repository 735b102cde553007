import { mulberry32 } from '../../../packages/domain/src/kit/random.ts';

/** Numbers that are learned, each with the sum of its squared gradients (AdaGrad). */
export interface Learned {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
}

export const learned = (length: number): Learned => ({
  weights: new Float64Array(length),
  squares: new Float64Array(length).fill(1e-3),
});

/** 0 beyond its end. */
export const valueAt = (numbers: ArrayLike<number> | undefined, at: number): number => numbers?.[at] ?? 0;

export const addAt = (numbers: Float64Array, at: number, value: number): void => {
  numbers[at] = valueAt(numbers, at) + value;
};

/** Adds a share of each number. */
export const addAll = (sum: Float64Array, numbers: Float64Array, share: number): void => {
  for (let at = 0; at < sum.length; at += 1) addAt(sum, at, share * valueAt(numbers, at));
};

/** One step against the slope, towards 0 by the decay. */
export const descend = (
  { weights, squares }: Learned,
  at: number,
  slope: number,
  rate: number,
  decay: number,
): void => {
  const gradient = slope + decay * valueAt(weights, at);
  addAt(squares, at, gradient * gradient);
  addAt(weights, at, (-rate * gradient) / Math.sqrt(valueAt(squares, at)));
};

/** The same order for the same seed. */
export const shuffled = <T>(list: readonly T[], seed: number): readonly T[] => {
  const random = mulberry32(seed);
  return list
    .map((each) => ({ each, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ each }) => each);
};

const MIN_EXAMPLES = 2;

/** The features of at least two examples, numbered. */
export const numbered = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const list of lists) for (const feature of list) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= MIN_EXAMPLES);
  return new Map(common.map(([feature], at) => [feature, at] as const));
};

/** Divides by the sum. */
export const normalise = (row: Float64Array): Float64Array => {
  let sum = 0;
  for (const value of row) sum += value;
  for (let at = 0; at < row.length; at += 1) row[at] = valueAt(row, at) / sum;
  return row;
};

/** e to the power of each, over the sum. */
export const softmax = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  return normalise(scores.map((score) => Math.exp(score - most)));
};
