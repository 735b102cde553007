import { describe, expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

describe('an LRU cache', () => {
  it('works a value out once, and again after its weight was needed for others', () => {
    const cache = new LruCache<string>(10);
    const worked: string[] = [];
    const read = (key: string) =>
      cache.get(key, () => {
        worked.push(key);
        return { value: key.toUpperCase(), weight: 4 };
      });
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(read)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
    expect(worked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('caches the last value, however heavy', () => {
    const cache = new LruCache<number>(1);
    expect(cache.get('a', () => ({ value: 1, weight: 9 }))).toBe(1);
    expect(cache.get('a', () => ({ value: 2, weight: 9 }))).toBe(1);
  });
});
