import { someTables } from '@nutricion/domain/catalog/words/word-tables.builders';
import { describe, expect, it } from 'vitest';
import { aSearchable } from '../search.builders.ts';
import { buildSearchIndex } from '../search-index.ts';

const tables = someTables({
  dishes: 'sancocho, salcocho | yautía, ñame, pollo entero\narroz con gandules | gandules, arroz',
  needs: 'anemia, falta de hierro | lentejas, espinaca |\nla guardia | maní, café | descafeinado',
  eating:
    'diabético, diabéticos | avena, lentejas | azucarado, dulce | | sin-azucar-anadida\nvegetariano | lentejas | pollo | |',
  uses: 'para freír | aceite maíz, aceite canola | achiote\npara el café | leche | café',
  names: 'palitos de queso | cheese stick',
  'not-sold': 'hogar | lámpara, papel de baño |\nvicios | cigarrillo | café molido, limonada',
});
const products = [
  aSearchable({ id: 'achiote', title: 'Aceite con achiote' }),
  aSearchable({ id: 'canola', title: 'Aceite de canola' }),
  aSearchable({ id: 'maiz', title: 'Aceite de maíz' }),
  aSearchable({ id: 'leche', title: 'Leche entera' }),
  aSearchable({ id: 'yautia', title: 'Yautía blanca', tags: ['vianda'] }),
  aSearchable({ id: 'name', title: 'Ñame', tags: ['vianda', 'sancocho'] }),
  aSearchable({ id: 'pollo', title: 'Pollo entero' }),
  aSearchable({ id: 'gandules', title: 'Gandules verdes' }),
  aSearchable({ id: 'arroz', title: 'Arroz blanco' }),
  aSearchable({ id: 'listo', title: 'Arroz con gandules listo' }),
  aSearchable({ id: 'lentejas', title: 'Lentejas' }),
  aSearchable({ id: 'espinaca', title: 'Espinaca' }),
  aSearchable({ id: 'mani', title: 'Maní tostado', contains: ['mani'] }),
  aSearchable({ id: 'cafe', title: 'Café molido' }),
  aSearchable({ id: 'decaf', title: 'Café descafeinado' }),
  aSearchable({ id: 'azucarado', title: 'Cereal azucarado' }),
  aSearchable({ id: 'cereal', title: 'Cereal de avena' }),
  aSearchable({ id: 'salvado', title: 'Cereal de salvado', highlights: ['sin-azucar-anadida'] }),
  aSearchable({ id: 'palitos', title: 'Palitos de queso' }),
];
const index = buildSearchIndex(products, tables);
const found = (query: string): readonly string[] => index.search(query).hits.map(({ id }) => id);

