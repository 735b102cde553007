import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import { fold } from '../../packages/domain/src/kit/fold.ts';
import { mulberry32, type Random } from '../../packages/domain/src/kit/random.ts';
import { pick } from '../random.ts';
import { readSeedProducts } from './seed-products.ts';
import { joints, makeVocabulary } from './vocabulary.ts';

export interface MixedQuery {
  readonly kind: 'one-word' | 'several' | 'prefix' | 'typo' | 'accentless' | 'sin';
  readonly query: string;
}

const QUERIES_SEED = 71;

/** Difficult queries for such engines: short and frequent words, false friends, two letters, common exclusions. */
const chosen: readonly MixedQuery[] = [
  ...allOf(
    'one-word',
    'sal,leche,pan,agua,arroz,pollo,té,china,guineo,habichuelas,uva,coco,queso,proteína,snacks',
  ),
  ...allOf(
    'several',
    'jugo de china,pan de sandwich,leche de coco,agua de coco,carne molida,queso de papa,arroz con gandules',
  ),
  ...allOf('several', 'alto en proteína,bajo en sodio,salsa de tomate sin azúcar,café molido para el turno'),
  ...allOf('prefix', 'sa,pa,ca,le,ar,co,man,habich,jugo de ch,pan de s'),
  ...allOf('accentless', 'te,pina,mani,jamon,cafe,limon,platano,maiz,atun,alto en proteina'),
  ...allOf(
    'sin',
    'sin leche,sin gluten,sin maní,sin sal,sin azúcar,sin lactosa,sin huevo,sin nueces,sin trigo,sin soya',
  ),
  ...allOf(
    'sin',
    'pan sin gluten,leche sin lactosa,galletas sin maní,pasta sin huevo,atún sin sal,yogurt sin azúcar',
  ),
];

function allOf(kind: MixedQuery['kind'], queries: string): MixedQuery[] {
  return queries.split(',').map((query) => ({ kind, query }));
}

const queryCounts: Readonly<Record<MixedQuery['kind'], number>> = {
  'one-word': 40,
  several: 40,
  prefix: 30,
  typo: 30,
  accentless: 30,
  sin: 30,
};

/** 200 different queries, always the same: hard ones chosen by hand, the rest of the words generated catalogues have. */
export const mixedQueries = (): readonly MixedQuery[] => {
  const seed = readSeedProducts();
  const random = mulberry32(QUERIES_SEED);
  const make = makers(seed, makeVocabulary(seed, 10_000), random);
  const queries = new Map(chosen.map((mixed) => [mixed.query, mixed]));
  for (const [kind, count] of Object.entries(queryCounts) as [MixedQuery['kind'], number][]) {
    let missing = count - chosen.filter((mixed) => mixed.kind === kind).length;
    while (missing > 0) {
      const query = make[kind]();
      if (queries.has(query)) continue;
      queries.set(query, { kind, query });
      missing -= 1;
    }
  }
  return shuffled([...queries.values()], random);
};

/** Misspelled words alone, always the same ones. */
export const typoQueries = (count: number): readonly MixedQuery[] => {
  const seed = readSeedProducts();
  const make = makers(seed, makeVocabulary(seed, 10_000), mulberry32(QUERIES_SEED));
  return Array.from({ length: count }, () => ({ kind: 'typo', query: make.typo() }));
};

/** A slow engine may be stopped halfway: by then it has searched for some queries of every kind. */
const shuffled = <T>(values: readonly T[], random: Random): readonly T[] =>
  values
    .map((value) => ({ value, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);

const makers = (
  seed: readonly SearchableProduct[],
  vocabulary: readonly string[],
  random: Random,
): Readonly<Record<MixedQuery['kind'], () => string>> => {
  const frequent = vocabulary.slice(0, 1_000);
  const long = frequent.filter((word) => word.length >= 5);
  const accented = frequent.filter((word) => fold(word) !== word);
  const titles = seed.map(({ title }) => title.toLocaleLowerCase('es'));
  const drinkOrFood = (): string => firstWord(pick(titles, random));
  return {
    'one-word': () => pick(frequent, random),
    several: () =>
      pick(severals, random)(
        () => pick(titles, random),
        () => pick(frequent, random),
      ),
    prefix: () => cut(pick(long, random), random),
    typo: () => misspell(pick(long, random), random),
    accentless: () => fold(pick(accented, random)),
    sin: () => `${drinkOrFood()} sin ${pick(avoided, random)}`,
  };
};

const avoided = 'leche,huevo,maní,nueces,trigo,soya,gluten,lactosa,azúcar,sal,pescado'.split(',');

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

/** Ways in which people put several words. */
const severals: readonly ((title: () => string, word: () => string) => string)[] = [
  (title) => withoutLastJoint(title().split(' ').slice(0, 3)).join(' '),
  (title, word) => `${firstWord(title())} ${word()}`,
  (title, word) => `${firstWord(title())} de ${word()}`,
  (_, word) => `${word()} ${word()} ${word()}`,
];

const withoutLastJoint = (words: readonly string[]): readonly string[] =>
  joints.includes(words.at(-1) ?? '') ? words.slice(0, -1) : words;

const cut = (word: string, random: Random): string =>
  word.slice(0, 2 + Math.floor(random() * Math.min(4, word.length - 2)));

/** One edit that keeps the first letter: a letter lost, doubled, another one, or two swapped. */
const misspell = (word: string, random: Random): string => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const misspelled = [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${pick('aeiorsnlt', random)}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ];
  return pick(
    misspelled.filter((text) => text !== word),
    random,
  );
};
