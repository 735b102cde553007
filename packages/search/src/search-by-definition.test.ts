import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { freeFromWord } from '@nutricion/domain/catalog/words/word-tables';
import { someTables } from '@nutricion/domain/catalog/words/word-tables.builders';
import { describe, expect, it } from 'vitest';
import { freeFromStatusOf } from './score/free-from.ts';
import type { SearchOptions } from './score/search-results.ts';
import { aSearchable } from './search.builders.ts';
import { searchByDefinition } from './search-by-definition.ts';
import { buildSearchIndex } from './search-index.ts';

const tables = someTables();

const searchIn = (products: readonly SearchableProduct[], query: string, options?: SearchOptions) =>
  searchByDefinition(products, tables)(query, options).hits;

const idsIn = (products: readonly SearchableProduct[], query: string, options?: SearchOptions) =>
  searchIn(products, query, options).map(({ id }) => id);

const reasonsFor = (products: readonly SearchableProduct[], query: string, id: string) =>
  buildSearchIndex(products, tables).explain(query)(id);

/** The score of a product in a catalogue of its own. */
const scoreOf = (product: Partial<SearchableProduct>, query: string) =>
  searchIn([aSearchable({ title: 'Otra cosa', ...product })], query)[0]?.score;

describe('the weights of the specification, section 5', () => {
  it('are summed over the fields that have the word', () => {
    const bread = { normalizedCategory: 'panaderia', tags: ['pan'], subcategory: 'Pan' };
    const rows: readonly [string, Partial<SearchableProduct>, string, number][] = [
      ['exact title 100 over its word 80', { title: 'Xoxo' }, 'xoxo', 180],
      ['title word 80', { title: 'Xoxo verde' }, 'xoxo', 80],
      ['tags 70', { tags: ['algo xoxo'] }, 'xoxo', 70],
      ['normalized category 65', { normalizedCategory: 'frutas' }, 'frutas', 65],
      ['exact subcategory 80', { subcategory: 'Xoxo de casa' }, 'xoxo casa', 80],
      ['partial subcategory 60', { subcategory: 'Xoxo de casa' }, 'xoxo', 60],
      ['category 55', { category: 'Xoxo' }, 'xoxo', 55],
      ['highlights 50', { highlights: ['xoxo'] }, 'xoxo', 50],
      ['usage 40', { usageSuggestions: 'Con xoxo.' }, 'xoxo', 40],
      ['description 30', { description: 'De xoxo.' }, 'xoxo', 30],
      ["'sin X' 45", { title: 'Xoxo', contains: [] }, 'xoxo sin huevo', 80 + 45],
      ['diet tag 60 beside its highlight 50', { highlights: ['vegan'] }, 'vegano', 110],
      ['category mismatch -60', { title: 'Pan de molde', normalizedCategory: 'congelados' }, 'pan', 20],
      ['false match -70', { title: 'Panqueque', ...bread }, 'pan', 80 - 70],
    ];
    const scored = rows.map(([what, product, query]) => [what, product, query, scoreOf(product, query)]);
    expect(scored).toEqual(rows);
  });

  it('leave out products without a positive score', () => {
    expect(
      searchIn(
        [aSearchable({ title: 'Hot cakes', description: 'Como pan.', normalizedCategory: 'congelados' })],
        'pan',
      ),
    ).toEqual([]);
  });

  it('leave out products below 50 points on the home page', () => {
    const weak = [aSearchable({ title: 'Otra cosa', usageSuggestions: 'Con xoxo.' })];
    expect(idsIn(weak, 'xoxo')).toHaveLength(1);
    expect(idsIn(weak, 'xoxo', { minScore: 50 })).toEqual([]);
  });

  it('list 20 products at most, the best first, equal ones by title', () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      aSearchable({ title: `Xoxo ${String.fromCharCode(122 - (n % 26))}${n}` }),
    );
    const ids = idsIn([...many, aSearchable({ title: 'Xoxo' })], 'xoxo');
    expect(ids).toHaveLength(20);
    expect(ids[0]).toBe('Xoxo');
    expect(ids.slice(1)).toEqual([...ids.slice(1)].sort());
  });
});

