import { fold } from '@nutricion/language';
import { describe, expect, it } from 'vitest';
import { recentSearchesFromStored, withSearch } from './recent-list.ts';

const after = (...terms: string[]) =>
  terms.reduce<readonly string[]>((list, term) => withSearch(list, term, fold), []);

describe('recent searches', () => {
  it('are listed newest first, each once, ignoring case and accents', () => {
    expect(after('café', 'pan', 'Cafe')).toEqual(['Cafe', 'pan']);
  });

  it('are at most six', () => {
    expect(after('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
  });

  it('are read from storage only if valid', () => {
    expect(recentSearchesFromStored({ userId: 'u', terms: ['pan', 3, 'té'] })).toEqual({
      userId: 'u',
      terms: ['pan', 'té'],
    });
    for (const value of [null, undefined, [], 'x', { userId: 1, terms: [] }, { userId: 'u', terms: 'pan' }])
      expect(recentSearchesFromStored(value)).toBeNull();
  });
});
