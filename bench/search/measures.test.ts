import { describe, expect, it } from 'vitest';
import type { Judgment } from './judgments.ts';
import { isSuccess, ndcgAt10, qualityOf, reciprocalRank } from './measures.ts';

const grades = new Map([
  ['guineo', 3],
  ['platano', 2],
  ['chips', 1],
]);

// 7 / log2(2) + 3 / log2(3) + 1 / log2(4)
const IDEAL = 9.392789;

describe('ndcgAt10', () => {
  it('is 1 for the best order and 0 where nothing graded is shown', () => {
    expect(ndcgAt10(['guineo', 'platano', 'chips'], grades)).toBe(1);
    expect(ndcgAt10(['guineo', 'platano', 'chips', 'otro'], grades)).toBe(1);
    expect(ndcgAt10(['otro'], grades)).toBe(0);
    expect(ndcgAt10([], grades)).toBe(0);
  });

  it('discounts each gain by the logarithm of its rank', () => {
    // 1 / log2(2) + 0 + 7 / log2(4) = 4.5
    expect(ndcgAt10(['chips', 'otro', 'guineo'], grades)).toBeCloseTo(4.5 / IDEAL, 6);
    // 3 / log2(2) + 7 / log2(3) + 1 / log2(4) = 7.916508
    expect(ndcgAt10(['platano', 'guineo', 'chips'], grades)).toBeCloseTo(7.916508 / IDEAL, 6);
  });

  it('looks at ten ranks, of the list as of the ideal', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `otro-${index}`);
    // 7 / log2(11) = 2.023451
    expect(ndcgAt10([...nine, 'guineo'], grades)).toBeCloseTo(2.023451 / IDEAL, 6);
    expect(ndcgAt10([...nine, 'x', 'guineo'], grades)).toBe(0);
    const twelve = new Map(Array.from({ length: 12 }, (_, index) => [`p${index}`, 3]));
    expect(ndcgAt10([...twelve.keys()].slice(2), twelve)).toBe(1);
  });
});

describe('reciprocalRank and isSuccess', () => {
  it('count hits of grade 2 and better', () => {
    expect(reciprocalRank(['chips', 'otro', 'platano', 'guineo'], grades)).toBeCloseTo(1 / 3, 9);
    expect(reciprocalRank(['chips'], grades)).toBe(0);
    expect(isSuccess(['chips', 'otro', 'platano'], grades)).toBe(true);
    expect(isSuccess(['chips', 'otro', 'x', 'guineo'], grades)).toBe(false);
    expect(isSuccess([], grades)).toBe(false);
  });
});

describe('qualityOf', () => {
  const judgment: Judgment = {
    query: 'guineo',
    kind: 'word',
    grades,
    mustNot: new Set(['pana', 'papa']),
    freeFrom: [],
  };

  it('averages over the queries and sums up what must not be shown', () => {
    const answers = [
      { judgment, ids: ['guineo', 'platano', 'chips', 'pana', 'papa'] },
      { judgment, ids: ['otro', 'platano', 'pana'] },
      { judgment, ids: [] },
      { judgment, ids: ['otro'] },
    ];
    const quality = qualityOf(answers);
    // (1 + 3 / log2(3) / ideal + 0 + 0) / 4, with 3 / log2(3) = 1.892789
    expect(quality.ndcg10).toBeCloseTo((1 + 1.892789 / IDEAL) / 4, 6);
    expect(quality).toMatchObject({ queries: 4, mrr: 0.375, success3: 0.5, zeroResults: 0.25, mustNot: 3 });
  });
});
