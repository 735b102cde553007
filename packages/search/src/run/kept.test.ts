import { describe, expect, it } from 'vitest';
import { Kept } from './kept.ts';

describe('what is kept', () => {
  it('is worked out once, and again when it had to go for its weight', () => {
    const kept = new Kept<string>();
    const worked: string[] = [];
    const ask = (key: string) =>
      kept.get(key, 10, () => {
        worked.push(key);
        return { value: key.toUpperCase(), weight: 4 };
      });
    expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([
      'A',
      'B',
      'A',
      'C',
      'A',
      'B',
    ]);
    expect(worked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps the last one, however heavy', () => {
    const kept = new Kept<number>();
    expect(kept.get('a', 1, () => ({ value: 1, weight: 9 }))).toBe(1);
    expect(kept.get('a', 1, () => ({ value: 2, weight: 9 }))).toBe(1);
  });
});
