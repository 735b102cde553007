import { fold, formsOf } from '../../kit/fold.ts';
import type { AllergenId } from '../allergen.ts';
import { type CategoryId, findCategory } from '../category.ts';
import { type ConstraintTable, readConstraints } from './constraint-tables.ts';
import { allergensOf, formsOfAll, listOf, type Row, rows, tagOf, type WordFiles } from './word-lines.ts';

/**
 * What the shop knows of words, from the files of `data/search/words`, which say themselves how they are
 * read. Words here are folded.
 */
export interface WordTables {
  /** A search that is read as another: "celiaco" as "sin gluten". */
  readonly readings: ReadonlyMap<string, string>;
  /** The other words for the same thing. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** The foods of a kind: "proteina" finds "pollo"; never the other way round. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** The shelves that a word means; a product of any other is a mismatch. */
  readonly shelves: ReadonlyMap<string, readonly CategoryId[]>;
  /** Words in a title that make it another thing than the word searched for. */
  readonly falseFriends: ReadonlyMap<string, readonly string[]>;
  readonly freeFrom: ReadonlyMap<string, FreeFrom>;
  readonly diets: DietTables;
  /** Dishes, needs and ways of eating, by what they are called. */
  readonly constraints: ConstraintTable;
  /** Every single word that a search is looked up by, by its first letter. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** The words of what others call a thing by: spelled right, though no typing error is meant for them. */
  readonly namingWords: ReadonlySet<string>;
  /** What a grocery has not, words and phrases, in all forms; with searches for what it has instead, as they are shown. */
  readonly notSold: ReadonlyMap<string, readonly string[]>;
}

/** What 'sin X' means. */
export interface FreeFrom {
  /** "huevo", as the reason badge says it after 'Sin'. */
  readonly label: string;
  /** All its words: a label that says 'sin' before one of them says so. */
  readonly words: readonly string[];
  /** A product known to contain one of these, or possibly traces of it, is never listed. */
  readonly allergens: readonly AllergenId[];
  /** Highlights, and words of a title or tag, that prove it. Where there are any, not knowing better is no proof. */
  readonly provenByHighlights: readonly string[];
  readonly provenByWords: readonly string[];
  /** Words of a title or tag that betray it where allergens are not known, or have no part in it. */
  readonly contradictedBy: readonly string[];
  /** 'sin lactosa' on the label is proof although the product is made of milk. */
  readonly isProvenByLabel: boolean;
  /** Whether anything is known of it beyond the word itself. */
  readonly isKnown: boolean;
}

/** A tag that a search asks for, and what contradicts it. */
export interface Diet {
  readonly tag: string;
  /** A product known to contain one of these can't have the tag, whatever else matches. */
  readonly ruledOutBy: readonly AllergenId[];
}

export interface DietTables {
  /** By the word that names it: "vegano". */
  readonly named: ReadonlyMap<string, Diet>;
  readonly highIn: ReadonlyMap<string, Diet>;
  readonly lowIn: ReadonlyMap<string, Diet>;
}

/** @throws {WordFileError} at the first line that can't be read */
export const readWordTables = (files: WordFiles): WordTables => {
  const tables = {
    readings: new Map(rows(files, 'readings', 2).flatMap(readReading)),
    synonyms: readSynonyms(rows(files, 'synonyms', 1)),
    kinds: byForm(rows(files, 'kinds', 2), ({ cells: [, foods = ''] }) => formsOfAll(listOf(foods))),
    shelves: readShelves(rows(files, 'shelves', 2)),
    falseFriends: byForm(rows(files, 'false-friends', 2), ({ cells: [, others = ''] }) =>
      formsOfAll(listOf(others)),
    ),
    freeFrom: byForm(rows(files, 'free-from', 6), readFreeFrom),
    diets: readDiets(rows(files, 'diets', 4)),
  };
  const constraints = readConstraints(files);
  const names = rows(files, 'names', 2).flatMap(readName);
  const single = keysOf(tables).filter((key) => !key.includes(' '));
  const words = new Set([...single, ...constraints.words]);
  const byLetter = new Map<string, string[]>();
  for (const word of words) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  return {
    ...tables,
    readings: new Map([...names, ...tables.readings]),
    constraints: constraints.table,
    words: byLetter,
    notSold: new Map(rows(files, 'not-sold', 3).flatMap(readNotSold)),
    namingWords: new Set(
      [...names.map(([name]) => name), ...tables.readings.keys()].flatMap((name) => name.split(' ')),
    ),
  };
};

const keysOf = ({
  diets,
  falseFriends: _,
  ...tables
}: Omit<WordTables, 'words' | 'constraints' | 'namingWords' | 'notSold'>): readonly string[] =>
  [...Object.values(tables), ...Object.values(diets)].flatMap((table: ReadonlyMap<string, unknown>) => [
    ...table.keys(),
  ]);

/** Whether a table knows what the word means, sold here or not. */
export const isInTables = ({ words, namingWords }: WordTables, word: string): boolean =>
  namingWords.has(word) || formsOf(word).some((form) => words.get(word.charAt(0))?.includes(form));

