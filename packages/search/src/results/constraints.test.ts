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

describe('a search for a dish, a need or a way of eating', () => {
  it.each([
    ['cosas para un sancocho', ['yautia', 'name', 'pollo']],
    ['salcocho', ['yautia', 'name', 'pollo']],
    ['ingredientes para arroz con gandules', ['listo', 'gandules', 'arroz']],
    ['algo para la anemia', ['lentejas', 'espinaca']],
    ['soy diabetico', ['cereal', 'lentejas']],
  ])('«%s» finds its foods in their order', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('finds a product that is called like the dish first', () => {
    expect(found('arroz con gandules')[0]).toBe('listo');
  });

  it('leaves out products that its table rules out', () => {
    expect(found('para la guardia')).toEqual(['mani', 'cafe']);
    expect(found('cereal para diabeticos')).not.toContain('azucarado');
  });

  it('with a food beside it finds that food, first the products that the table names', () => {
    expect(found('cereal para diabeticos')).toEqual(['cereal', 'salvado']);
  });

  it('leaves out what the search excludes', () => {
    expect(found('para la guardia sin maní')).not.toContain('mani');
  });

  it('gives «Relacionado con» as the reason, never a cure', () => {
    expect(index.explain('para la anemia')('lentejas')).toEqual(['Relacionado con anemia']);
  });
});

it('finds a product by its name in other countries', () => {
  expect(found('cheese sticks')[0]).toBe('palitos');
});

describe('a short list of hits', () => {
  it('is filled up with similar products of the same category', () => {
    expect(found('arroz con gandules')).toContain('arroz');
    expect(found('yautía')).toEqual(['yautia', 'name']);
  });
  it('is not filled up where the search says what the product is for', () => {
    expect(found('yautía para vianda')).toEqual(['yautia']);
  });
  it('is not filled up where most words are no name of the product', () => {
    expect(found('yautía lista que brilla')).not.toContain('name');
  });
});

it.each(['lámpara de café', 'papel de baño', 'papel de baño con arroz'])(
  '«%s» finds nothing, because it isn’t sold',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

it('suggests searches for similar things where something isn’t sold', () => {
  expect(index.search('cigarrillos')).toMatchObject({ hits: [], near: ['café molido'] });
  expect(index.search('lámpara')).not.toHaveProperty('near');
});

describe('a use', () => {
  it('leaves out products that don’t serve it, and lists the best first', () => {
    expect(found('aceite para freír')).toEqual(['maiz', 'canola']);
  });
  it('with the name of a food is read as a use only after "para"', () => {
    expect(found('leche para el café')).toEqual(['leche']);
    expect(found('café')).toContain('cafe');
  });
});

it('for several terms lists the exact products, and not what is made of them', () => {
  const soup = aSearchable({ id: 'sopa', title: 'Sopa de pollo' });
  const { hits } = buildSearchIndex([...products, soup], tables).search('lentejas y pollo');
  expect(hits.map(({ id }) => id)).toEqual(['lentejas', 'pollo']);
});

it('reads an adjective as a mood only after "algo"', () => {
  const moods = someTables({ needs: 'antojo dulce, algo dulce | bizcocho |' });
  const sweets = buildSearchIndex(
    [aSearchable({ id: 'bizcocho', title: 'Bizcocho' }), aSearchable({ id: 'coco', title: 'Dulce de coco' })],
    moods,
  );
  expect(sweets.search('algo dulce').hits[0]?.id).toBe('bizcocho');
  expect(sweets.search('dulces de los de antes').hits[0]?.id).toBe('coco');
});

describe('a product term', () => {
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

  it('with an adjective doesn’t find another product by that adjective', () => {
    expect(ids('banana madura')).not.toContain('platano');
  });
  it('of several finds the products with all of its words', () => {
    expect(ids('queso y pan de hot dog')).not.toContain('hamburger');
  });
  it('of several finds products of its category, whatever their first word', () => {
    expect(ids('pollo y queso')).toEqual(['muslos', 'queso']);
  });
  it('before a dish and "con" is searched for beside it', () => {
    expect(ids('queso con pasta de guayaba')).toEqual(expect.arrayContaining(['queso', 'pasta']));
  });
  it('is no dish because a part of its name is', () => {
    expect(ids('hot cakes')[0]).toBe('panqueques');
  });
  it('whose name has "para" is not read as a use', () => {
    expect(ids('crema para café')).toEqual(['media']);
  });
  it('without allergen data comes before another product that is known to be free', () => {
    expect(ids('pan sin huevo')).toEqual(['hamburger', 'perros']);
  });
});

it('lists what a word by itself usually means first', () => {
  const breads = ['Pan blanco sin gluten', 'Pan de hamburger', 'Pan sobao'].map((title) =>
    aSearchable({ id: title, title }),
  );
  const shop = buildSearchIndex(breads, someTables({ typical: 'pan | pan sobao' }));
  expect(shop.search('pan').hits[0]?.id).toBe('Pan sobao');
  expect(shop.search('pan sin gluten').hits[0]?.id).toBe('Pan blanco sin gluten');
});

it('does not take the name of a dish or a need for what isn’t sold', () => {
  const shop = buildSearchIndex(
    [aSearchable({ id: 'res', title: 'Carne de res' }), aSearchable({ id: 'popcorn', title: 'Popcorn' })],
    someTables({
      dishes: 'ropa vieja | carne res',
      needs: 'noche de cine, cine | popcorn |',
      'not-sold': 'cosas | ropa, cine |',
    }),
  );
  const ids = (query: string) => shop.search(query).hits.map(({ id }) => id);
  expect(ids('ropa vieja')).toEqual(['res']);
  expect(ids('para el cine')).toEqual(['popcorn']);
  expect(ids('ropa de bebé')).toEqual([]);
});

it('a food of something keeps that before what it is for', () => {
  const milks = [
    aSearchable({ id: 'leche', title: 'Leche entera', tags: ['niños'] }),
    aSearchable({ id: 'soya', title: 'Leche de soya' }),
    aSearchable({ id: 'avena', title: 'Avena' }),
  ];
  const shop = buildSearchIndex(milks, someTables({ needs: 'los niños | leche entera, avena |' }));
  expect(shop.search('leche de soya para los niños').hits).toMatchObject([{ id: 'soya' }]);
  expect(shop.search('leche para los niños').hits[0]).toMatchObject({ id: 'leche' });
});

it('reads what rules out all of animals as vegan, and gf as gluten', () => {
  const eating = 'vegano | tofu | carne, albóndigas | leche, huevo | vegan';
  const freeFrom = 'gluten | trigo | gluten-free | | |';
  const foods = [
    aSearchable({ id: 'tofu', title: 'Tofu', highlights: ['vegan', 'gluten-free'] }),
    aSearchable({ id: 'pasta', title: 'Pasta', contains: ['trigo'] }),
    aSearchable({ id: 'pasta-arroz', title: 'Pasta de arroz', highlights: ['gluten-free'] }),
    aSearchable({ id: 'queso', title: 'Queso', contains: ['leche'] }),
  ];
  const shop = buildSearchIndex(foods, someTables({ eating, 'free-from': freeFrom }));
  const ids = (query: string) => shop.search(query).hits.map(({ id }) => id);
  for (const all of [
    'sin productos animales',
    'sin ningun producto de origen animal',
    'sin nada de origen animal',
    'plant-based',
  ])
    expect(ids(all)).toEqual(ids('vegano'));
  expect(ids('vegano')).toEqual(['tofu']);
  expect(ids('pasta gf')).toEqual(['pasta-arroz']);
});

it('a search for fresh food leaves out canned and frozen products if there are fresh ones', () => {
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

describe('a search with a food that is packed, cooked or eaten in some way', () => {
  const shelves = 'provisiones | habichuela, atún\npanaderia | galleta';
  const shop = buildSearchIndex(
    [
      aSearchable({ id: 'lata', title: 'Habichuelas rosadas en lata', tags: ['con sal'] }),
      aSearchable({ id: 'secas', title: 'Habichuelas secas', tags: ['sin sal'] }),
      aSearchable({ id: 'atun', title: 'Atún en lata sin sal' }),
      aSearchable({ id: 'sopa-fideos', title: 'Sopa de pollo con fideos' }),
      aSearchable({ id: 'sopa-tomate', title: 'Sopa de tomate' }),
      aSearchable({ id: 'pollo', title: 'Pollo entero' }),
      aSearchable({ id: 'pizza-queso', title: 'Pizza de queso' }),
      aSearchable({ id: 'pizza', title: 'Pizza de vegetales' }),
      aSearchable({ id: 'formula', title: 'Fórmula infantil', contains: ['soya'] }),
      aSearchable({ id: 'compota', title: 'Compota infantil' }),
      aSearchable({ id: 'salsa-soya', title: 'Salsa soya', contains: ['trigo', 'soya'] }),
      aSearchable({ id: 'salsa', title: 'Salsa de tomate' }),
      aSearchable({ id: 'vegana', title: 'Galletas de avena', highlights: ['vegan'] }),
      aSearchable({ id: 'con-trazas', title: 'Galletas', highlights: ['vegan'], mayContain: ['leche'] }),
      aSearchable({ id: 'sin-etiqueta', title: 'Galletas de soda' }),
    ],
    someTables({
      shelves,
      readings: 'soy sauce | salsa soya',
      synonyms: 'queso, cheese',
      dishes: 'sopa de pollo | pollo entero',
      needs: 'el bebé, bebé, infantil | compota infantil |',
      eating: 'vegano, vegana, veganas | galletas | carne | leche, huevo | vegan',
      uses: 'en lata, de lata | atún lata, habichuelas lata | secas',
      'free-from': [
        'sal | | bajo-en-sodio | | salado | sí',
        'soya, soy | soya | | | |',
        'gluten | trigo | gluten-free | | | sí',
        'leche | leche | | | |',
      ].join('\n'),
    }),
  );
  const marked = (query: string) =>
    shop.search(query).hits.map(({ id, isFreedomUnknown }) => (isFreedomUnknown ? `${id}?` : id));

  it('keeps the food where none is packed so without what is ruled out', () => {
    expect(marked('habichuelas en lata sin sal')[0]).toBe('secas');
    expect(marked('habichuelas en lata sin sal')).not.toContain('atun');
  });

  it('of a dish without something shows others of its kind, marked, before what one cooks of', () => {
    expect(marked('sopa de pollo sin fideos')).toEqual(['sopa-tomate?', 'pollo?']);
  });

  it('rules out what any product is called by after "no"', () => {
    expect(shop.search('pizza no cheese').freeFrom).toEqual(['cheese']);
    expect(marked('pizza no cheese')).toEqual(['pizza?']);
  });

  it('never answers with another food that happens to be free', () => {
    expect(marked('formula infantil sin soya')).toEqual([]);
    expect(marked('soy sauce no gluten')).toEqual([]);
  });

  it('for a diet lists what has its label first, and marks what may hold traces or says nothing', () => {
    expect(marked('galletas veganas')).toEqual(['vegana', 'con-trazas?', 'sin-etiqueta?']);
    expect(marked('vegano')).toEqual(['vegana', 'con-trazas?']);
  });
});
