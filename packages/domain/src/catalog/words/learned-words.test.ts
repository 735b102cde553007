import { describe, expect, it } from 'vitest';
import { normalizeLearnedWord, withLearned } from './learned-words.ts';
import { someTables } from './word-tables.builders.ts';

describe('learned words', () => {
  const tables = withLearned(someTables(), [
    { word: 'chayota', means: 'tayota' },
    { word: 'leche de nube', means: 'bebida de arroz' },
  ]);

  it('find another word by every form', () => {
    expect(tables.synonyms.get('chayota')).toContain('tayota');
    expect(tables.synonyms.get('chayotas') ?? tables.synonyms.get('chayota')).toContain('tayota');
    expect(tables.synonyms.get('tayota') ?? []).not.toContain('chayota');
  });

  it('replace a phrase', () => expect(tables.readings.get('leche de nube')).toBe('bebida de arroz'));

  it('are normalized as search looks words up', () =>
    expect(normalizeLearnedWord('  Ñame  Blanco ')).toBe('name blanco'));
});
