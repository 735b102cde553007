import { formsOf, wordsOf } from '@nutricion/language';
import { type AllergenId, isAllergenId } from '../allergen.ts';
import { isDietTag } from '../diet-tags.ts';

/** The files of `data/search/words` by name, as text. */
export const wordFiles = [
  'readings',
  'names',
  'synonyms',
  'kinds',
  'shelves',
  'false-friends',
  'free-from',
  'diets',
  'dishes',
  'needs',
  'eating',
  'uses',
  'not-sold',
  'instead',
  'typical',
] as const;
export type WordFiles = Readonly<Record<(typeof wordFiles)[number], string>>;

/** A line that can't be read; the message names file, line and error in Spanish. */
export class WordFileError extends Error {
  override name = 'WordFileError';
}

export interface Row {
  readonly cells: readonly string[];
  readonly fail: (what: string) => never;
}

/** The rows of a file: cells are separated by '|', and '#' begins a comment. */
export const rows = (files: WordFiles, file: keyof WordFiles, width: number): readonly Row[] =>
  files[file].split('\n').flatMap((line, index) => {
    const text = (line.split('#')[0] ?? '').trim();
    if (text === '') return [];
    const fail = (what: string): never => {
      throw new WordFileError(`data/search/words/${file}.txt, línea ${index + 1}: ${what}`);
    };
    const cells = text.split('|').map((cell) => cell.trim());
    if (cells.length !== width) fail(`se esperaban ${width} columnas separadas por «|», hay ${cells.length}`);
    if (listOf(cells[0] ?? '').length === 0) fail('la primera columna está vacía');
    return [{ cells, fail }];
  });

/** Folded words or phrases, separated by commas. */
export const listOf = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((item) => wordsOf(item).join(' '))
    .filter((item) => item !== '');

export const formsOfAll = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap(formsOf)),
];

export const allergensOf = (cell: string, fail: Row['fail']): readonly AllergenId[] =>
  listOf(cell).map((id) => (isAllergenId(id) ? id : fail(`no hay alérgeno «${id}»`)));

export const tagOf = (cell: string, fail: Row['fail']): string =>
  isDietTag(cell) ? cell : fail(`no hay etiqueta «${cell}»`);
