import { describe, expect, it } from 'vitest';
import { fold, formsOf, wordsOf } from './fold.ts';
import { spelledWordsOf } from './spelled-words.ts';

describe('folding', () => {
  it('drops case and accents, and ñ is n', () => {
    expect(fold('PLÁTANO, ñame y güiro')).toBe('platano, name y guiro');
  });

  it('finds the words between signs, emoji and control characters', () => {
    expect(wordsOf('Leche\u0000 2 %🥛(UHT)')).toEqual(['leche', '2', 'uht']);
  });
});

describe('words as they are written', () => {
  it.each([
    ['Piña, 2% y ÑAME', ['piña', '2', 'y', 'ñame']],
    ['Pin\u0303a', ['piña']],
    ['té🍵 verde—frío', ['té', 'verde', 'frío']],
    ['жito straße', ['жito', 'stra', 'e']],
    ['', []],
  ])('%s', (text, spelled) => {
    expect(spelledWordsOf(text).map((word) => word.spelled)).toEqual(spelled);
  });
});

describe('singular and plural', () => {
  it.each([
    ['habichuelas', 'habichuela'],
    ['panes', 'pan'],
    ['limones', 'limón'],
    ['nueces', 'nuez'],
    ['arroces', 'arroz'],
    ['dulces', 'dulce'],
    ['yogures', 'yogur'],
  ])('%s finds %s', (plural, singular) => {
    expect(formsOf(fold(plural))).toContain(fold(singular));
  });

  it.each([
    ['pan', 'pana'],
    ['sal', 'salsa'],
    ['res', 'tres'],
    ['pera', 'pero'],
  ])('%s and %s stay apart', (one, other) => {
    expect(formsOf(one).some((form) => formsOf(other).includes(form))).toBe(false);
  });
});