describe('a search for what food is wanted for', () => {
  it.each([
    ['cosas para un sancocho', ['yautia', 'name', 'pollo']],
    ['salcocho', ['yautia', 'name', 'pollo']],
    ['ingredientes para arroz con gandules', ['listo', 'gandules', 'arroz']],
    ['algo para la anemia', ['lentejas', 'espinaca']],
    ['soy diabetico', ['cereal', 'lentejas']],
  ])('«%s» finds its foods in their order', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('finds a product that is called like a dish as any other', () => {
    expect(found('arroz con gandules')[0]).toBe('listo');
  });

  it('keeps out what has no part in it', () => {
    expect(found('para la guardia')).toEqual(['mani', 'cafe']);
    expect(found('cereal para diabeticos')).not.toContain('azucarado');
  });

  it('with a food beside it looks for that food, the one it names first', () => {
    expect(found('cereal para diabeticos')).toEqual(['cereal', 'salvado']);
  });

  it('heeds what is wanted without', () => {
    expect(found('para la guardia sin maní')).not.toContain('mani');
  });

  it('says what the foods are related to and never that they cure', () => {
    expect(index.explain('para la anemia')('lentejas')).toEqual(['Relacionado con anemia']);
  });
});

it('reads a name that others give to a thing', () => {
  expect(found('cheese sticks')[0]).toBe('palitos');
});

describe('an answer that is short', () => {
  it('goes on with what is like it and stands in the same place', () => {
    expect(found('arroz con gandules')).toContain('arroz');
    expect(found('yautía')).toEqual(['yautia', 'name']);
  });
  it('doesn’t go on with another thing where it is said what it is for', () => {
    expect(found('yautía para vianda')).toEqual(['yautia']);
  });
  it('doesn’t go on where the search says what no product is called by', () => {
    expect(found('yautía lista que brilla')).not.toContain('name');
  });
});

it.each(['lámpara de café', 'papel de baño', 'papel de baño con arroz'])(
  '«%s» finds nothing, for it isn’t sold',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

it('says what is sold that comes near to what isn’t', () => {
  expect(index.search('cigarrillos')).toMatchObject({ hits: [], near: ['café molido'] });
  expect(index.search('lámpara')).not.toHaveProperty('near');
});

describe('a use', () => {
  it('leaves out what doesn’t serve it, and puts first what serves it best', () => {
    expect(found('aceite para freír')).toEqual(['maiz', 'canola']);
  });
  it('that only "para" tells from the food is read behind it alone', () => {
    expect(found('leche para el café')).toEqual(['leche']);
    expect(found('café')).toContain('cafe');
  });
});

it('of several things shows each itself, and not what is made of it', () => {
  const soup = aSearchable({ id: 'sopa', title: 'Sopa de pollo' });
  const { hits } = buildSearchIndex([...products, soup], tables).search('lentejas y pollo');
  expect(hits.map(({ id }) => id)).toEqual(['lentejas', 'pollo']);
});

it('hears a mood in what describes food behind "algo" alone', () => {
  const moods = someTables({ needs: 'antojo dulce, algo dulce | bizcocho |' });
  const sweets = buildSearchIndex(
    [aSearchable({ id: 'bizcocho', title: 'Bizcocho' }), aSearchable({ id: 'coco', title: 'Dulce de coco' })],
    moods,
  );
  expect(sweets.search('algo dulce').hits[0]?.id).toBe('bizcocho');
  expect(sweets.search('dulces de los de antes').hits[0]?.id).toBe('coco');
});

describe('a thing', () => {
  const shelves = someTables({
    readings: 'hot cakes | panqueques',
    dishes: 'bizcocho casero, cakes | harina, huevos\npasta de guayaba | pasta guayaba',
    'free-from': 'huevo | huevo | | | |',
    kinds: 'crema para café | media',
    shelves: 'panaderia | pan\ncarnes | pollo',
    uses: 'para el café | leche |',
  });
  const shop = buildSearchIndex(
    [
      aSearchable({ id: 'guineo', title: 'Guineo' }),
      aSearchable({ id: 'platano', title: 'Plátano maduro' }),
      aSearchable({ id: 'panqueques', title: 'Panqueques' }),
      aSearchable({ id: 'harina', title: 'Harina' }),
      aSearchable({ id: 'perros', title: 'Pan de hot dog', normalizedCategory: 'panaderia' }),
      aSearchable({
        id: 'hamburger',
        title: 'Pan de hamburger',
        tags: ['hot dog'],
        normalizedCategory: 'panaderia',
      }),
      aSearchable({ id: 'mantequilla', title: 'Mantequilla', tags: ['pan'], contains: ['leche'] }),
      aSearchable({ id: 'muslos', title: 'Muslos de pollo', normalizedCategory: 'carnes' }),
      aSearchable({ id: 'sopa', title: 'Sopa de pollo', normalizedCategory: 'provisiones' }),
      aSearchable({ id: 'media', title: 'Media crema' }),
      aSearchable({ id: 'maiz', title: 'Crema de maíz' }),
      aSearchable({ id: 'queso', title: 'Queso' }),
      aSearchable({ id: 'pasta', title: 'Pasta de guayaba' }),
    ],
    shelves,
  );
  const ids = (query: string) => shop.search(query).hits.map(({ id }) => id);

  it('is told from what describes it by any of its names', () => {
    expect(ids('banana madura')).not.toContain('platano');
  });
  it('of several is what is called by all of its words', () => {
    expect(ids('queso y pan de hot dog')).not.toContain('hamburger');
  });
  it('of several is on its shelf, whatever its name begins with', () => {
    expect(ids('pollo y queso')).toEqual(['muslos', 'queso']);
  });
  it('is joined to a dish by "con" where it stands before it', () => {
    expect(ids('queso con pasta de guayaba')).toEqual(expect.arrayContaining(['queso', 'pasta']));
  });
  it('is no dish by a part of its name', () => {
    expect(ids('hot cakes')[0]).toBe('panqueques');
  });
  it('whose name says what it is for is no use of another', () => {
    expect(ids('crema para café')).toEqual(['media']);
  });
  it('of which nobody knows stands before another that is known to be free', () => {
    expect(ids('pan sin huevo')).toEqual(['hamburger', 'perros']);
  });
});

it('asked for fresh leaves out what is canned or frozen, where it is sold fresh', () => {
  const tomatoes = [
    aSearchable({ id: 'lata', title: 'Tomates en lata' }),
    aSearchable({ id: 'tomate', title: 'Tomate de ensalada' }),
  ];
  const ids = (sold: typeof tomatoes) =>
    buildSearchIndex(sold, tables)
      .search('tomates frescos')
      .hits.map(({ id }) => id);
  expect(ids(tomatoes)).toEqual(['tomate']);
  expect(ids(tomatoes.slice(0, 1))).toEqual(['lata']);
});
