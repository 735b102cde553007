import { describe, expect, it } from 'vitest';
import { whatWasDone } from './what-was-done.ts';

const nothing = { words: [], notes: [], cases: [] };

describe('what was done about a phrase', () => {
  it('is nothing at first', () => {
    expect(whatWasDone('Zarandajas', nothing)).toEqual({ sentences: [], isAsked: false });
  });

  it('knows a word that was taught, whatever its accents, and within what was said', () => {
    const known = { ...nothing, words: [{ word: 'limber', means: 'helado' }] };
    for (const text of ['Límber', 'ponme un límber de coco'])
      expect(whatWasDone(text, known).sentences).toEqual(['Aprendido: «limber» es «helado».']);
    expect(whatWasDone('limbero', known).sentences).toEqual([]);
  });

  it('knows a case and a note of the very phrase only', () => {
    const known = {
      words: [],
      notes: [{ query: 'zarandajas' }],
      cases: [{ phrase: 'ponme dos leches', passes: false }],
    };
    expect(whatWasDone('Zarandajas', known)).toEqual({ sentences: ['Pedido a compras.'], isAsked: true });
    expect(whatWasDone('Ponme dos leches', known)).toEqual({
      sentences: ['Guardado como caso: hoy falla.'],
      isAsked: false,
    });
    expect(whatWasDone('zarandajas frescas', known).sentences).toEqual([]);
  });

  it('finds the note of a phrase that was too long for it', () => {
    const long = 'leche '.repeat(60);
    expect(whatWasDone(long, { ...nothing, notes: [{ query: long.slice(0, 200).trim() }] }).isAsked).toBe(
      true,
    );
  });

  it('takes signs alone for no word', () => {
    expect(whatWasDone('¿…?', { ...nothing, words: [{ word: 'pan', means: 'hogaza' }] }).sentences).toEqual(
      [],
    );
  });
});
