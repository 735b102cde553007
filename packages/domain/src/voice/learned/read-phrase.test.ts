import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../kit/random.ts';
import { bestPaths } from './read-phrase.ts';

/** Every path there is, with what it weighs. */
const allPaths = (own: readonly Float64Array[], transitions: readonly (readonly number[])[]) => {
  const tags = own[0]?.length ?? 0;
  let paths: { readonly path: readonly number[]; readonly score: number }[] = [{ path: [], score: 0 }];
  for (const scores of own)
    paths = paths.flatMap(({ path, score }) =>
      [...scores].map((weight, tag) => ({
        path: [...path, tag],
        score: score + weight + (transitions[path.at(-1) ?? tags]?.[tag] ?? 0),
      })),
    );
  return paths.toSorted((one, other) => other.score - one.score);
};

describe('the best ways to mark a phrase', () => {
  it.each([1, 2, 3, 4, 5])('are those of all ways that weigh most, with %i tokens', (length) => {
    const random = mulberry32(length);
    const transitions = Array.from({ length: 4 }, () => Array.from({ length: 3 }, () => random() * 100));
    const own = Array.from({ length }, () => Float64Array.from({ length: 3 }, () => random() * 300));
    for (const most of [1, 2, 4]) {
      const expected = allPaths(own, transitions).slice(0, most);
      const found = bestPaths(own, transitions, most);
      expect(found.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
      for (const [at, { score }] of found.entries()) expect(score).toBeCloseTo(expected[at]?.score ?? 0);
    }
  });

  it('are one without a token in a phrase of none', () => {
    expect(bestPaths([], [], 4)).toEqual([{ path: [], score: 0 }]);
  });
});