describe('words of Puerto Rico', () => {
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

  it('«proteína» finds meat and chicken', () => {
    const foods = [
      aSearchable({ title: 'Carne molida' }),
      aSearchable({ title: 'Pechuga de pollo' }),
      aSearchable({ title: 'Arroz' }),
    ];
    expect(idsIn(foods, 'proteína')).toEqual(['Carne molida', 'Pechuga de pollo']);
  });

  it('«pan» finds neither pancakes nor empanadilla nor panapén', () => {
    const foods = ['Pan sobao', 'Pancakes', 'Empanadilla de carne', 'Panapén', 'Pana de pepita'].map(
      (title) => aSearchable({ title, normalizedCategory: 'panaderia' }),
    );
    expect(idsIn(foods, 'pan')).toEqual(['Pan sobao']);
  });

  it('a half-typed word finds words that begin with it, a whole word doesn’t', () => {
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

  it('lists no product that is known to contain it, or traces of it', () => {
    const ids = idsIn(cookies, 'galletas sin maní');
    expect(ids).not.toContain('Galletas con maní');
    expect(ids).not.toContain('Galletas rellenas');
  });

  it('takes a vegan dish with traces of fish for one without meat, and for none without fish', () => {
    const dish = aSearchable({
      title: 'Pasteles',
      highlights: ['vegan'],
      contains: [],
      mayContain: ['pescado'],
    });
    const fish = {
      ...freeFromWord('pescado', 'pescado', { synonyms: new Map() }),
      allergens: ['pescado'] as const,
      isKnown: true,
    };
    const meat = { ...fish, provenByHighlights: ['vegan'] };
    expect([meat, fish].map((freeFrom) => freeFromStatusOf(freeFrom, dish, 0))).toEqual(['free', 'contains']);
  });

  it('lists products without allergen data last, without the reason «Sin …»', () => {
    const hits = searchIn(cookies, 'galletas sin maní');
    expect(hits.map(({ id }) => id)).toEqual(['Galletas de avena', 'Galletas surtidas']);
    expect(hits.map(({ isFreedomUnknown }) => isFreedomUnknown)).toEqual([false, true]);
    expect(reasonsFor(cookies, 'galletas sin maní', 'Galletas de avena')).toContain('Sin maní');
    expect(reasonsFor(cookies, 'galletas sin maní', 'Galletas surtidas')).not.toContain('Sin maní');
    expect(hits[0]?.score).toBeGreaterThanOrEqual(hits[1]?.score ?? 0);
  });

  it('accepts only a declaration as proof of no gluten: malta has no wheat and is not listed', () => {
    const drinks = [
      aSearchable({ title: 'Malta', contains: [] }),
      aSearchable({ title: 'Arroz', contains: [], highlights: ['gluten-free'] }),
      aSearchable({ title: 'Pan', contains: ['trigo'] }),
    ];
    expect(idsIn(drinks, 'sin gluten')).toEqual(['Arroz']);
  });

  it('finds milk without lactose, and not the one with it', () => {
    const milks = [
      aSearchable({ title: 'Leche entera', contains: ['leche'] }),
      aSearchable({ title: 'Leche sin lactosa', contains: ['leche'] }),
      aSearchable({ title: 'Leche de almendras', contains: ['nueces'] }),
    ];
    expect(idsIn(milks, 'leche sin lactosa')).toEqual(['Leche sin lactosa', 'Leche de almendras']);
  });

  it('alone lists products in spite of the threshold of the home page', () => {
    expect(idsIn([aSearchable({ title: 'Arroz', contains: [] })], 'sin huevo', { minScore: 50 })).toEqual([
      'Arroz',
    ]);
  });

  it('gives low in sodium as the reason, not «Sin sal»', () => {
    const nuts = [aSearchable({ title: 'Maní tostado', highlights: ['bajo-en-sodio'] })];
    const reasons = reasonsFor(nuts, 'maní sin sal', 'Maní tostado');
    expect(reasons).toContain('Bajo en sodio');
    expect(reasons).not.toContain('Sin sal');
  });

  it('leaves out a product whose title says X where its allergens are not declared', () => {
    const cookies = [aSearchable({ title: 'Galletas de maní', contains: null })];
    expect(idsIn(cookies, 'galletas sin maní')).toEqual([]);
  });

  it("is the contrary of 'con X', and «sal» doesn't find a product without salt", () => {
    const nuts = ['Maní sin sal', 'Maní con sal'].map((title) => aSearchable({ title }));
    expect(idsIn(nuts, 'maní con sal')).toEqual(['Maní con sal']);
    expect(idsIn(nuts, 'maní sin sal')).toEqual(['Maní sin sal']);
    expect(idsIn(nuts, 'sal')).toEqual(['Maní con sal']);
  });
});

describe('several words', () => {
  it('list products with all words first, whatever their category', () => {
    const foods = [
      aSearchable({ title: 'Arroz con gandules listo', normalizedCategory: 'antojitos' }),
      aSearchable({ title: 'Gandules secos', normalizedCategory: 'provisiones' }),
      aSearchable({ title: 'Arroz grano largo', normalizedCategory: 'provisiones' }),
    ];
    expect(idsIn(foods, 'arroz con gandules')[0]).toBe('Arroz con gandules listo');
  });

  it('«alto en X» finds only products with that claim', () => {
    const foods = [
      aSearchable({ title: 'Garbanzos', highlights: ['alto-en-fibra'] }),
      aSearchable({ title: 'Galletas', tags: ['fibra'] }),
    ];
    expect(idsIn(foods, 'alto en fibra')).toEqual(['Garbanzos']);
  });

  it('that name one subcategory don’t find others of its category', () => {
    const snacks = [
      aSearchable({ title: 'Con miel', category: 'Cereales Granolas & Snacks', subcategory: 'Granolas' }),
      aSearchable({ title: 'Natural', category: 'Cereales Granolas & Snacks', subcategory: 'Popcorn' }),
    ];
    expect(idsIn(snacks, 'granola')).toEqual(['Con miel']);
  });
});

describe('equal scores', () => {
  it('list the spelling that was typed first', () => {
    const foods = [aSearchable({ title: 'Name blanco' }), aSearchable({ title: 'Ñame blanco' })];
    expect(idsIn(foods, 'ñame')).toEqual(['Ñame blanco', 'Name blanco']);
    expect(idsIn(foods, 'name')).toEqual(['Name blanco', 'Ñame blanco']);
  });

  it('then list the title that begins with the word, the most bought, by title, by id', () => {
    const foods = [
      aSearchable({ title: 'Barra de xoxo', totalPurchases: 9 }),
      aSearchable({ id: '2', title: 'Xoxo b' }),
      aSearchable({ id: '1', title: 'Xoxo b' }),
      aSearchable({ title: 'Xoxo a' }),
      aSearchable({ title: 'Xoxo c', totalPurchases: 1 }),
    ];
    expect(idsIn(foods, 'xoxo')).toEqual(['Xoxo c', 'Xoxo a', '1', '2', 'Barra de xoxo']);
  });
});

describe('typing errors', () => {
  const foods = ['Leche fresca', 'Lechosa', 'Habichuelas rosadas', 'Arroz', 'Sal', 'Almendras'].map((title) =>
    aSearchable({ title }),
  );
  const corrected = (query: string) => searchByDefinition(foods, tables)(query).correctedQuery;

  it('are corrected to words of products, within limits', () => {
    const rows: readonly [string, string | null][] = [
      ['lehce', 'leche'],
      ['lech', null],
      ['arros', 'arroz'],
      ['habihcuelas', 'habichuelas'],
      ['avichuelas', 'habichuelas'],
      ['havichuela', 'habichuela'],
      ['abichuelas', 'habichuelas'],
      ['lechita', 'leche'],
      // Words of what a grocery doesn't sell are not corrected to food.
      ['sal martillo', null],
      ['sat', null],
      ['almenndras', 'almendras'],
      ['almennddras', 'almendras'],
      ['leche sin glutn', 'leche sin gluten'],
      ['leche', null],
      ['banano', 'banana'],
    ];
    expect(rows.map(([typed]) => [typed, corrected(typed)])).toEqual(rows);
  });

  it('are not corrected in a literal search', () => {
    expect(searchByDefinition(foods, tables)('lehce', { isLiteral: true })).toEqual({
      hits: [],
      correctedQuery: null,
      freeFrom: [],
    });
  });

  it('list products with only corrected words after those with a word as typed', () => {
    const milks = ['Leche leche', 'Leche de almendras'].map((title) =>
      aSearchable({ title, tags: ['leche'] }),
    );
    expect(idsIn(milks, 'lehce almendras')).toEqual(['Leche de almendras', 'Leche leche']);
  });
});

describe('things that aren’t sold', () => {
  const products = ['Vinagre de vino tinto', 'Plátano verde', 'Carne de res', 'Pan de agua'].map((title) =>
    aSearchable({ id: title, title }),
  );

  it.each(['zapatos de pan', 'botella de ron', 'carne de conejo', 'uniforme m'])(
    '«%s» finds nothing',
    (query) => {
      expect(idsIn(products, query)).toEqual([]);
    },
  );

  it('don’t hide food that they only describe', () => {
    expect(idsIn(products, 'vinagre de vino')).toEqual(['Vinagre de vino tinto']);
    expect(idsIn(products, 'pan de mesa')).toEqual(['Pan de agua']);
  });

  it('leave two words that were run together to be corrected', () => {
    const { correctedQuery, hits } = searchByDefinition(products, tables)('platanoverde');
    expect(correctedQuery).toBe('plátano verde');
    expect(hits).toMatchObject([{ id: 'Plátano verde' }]);
  });
});
