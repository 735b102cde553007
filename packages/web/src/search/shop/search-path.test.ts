import { describe, expect, it } from 'vitest';
import { searchPath } from './search-path.ts';

describe('searchPath', () => {
  it('contains the trimmed text', () => {
    expect(searchPath('  leche ')).toBe('/?search=leche');
  });

  it('encodes special characters', () => {
    expect(searchPath('café & pan 100%')).toBe('/?search=caf%C3%A9%20%26%20pan%20100%25');
    expect(new URLSearchParams(searchPath('mitad + mitad #1?')?.slice(1)).get('search')).toBe(
      'mitad + mitad #1?',
    );
  });

  it('marks a literal search', () => {
    expect(searchPath('lehce', { isLiteral: true })).toBe('/?search=lehce&literal=1');
  });

  it('is null for blank text', () => {
    expect(searchPath('')).toBeNull();
    expect(searchPath('   ')).toBeNull();
  });
});
