import { describe, expect, it } from 'vitest';
import { phraseHistory } from './phrase-history.ts';

const nothing = { words: [], notes: [], cases: [] };

describe('what was done about a phrase', () => {
  it('is nothing at first', () => {
    expect(phraseHistory('Zarandajas', nothing)).toEqual({ sentences: [], isRequested: false });
  });

  it('knows a word that was taught, whatever its accents, and within what was said', () => {
    const taught = { ...nothing, words: [{ word: 'limber', means: 'helado' }] };
    for (const text of ['Límber', 'ponme un límber de coco'])
      expect(phraseHistory(text, taught).sentences).toEqual(['Aprendido: «limber» es «helado».']);
    expect(phraseHistory('limbero', taught).sentences).toEqual([]);
  });

  it('knows a case and a note of the very phrase only', () => {
    const taught = {
      words: [],
      notes: [{ query: 'zarandajas' }],
      cases: [{ phrase: 'ponme dos leches', passes: false }],
    };
    expect(phraseHistory('Zarandajas', taught)).toEqual({
      sentences: ['Pedido a compras.'],
      isRequested: true,
    });
    expect(phraseHistory('Ponme dos leches', taught)).toEqual({
      sentences: ['Guardado como caso: hoy falla.'],
      isRequested: false,
    });
    expect(phraseHistory('zarandajas frescas', taught).sentences).toEqual([]);
  });

  it('finds the note of a phrase that was too long for it', () => {
    const long = 'leche '.repeat(60);
    expect(
      phraseHistory(long, { ...nothing, notes: [{ query: long.slice(0, 200).trim() }] }).isRequested,
    ).toBe(true);
  });

  it('takes signs alone for no word', () => {
    expect(phraseHistory('¿…?', { ...nothing, words: [{ word: 'pan', means: 'hogaza' }] }).sentences).toEqual(
      [],
    );
  });
});
