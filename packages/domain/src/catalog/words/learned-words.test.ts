import { describe, expect, it } from 'vitest';
import { normalizeLearnedWord, withLearned } from './learned-words.ts';
import { someTables } from './word-tables.builders.ts';

describe('what the search was taught', () => {
  const tables = withLearned(someTables(), [
    { word: 'chayota', means: 'tayota' },
    { word: 'leche de nube', means: 'bebida de arroz' },
  ]);

  it('finds another word by every form of the one', () => {
    expect(tables.synonyms.get('chayota')).toContain('tayota');
    expect(tables.synonyms.get('chayotas') ?? tables.synonyms.get('chayota')).toContain('tayota');
    expect(tables.synonyms.get('tayota') ?? []).not.toContain('chayota');
  });

  it('reads a phrase as another', () => expect(tables.readings.get('leche de nube')).toBe('bebida de arroz'));

  it('keeps a word as the search looks it up', () =>
    expect(normalizeLearnedWord('  Ñame  Blanco ')).toBe('name blanco'));
});
