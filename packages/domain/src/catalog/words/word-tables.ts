import { fold, formsOf, isFiller } from '@nutricion/language';
import type { AllergenId } from '../allergen.ts';
import { type CategoryId, findCategory } from '../category.ts';
import { type Nutrient, nutrients } from '../nutrition/nutrient.ts';
import { type ConstraintTable, readConstraints } from './constraint-tables.ts';
import { allergensOf, formsOfAll, listOf, type Row, rows, tagOf, type WordFiles } from './word-lines.ts';

/** The word tables of search, read from the files of `data/search/words`, which explain their format. All words are folded. */
export interface WordTables {
  /** Queries that are replaced by others: "celiaco" by "sin gluten". */
  readonly readings: ReadonlyMap<string, string>;
  /** Words with the same meaning. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** The foods of a kind: "proteina" finds "pollo", not the other way round. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** The categories that a word means; a product of another category is a mismatch. */
  readonly shelves: ReadonlyMap<string, readonly CategoryId[]>;
  /** Words in a title with which the searched word means something else. */
  readonly falseFriends: ReadonlyMap<string, readonly string[]>;
  readonly freeFrom: ReadonlyMap<string, FreeFrom>;
  readonly diets: DietTables;
  /** Dishes, needs and ways of eating, by their names. */
  readonly constraints: ConstraintTable;
  /** All single words that a misspelt word may be corrected to, by their first letter. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Words of regional and English names: they count as spelled right, but no misspelt word is corrected to them. */
  readonly namingWords: ReadonlySet<string>;
  /** Words and phrases for what a grocery doesn't sell, in all forms, with queries to suggest instead. */
  readonly notSold: ReadonlyMap<string, readonly string[]>;
  /** What serves instead of a food that is asked for "without" something, as queries; "sin leche" is asked for alone. */
  readonly instead: ReadonlyMap<string, readonly string[]>;
  /** What a word by itself usually means, as queries, the commonest first. */
  readonly typical: ReadonlyMap<string, readonly string[]>;
}

/** What a free-from query ("sin X") means. */
export interface FreeFrom {
  /** "huevo", as the match reason names it after "Sin". */
  readonly label: string;
  /** All words for it; a label with "sin" before one of them proves it. */
  readonly words: readonly string[];
  /** A product that contains or may contain one of these is never listed. */
  readonly allergens: readonly AllergenId[];
  /** Highlights and words of a title or tag that prove it. If there are any, missing allergens alone are no proof. */
  readonly provenByHighlights: readonly string[];
  readonly provenByWords: readonly string[];
  /** Words of a title or tag with which those that contradict it decide nothing: a "jamón de pavo" may be without pork, and isn't proven so. */
  readonly excusedByWords: readonly string[];
  /** Words of a title or tag, beside its own, that contradict it where allergens are unknown or don't decide it. */
  readonly contradictedBy: readonly string[];
  /** "Sin lactosa" on the label is proof although the product contains milk. */
  readonly isProvenByLabel: boolean;
  /** The nutrient that it is, whose amount in a serving decides it where label and tags don't; null: it is none. */
  readonly nutrient: FreeFromNutrient | null;
  /** False for a word that no table has. */
  readonly isKnown: boolean;
}

/** A nutrient with the amounts of a serving below which a product is free of it, and from which it certainly holds it. */
export interface FreeFromNutrient {
  readonly name: Nutrient;
  readonly freeBelow: number;
  readonly heldFrom: number;
  /** Categories of the shop or the database, folded, whose food has it by nature, so that no amount contradicts "without". */
  readonly naturalIn: readonly string[];
}

/** A diet tag that a query asks for, and what contradicts it. */
export interface Diet {
  readonly tag: string;
  /** A product that contains one of these can't have the tag, whatever else matches. */
  readonly ruledOutBy: readonly AllergenId[];
}

export interface DietTables {
  /** By the word for the diet: "vegano". */
  readonly named: ReadonlyMap<string, Diet>;
  readonly highIn: ReadonlyMap<string, Diet>;
  readonly lowIn: ReadonlyMap<string, Diet>;
}

/** Reads the word tables from their files. Throws a WordFileError at the first line that can't be read. */
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
    instead: byForm(rows(files, 'instead', 2), ({ cells: [, foods = ''] }) => listOf(foods)),
    typical: byForm(rows(files, 'typical', 2), ({ cells: [, foods = ''] }) => listOf(foods)),
    namingWords: new Set([
      ...[...names.map(([name]) => name), ...tables.readings.keys()].flatMap((name) => name.split(' ')),
      ...constraints.names,
    ]),
  };
};

