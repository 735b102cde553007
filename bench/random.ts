import type { Random } from '../packages/domain/src/kit/random.ts';

export const pick = <T>(values: ArrayLike<T>, random: Random): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};
