import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareCatalog } from './index-documents.ts';
import type { SearchableProduct } from './prepare.ts';
import { aSearchable } from './search.builders.ts';
import { type SearchOptions, search } from './search.ts';

const searchIn = (products: readonly SearchableProduct[], query: string, options?: SearchOptions) =>
  search(prepareCatalog(products), query, options);

const idsIn = (products: readonly SearchableProduct[], query: string, options?: SearchOptions) =>
  searchIn(products, query, options).map(({ id }) => id);

/** The score of the one product that a test is about. */
const scoreOf = (product: Partial<SearchableProduct>, query: string) =>
  searchIn([aSearchable({ title: 'Otra cosa', ...product })], query)[0]?.score;

describe('the weights of the specification, section 5', () => {
  it.each<[string, Partial<SearchableProduct>, string, number]>([
    ['exact title 100 over its word 80', { title: 'Xoxo' }, 'xoxo', 180],
    ['title word 80', { title: 'Xoxo verde' }, 'xoxo', 80],
    ['tags 70', { tags: ['algo xoxo'] }, 'xoxo', 70],
    ['normalized category 65', { normalizedCategory: 'frutas' }, 'frutas', 65],
    ['exact subcategory 80', { subcategory: 'Xoxo de casa' }, 'xoxo casa', 80],
    ['partial subcategory 60', { subcategory: 'Xoxo de casa' }, 'xoxo', 60],
    ['category 55', { category: 'Xoxo' }, 'xoxo', 55],
    ['highlights 50', { nutritionalHighlights: ['xoxo'] }, 'xoxo', 50],
    ['usage 40', { usageSuggestions: 'Con xoxo.' }, 'xoxo', 40],
    ['description 30', { description: 'De xoxo.' }, 'xoxo', 30],
    ["'sin X' 45", { title: 'Xoxo', contains: [] }, 'xoxo sin huevo', 80 + 45],
    ['diet tag 60 beside its highlight 50', { nutritionalHighlights: ['vegan'] }, 'vegano', 110],
    ['category mismatch -60', { title: 'Pan de molde', normalizedCategory: 'congelados' }, 'pan', 20],
    [
      'false match -70',
      { title: 'Panqueque', normalizedCategory: 'panaderia', tags: ['pan'], subcategory: 'Pan' },
      'pan',
      80,
    ],
  ])('%s', (_, product, query, score) => {
    expect(scoreOf(product, query)).toBe(score);
  });

  it('keeps positive scores only', () => {
    expect(
      searchIn(
        [aSearchable({ title: 'Hot cakes', description: 'Como pan.', normalizedCategory: 'congelados' })],
        'pan',
      ),
    ).toEqual([]);
  });

  it('drops at home what scores below 50', () => {
    const weak = [aSearchable({ title: 'Otra cosa', usageSuggestions: 'Con xoxo.' })];
    expect(idsIn(weak, 'xoxo')).toHaveLength(1);
    expect(idsIn(weak, 'xoxo', { minScore: 50 })).toEqual([]);
  });

  it('shows 20 at most, the best first, equal ones by title', () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      aSearchable({ title: `Xoxo ${String.fromCharCode(122 - (n % 26))}${n}` }),
    );
    const ids = idsIn([...many, aSearchable({ title: 'Xoxo' })], 'xoxo');
    expect(ids).toHaveLength(20);
    expect(ids[0]).toBe('Xoxo');
    expect(ids.slice(1)).toEqual([...ids.slice(1)].sort());
  });
});

describe('the words people use here', () => {
  const products = [
    aSearchable({ title: 'Guineo maduro', normalizedCategory: 'frutas' }),
    aSearchable({ title: 'China navel', normalizedCategory: 'frutas' }),
    aSearchable({ title: 'Habichuelas rosadas', normalizedCategory: 'provisiones' }),
    aSearchable({ title: 'Ñame', normalizedCategory: 'vegetales' }),
    aSearchable({ title: 'Huevos grandes', normalizedCategory: 'lacteos' }),
    aSearchable({ title: 'Nueces de nogal', normalizedCategory: 'snacks' }),
  ];

  it.each([
    ['banana', 'Guineo maduro'],
    ['GUINEOS', 'Guineo maduro'],
    ['naranja', 'China navel'],
    ['frijoles', 'Habichuelas rosadas'],
    ['habichuela', 'Habichuelas rosadas'],
    ['name', 'Ñame'],
    ['huevo', 'Huevos grandes'],
    ['eggs', 'Huevos grandes'],
    ['nuez', 'Nueces de nogal'],
  ])('%s finds %s', (query, title) => {
    expect(idsIn(products, query)).toEqual([title]);
  });

  it('proteína finds meat and chicken', () => {
    const foods = [
      aSearchable({ title: 'Carne molida' }),
      aSearchable({ title: 'Pechuga de pollo' }),
      aSearchable({ title: 'Arroz' }),
    ];
    expect(idsIn(foods, 'proteína')).toEqual(['Carne molida', 'Pechuga de pollo']);
  });

  it('pan is neither pancake nor empanadilla nor panapén', () => {
    const foods = ['Pan sobao', 'Pancakes', 'Empanadilla de carne', 'Panapén', 'Pana de pepita'].map(
      (title) => aSearchable({ title, normalizedCategory: 'panaderia' }),
    );
    expect(idsIn(foods, 'pan')).toEqual(['Pan sobao']);
  });

  it('a word still being typed finds what begins so, but only if it is no word yet', () => {
    const foods = ['Chocolate', 'Pan', 'Panapén'].map((title) => aSearchable({ title }));
    expect(idsIn(foods, 'choco')).toEqual(['Chocolate']);
    expect(idsIn(foods, 'pan')).toEqual(['Pan']);
  });
});