const keysOf = ({
  diets,
  falseFriends: _,
  ...tables
}: Omit<
  WordTables,
  'words' | 'constraints' | 'namingWords' | 'notSold' | 'instead' | 'typical'
>): readonly string[] =>
  [...Object.values(tables), ...Object.values(diets)].flatMap((table: ReadonlyMap<string, unknown>) => [
    ...table.keys(),
  ]);

/** Whether a table has the word, in any form, sold here or not. */
export const isInTables = ({ words, namingWords }: WordTables, word: string): boolean =>
  namingWords.has(word) || formsOf(word).some((form) => words.get(word.charAt(0))?.includes(form));

/** The entry of each line under every form of each word in its first column. */
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
  return formsOfAll(listOf(words).flatMap((phrase) => [phrase, withoutFillers(phrase)])).map(
    (word) => [word, searches] as const,
  );
};

const readReading = ({ cells: [from = '', to = ''] }: Row): readonly (readonly [string, string])[] =>
  listOf(from).map((phrase) => [phrase, fold(to)]);

/** The other names of a product, also in the plural. */
const readName = ({ cells: [here = '', others = ''] }: Row): readonly (readonly [string, string])[] =>
  listOf(others)
    .flatMap((name) => [name, withoutFillers(name)])
    .flatMap((name) => [name, `${name}s`, `${name}es`].map((each) => [each, fold(here)] as const));

/** "formula de bebe" as people type it: "formula bebe". A single word that is left may mean anything. */
const withoutFillers = (name: string): string => {
  const words = name.split(' ').filter((word) => !isFiller(word));
  return words.length < 2 ? name : words.join(' ');
};

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
  const [names = '', allergens = '', tags = '', proof = '', contradictingWords = '', ruling = ''] = cells;
  const [byLabel = '', ...nutrient] = ruling.split(/\s+/);
  const words = formsOfAll(listOf(names));
  return {
    label: (names.split(',')[0] ?? '').trim(),
    words,
    allergens: allergensOf(allergens, fail),
    provenByHighlights: tags === '' ? [] : tags.split(',').map((tag) => tagOf(tag.trim(), fail)),
    provenByWords: formsOfAll(listOf(proof.replace(/[^,]+\?/g, ''))),
    excusedByWords: formsOfAll(listOf((proof.match(/[^,]+\?/g) ?? []).join())),
    contradictedBy: formsOfAll(listOf(contradictingWords)),
    isProvenByLabel: byLabel === 'sí',
    nutrient: nutrient.length === 0 ? null : readNutrient(nutrient, fail),
    isKnown: true,
  };
};

/** "sugars_g 0.5 5 frutas": free below half a gram, held from five, but for what holds it by nature. */
const readNutrient = (
  [name = '', freeBelow = '', heldFrom = '', ...natural]: readonly string[],
  fail: Row['fail'],
): FreeFromNutrient => ({
  name: nutrients.find((nutrient) => nutrient === name) ?? fail(`no hay nutriente «${name}»`),
  freeBelow: Number(freeBelow) || fail(`«${freeBelow}» no es una cantidad`),
  heldFrom: Number(heldFrom) || fail(`«${heldFrom}» no es una cantidad`),
  naturalIn: natural,
});

/** A free-from query for a word that no table has: texts with that word, or another for the same thing, contradict it. */
export const freeFromWord = (
  folded: string,
  typed: string,
  { synonyms }: Pick<WordTables, 'synonyms'>,
): FreeFrom => ({
  label: typed,
  words: formsOfAll(sameAs(folded, { synonyms })),
  allergens: [],
  provenByHighlights: [],
  provenByWords: [],
  excusedByWords: [],
  contradictedBy: [],
  isProvenByLabel: true,
  nutrient: null,
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

/** The entry for a word or its singular. */
export const lookUp = <T>(table: ReadonlyMap<string, T>, word: string): T | undefined => {
  for (const form of formsOf(word)) {
    const entry = table.get(form);
    if (entry !== undefined) return entry;
  }
  return undefined;
};

/** A word with its synonyms. */
export const sameAs = (word: string, { synonyms }: Pick<WordTables, 'synonyms'>): readonly string[] => [
  word,
  ...(lookUp(synonyms, word) ?? []),
];