/** What each line says, by every form of each word of its first column. */
const byForm = <T>(lines: readonly Row[], read: (row: Row) => T): ReadonlyMap<string, T> => {
  const table = new Map<string, T>();
  for (const row of lines) {
    const entry = read(row);
    for (const word of listOf(row.cells[0] ?? '')) putForms(table, word, entry, row.fail);
  }
  return table;
};

const putForms = <T>(table: Map<string, T>, word: string, entry: T, fail: Row['fail']): void => {
  const before = table.get(word);
  if (before !== undefined && before !== entry) fail(`«${word}» ya está en otra línea`);
  for (const form of formsOf(word)) if (!table.has(form)) table.set(form, entry);
};

const readNotSold = ({ cells: [, words = '', near = ''] }: Row) => {
  const searches = near.split(',').flatMap((text) => text.trim() || []);
  return formsOfAll(listOf(words)).map((word) => [word, searches] as const);
};

const readReading = ({ cells: [from = '', to = ''] }: Row): readonly (readonly [string, string])[] =>
  listOf(from).map((phrase) => [phrase, fold(to)]);

/** A thing's other names, each in the plural too. */
const readName = ({ cells: [here = '', others = ''] }: Row): readonly (readonly [string, string])[] =>
  listOf(others).flatMap((name) =>
    [name, `${name}s`, `${name}es`].map((each) => [each, fold(here)] as const),
  );

const readSynonyms = (lines: readonly Row[]): ReadonlyMap<string, readonly string[]> => {
  const synonyms = new Map<string, string[]>();
  for (const { cells, fail } of lines) {
    const words = listOf(cells[0] ?? '');
    if (words.length < 2) fail('hace falta más de una palabra');
    if (words.some((word) => word.includes(' ')))
      fail('aquí van palabras sueltas; las frases van en readings.txt');
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      const known = synonyms.get(word) ?? [];
      for (const form of formsOf(word))
        synonyms.set(form, [...new Set([...(synonyms.get(form) ?? known), ...formsOfAll(others)])]);
    }
  }
  return synonyms;
};

const readShelves = (lines: readonly Row[]): ReadonlyMap<string, readonly CategoryId[]> => {
  const shelves = new Map<string, readonly CategoryId[]>();
  for (const {
    cells: [ids = '', words = ''],
    fail,
  } of lines) {
    const categories = listOf(ids).map((id) => findCategory(id)?.id ?? fail(`no hay categoría «${id}»`));
    for (const word of listOf(words)) putForms(shelves, word, categories, fail);
  }
  return shelves;
};

const readFreeFrom = ({ cells, fail }: Row): FreeFrom => {
  const [names = '', allergens = '', tags = '', proof = '', contradictingWords = '', byLabel = ''] = cells;
  const words = formsOfAll(listOf(names));
  return {
    label: (names.split(',')[0] ?? '').trim(),
    words,
    allergens: allergensOf(allergens, fail),
    provenByHighlights: tags === '' ? [] : tags.split(',').map((tag) => tagOf(tag.trim(), fail)),
    provenByWords: formsOfAll(listOf(proof)),
    contradictedBy: [...words, ...formsOfAll(listOf(contradictingWords))],
    isProvenByLabel: byLabel === 'sí',
    isKnown: true,
  };
};

/** 'sin X' of a word that no table has: what says X in its title or tags has it. */
export const freeFromWord = (folded: string, typed: string): FreeFrom => ({
  label: typed,
  words: formsOf(folded),
  allergens: [],
  provenByHighlights: [],
  provenByWords: [],
  contradictedBy: formsOf(folded),
  isProvenByLabel: true,
  isKnown: false,
});

const readDiets = (lines: readonly Row[]): DietTables => {
  const named = new Map<string, Diet>();
  const highIn = new Map<string, Diet>();
  const lowIn = new Map<string, Diet>();
  const tables: Readonly<Record<string, Map<string, Diet>>> = {
    es: named,
    'alto en': highIn,
    'bajo en': lowIn,
  };
  for (const {
    cells: [manner = '', words = '', tag = '', without = ''],
    fail,
  } of lines) {
    const table = tables[manner] ?? fail('la primera columna dice «es», «alto en» o «bajo en»');
    const diet: Diet = { tag: tagOf(tag, fail), ruledOutBy: allergensOf(without, fail) };
    for (const word of listOf(words)) putForms(table, word, diet, fail);
  }
  return { named, highIn, lowIn };
};

/** What a table has for a word, or for its singular. */
export const lookUp = <T>(table: ReadonlyMap<string, T>, word: string): T | undefined => {
  for (const form of formsOf(word)) {
    const entry = table.get(form);
    if (entry !== undefined) return entry;
  }
  return undefined;
};

/** A word and the others for the same thing. */
export const sameAs = (word: string, { synonyms }: Pick<WordTables, 'synonyms'>): readonly string[] => [
  word,
  ...(lookUp(synonyms, word) ?? []),
];
