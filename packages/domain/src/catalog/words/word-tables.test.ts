import { describe, expect, it } from 'vitest';
import { someTables } from './word-tables.builders.ts';
import { isInTables, lookUp } from './word-tables.ts';

describe('word tables', () => {
  it('ignore accents, plurals and comments', () => {
    const { kinds } = someTables({ kinds: '# clases\n\nPanes | Bagels, croissant  # y más' });
    expect(lookUp(kinds, 'pan')).toContain('bagel');
    expect(lookUp(kinds, 'panes')).toContain('croissant');
  });

  it('isInTables finds a word of any table, sold or not', () => {
    expect(isInTables(someTables(), 'bananas')).toBe(true);
    expect(isInTables(someTables(), 'bananax')).toBe(false);
  });

  it.each([
    ['kinds', 'pan bagel', 'kinds.txt, línea 1: se esperaban 2 columnas'],
    ['kinds', '| bagel', 'la primera columna está vacía'],
    ['shelves', 'frutas | mango\npescaderia | atún', 'shelves.txt, línea 2: no hay categoría «pescaderia»'],
    ['shelves', 'frutas | mango\nsnacks | mango', '«mango» ya está en otra línea'],
    ['synonyms', 'guineo', 'hace falta más de una palabra'],
    ['synonyms', 'melón de agua, sandía', 'las frases van en readings.txt'],
    ['free-from', 'gluten | centeno | | | |', 'no hay alérgeno «centeno»'],
    ['diets', 'es | keto | keto |', 'no hay etiqueta «keto»'],
    ['diets', 'muy alto en | fibra | alto-en-fibra |', '«es», «alto en» o «bajo en»'],
  ] as const)('refuse a wrong line in %s with its place: %s', (file, text, message) => {
    expect(() => someTables({ [file]: text })).toThrow(message);
  });
});