describe("'sin X'", () => {
  const cookies = [
    aSearchable({ title: 'Galletas de avena', contains: ['trigo'], tags: ['avena'] }),
    aSearchable({ title: 'Galletas con maní', contains: ['mani', 'trigo'] }),
    aSearchable({ title: 'Galletas surtidas', contains: null, tags: ['galletas', 'surtido'] }),
    aSearchable({ title: 'Galletas rellenas', contains: ['trigo'], mayContain: ['mani'] }),
  ];

  it('lists nothing known to contain it, or possibly traces', () => {
    const ids = idsIn(cookies, 'galletas sin maní');
    expect(ids).not.toContain('Galletas con maní');
    expect(ids).not.toContain('Galletas rellenas');
  });

  it('puts what nobody has told us about after what is known to be free, and never calls it free', () => {
    const hits = searchIn(cookies, 'galletas sin maní');
    expect(hits.map(({ id }) => id)).toEqual(['Galletas de avena', 'Galletas surtidas']);
    expect(hits[0]?.matchReasons).toContain('Sin maní');
    expect(hits[1]?.because).not.toContain('Sin maní');
    expect(hits[0]?.score).toBeGreaterThanOrEqual(hits[1]?.score ?? 0);
  });

  it('takes only the declaration as proof of no gluten: malta has no wheat and is not free of it', () => {
    const drinks = [
      aSearchable({ title: 'Malta', contains: [] }),
      aSearchable({ title: 'Arroz', contains: [], nutritionalHighlights: ['gluten-free'] }),
      aSearchable({ title: 'Pan', contains: ['trigo'] }),
    ];
    expect(idsIn(drinks, 'sin gluten')).toEqual(['Arroz']);
  });

  it('finds the milk without lactose, and not the one with it', () => {
    const milks = [
      aSearchable({ title: 'Leche entera', contains: ['leche'] }),
      aSearchable({ title: 'Leche sin lactosa', contains: ['leche'] }),
      aSearchable({ title: 'Leche de almendras', contains: ['nueces'] }),
    ];
    expect(idsIn(milks, 'leche sin lactosa')).toEqual(['Leche sin lactosa', 'Leche de almendras']);
  });

  it('alone is not hidden by the threshold of home', () => {
    expect(idsIn([aSearchable({ title: 'Arroz', contains: [] })], 'sin huevo', { minScore: 50 })).toEqual([
      'Arroz',
    ]);
  });

  it('low in sodium is not called without salt', () => {
    const [hit] = searchIn(
      [aSearchable({ title: 'Maní tostado', nutritionalHighlights: ['bajo-en-sodio'] })],
      'maní sin sal',
    );
    expect(hit?.because).toContain('Bajo en sodio');
    expect(hit?.because).not.toContain('Sin sal');
  });
});

describe('several words', () => {
  it('puts first what has them all, on whatever shelf it stands', () => {
    const foods = [
      aSearchable({ title: 'Arroz con gandules listo', normalizedCategory: 'antojitos' }),
      aSearchable({ title: 'Gandules secos', normalizedCategory: 'provisiones' }),
      aSearchable({ title: 'Arroz grano largo', normalizedCategory: 'provisiones' }),
    ];
    expect(idsIn(foods, 'arroz con gandules')[0]).toBe('Arroz con gandules listo');
  });

  it('alto en X finds only what has earned the claim', () => {
    const foods = [
      aSearchable({ title: 'Garbanzos', nutritionalHighlights: ['alto-en-fibra'] }),
      aSearchable({ title: 'Galletas', tags: ['fibra'] }),
    ];
    expect(idsIn(foods, 'alto en fibra')).toEqual(['Garbanzos']);
  });

  it('in a category of several kinds, the name of one finds only that one', () => {
    const snacks = [
      aSearchable({ title: 'Con miel', category: 'Cereales Granolas & Snacks', subcategory: 'Granolas' }),
      aSearchable({ title: 'Natural', category: 'Cereales Granolas & Snacks', subcategory: 'Popcorn' }),
    ];
    expect(idsIn(snacks, 'granola')).toEqual(['Con miel']);
  });
});

describe('whatever is typed', () => {
  const prepared = prepareCatalog([
    aSearchable({ title: 'Pan' }),
    aSearchable({ title: 'Ñame', tags: ['(.*)+'] }),
  ]);

  it('blank, or nothing but filler, finds nothing', () => {
    for (const query of ['', '   ', 'de la', '🍞', '\u0000', '¿?'])
      expect(search(prepared, query)).toEqual([]);
  });

  it('answers quickly and without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (query) => {
        expect(search(prepared, query).length).toBeLessThanOrEqual(20);
      }),
    );
    // What takes long beyond measure ends with the test's own time limit.
    for (const query of [
      'a'.repeat(10_000),
      'sin '.repeat(2_500),
      `${'('.repeat(5_000)}a+`,
      '\u0301'.repeat(10_000),
      'constructor __proto__ toString',
    ])
      expect(search(prepared, query).length).toBeLessThanOrEqual(20);
  });

  it('gives at most two reasons on the card', () => {
    const [hit] = searchIn(
      [aSearchable({ title: 'Pan', tags: ['pan'], description: 'Pan.', subcategory: 'Pan' })],
      'pan',
    );
    expect(hit?.matchReasons).toEqual(['Título exacto', 'En el título']);
    expect(hit?.because.length).toBeGreaterThan(2);
  });
});
