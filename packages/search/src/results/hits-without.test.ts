import { type NutrientAmounts, nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import { someTables } from '@nutricion/domain/catalog/words/word-tables.builders';
import { expect, it } from 'vitest';
import { aSearchable } from '../search.builders.ts';
import { buildSearchIndex } from '../search-index.ts';

const tables = someTables({
  instead: 'mantequilla | margarina\npostre | limber, flan\nsin leche | leche coco',
  kinds: 'postre | flan, limber',
  shelves: 'panaderia | pan\nlacteos | leche, yogurt',
  'free-from': [
    'leche, lácteo | leche | | | |',
    'huevo | huevo | | | |',
    'gluten | trigo | gluten-free | | | sí',
    'grasa | | | descremada | | sí fat_g 0.5 0.5',
    'azúcar | | sin-azucar-anadida | | | sí sugars_g 0.5 5 frutas',
    'cerdo, puerco | | vegan | pavo?, pollo?, res? | jamón |',
    'nueces, nuez | nueces | | | |',
  ].join('\n'),
  synonyms: 'cilantro, cilantrillo',
  'not-sold': 'alcohol | cerveza | malta, jugo uva',
});
const having = (amounts: Partial<NutrientAmounts>): NutrientAmounts => ({
  ...(Object.fromEntries(nutrients.map((name) => [name, null])) as Record<keyof NutrientAmounts, null>),
  ...amounts,
});
const products = [
  aSearchable({ id: 'soya', title: 'Salsa soya', contains: ['trigo'] }),
  aSearchable({ id: 'tomate', title: 'Salsa de tomate', contains: [], highlights: ['gluten-free'] }),
  aSearchable({ id: 'mantequilla', title: 'Mantequilla', tags: ['pan'], contains: ['leche'] }),
  aSearchable({ id: 'margarina', title: 'Margarina vegetal', contains: null, highlights: ['vegan'] }),
  aSearchable({ id: 'aceite', title: 'Aceite de coco', contains: [] }),
  aSearchable({ id: 'flan', title: 'Flan', tags: ['postre'], contains: ['leche', 'huevo'] }),
  aSearchable({ id: 'limber', title: 'Limber de parcha', contains: null, highlights: ['vegan'] }),
  aSearchable({ id: 'limber-fresa', title: 'Limber de fresa', contains: null }),
  aSearchable({ id: 'maicena', title: 'Maicena', tags: ['postre'], contains: [] }),
  aSearchable({ id: 'coco', title: 'Leche de coco', normalizedCategory: 'lacteos', contains: [] }),
  aSearchable({ id: 'griego', title: 'Yogurt griego', nutrients: having({ fat_g: 0.2, sugars_g: 4 }) }),
  aSearchable({ id: 'entero', title: 'Yogurt entero', nutrients: having({ fat_g: 7, sugars_g: 12 }) }),
  aSearchable({ id: 'sin-datos', title: 'Yogurt de la casa' }),
  aSearchable({ id: 'pan', title: 'Pan sobao', normalizedCategory: 'panaderia', contains: ['trigo'] }),
];
const index = buildSearchIndex(products, tables);
const found = (query: string): readonly string[] => index.search(query).hits.map(({ id }) => id);

it('a search for something without X finds that thing or nothing, not what happens to be free of X', () => {
  expect(found('salsa soya sin gluten')).toEqual([]);
  expect(found('pan sin gluten')).toEqual([]);
});

it('finds what serves instead, and warns where a label only makes it likely', () => {
  expect(index.search('mantequilla sin leche').hits).toMatchObject([
    { id: 'margarina', isFreedomUnknown: true },
  ]);
});

it('of a class of food finds what is of it before what is only tagged so', () => {
  expect(found('postre sin leche')).toEqual(['limber', 'maicena', 'limber-fresa']);
});

it('of nothing else finds what people mean first', () => {
  expect(found('sin lácteos')[0]).toBe('coco');
});

it('asks the amount in a serving of a nutrient, and never lists what is known to have it', () => {
  expect(found('yogurt sin grasa')).toEqual(['griego', 'sin-datos']);
  expect(found('yogurt 0%')).toEqual(['griego', 'sin-datos']);
  expect(found('yogurt sin azúcar')).toEqual(['griego', 'sin-datos']);
});

it('reads too much of a nutrient as less of it, and of an allergen as none', () => {
  expect(index.search('yogurt que no tenga tanta grasa').freeFrom).toEqual([]);
  expect(index.search('pan que no tenga mucha leche').freeFrom).toEqual(['leche']);
});

it('lists everything that is ruled out, however it is said', () => {
  for (const query of [
    'pan sin leche ni huevo',
    'pan alergia a la leche y al huevo',
    'pan q no lleve leche ni huevo',
  ])
    expect(index.search(query).freeFrom, query).toEqual(['leche', 'huevo']);
});

it('calls nothing free of what no data proves, and lists nothing whose own words name it', () => {
  const shop = buildSearchIndex(
    [
      aSearchable({ id: 'chorizo', title: 'Chorizo', tags: ['embutido', 'cerdo', 'res'] }),
      aSearchable({ id: 'jamon', title: 'Jamón', tags: ['embutido'] }),
      aSearchable({ id: 'pavo', title: 'Jamón de pavo', tags: ['embutido'] }),
      aSearchable({ id: 'salami', title: 'Salami de la casa', tags: ['embutido'] }),
      aSearchable({ id: 'seitan', title: 'Seitán', tags: ['embutido'], highlights: ['vegan'] }),
      aSearchable({ id: 'verde', title: 'Recaíto', tags: ['sofrito'], description: 'Con cilantrillo.' }),
      aSearchable({ id: 'rojo', title: 'Sofrito rojo', tags: ['sofrito'] }),
      aSearchable({ id: 'moscada', title: 'Nuez moscada', contains: [] }),
      aSearchable({ id: 'mantecado', title: 'Mantecado sin azúcar añadida' }),
      aSearchable({ id: 'agua', title: 'Agua sin azúcar' }),
    ],
    tables,
  );
  const marks = (query: string) =>
    shop.search(query).hits.map(({ id, isFreedomUnknown }) => `${id}${isFreedomUnknown ? '?' : ''}`);
  const badges = (query: string) =>
    shop.search(query).hits.flatMap(({ id }) =>
      shop
        .explain(query)(id)
        .filter((text) => text.startsWith('Sin ')),
    );
  for (const pork of ['embutido sin cerdo', 'embutido no como puerco'])
    expect(marks(pork), pork).toEqual(['seitan', 'pavo?', 'salami?']);
  expect(badges('embutido sin cerdo')).toEqual([]);
  expect(marks('sofrito sin cilantro')).toEqual(['rojo?']);
  expect(marks('sin nuez moscada')).not.toContain('moscada');
  expect(marks('mantecado sin azúcar')).toEqual(['mantecado?']);
  expect(badges('mantecado sin azúcar')).toEqual([]);
  expect(badges('agua sin azúcar')).toEqual(['Sin azúcar']);
});

it('looks for no «no» and no «todo»', () => {
  const shop = buildSearchIndex(
    [
      aSearchable({ id: 'arroz', title: 'Arroz', tags: ['no se pega'], contains: [] }),
      aSearchable({ id: 'harina', title: 'Harina todo uso', contains: [] }),
    ],
    tables,
  );
  const ids = (query: string) => shop.search(query).hits.map(({ id }) => id);
  expect(ids('no')).toEqual([]);
  for (const all of ['todo menos leche', 'cualquier cosa menos leche', 'todo sin leche'])
    expect(ids(all), all).toEqual(['arroz', 'harina']);
  expect(ids('harina todo uso')).toEqual(['harina']);
});

it('suggests for what isn’t sold only what is known to be free of what the search rules out', () => {
  const shop = buildSearchIndex(
    [
      aSearchable({ id: 'malta', title: 'Malta', contains: ['trigo'] }),
      aSearchable({ id: 'uva', title: 'Jugo de uva', contains: [], highlights: ['gluten-free'] }),
    ],
    tables,
  );
  expect(shop.search('cerveza').near).toEqual(['malta', 'jugo uva']);
  expect(shop.search('cerveza gluten free').near).toEqual(['jugo uva sin gluten']);
});

it('never lists what holds X, however a search rules it out', () => {
  const forms = `sin X, q no tenga X, que no lleve X, no le pongan X, no tolero X, me cae mal la X, X me hace daño, alergia X,
    alergico a la X, X allergy, X free, X-free, w/o X, without X, libre X, libre de X, exento de X, no X, X no, 0 X, cero X,
    contra X, en vez de X, aparte de X, hipersensible a la X, prohibido X, que no sea de X, sin na de X, s/X,
    no le eches X, no agregues X, no uses X, odio la X, me da asco la X, cualquier cosa menos X, anafilaxia a la X,
    allergic to X, X allergic, sinn X, isn X, alerjico a X, itolerante a la X, ❌ X, X ❌, -X, 🚫X, X me mata,
    a excepción de X, jamás X, menos los de X, don't want X, skip the X`;
  const wrong = forms.split(',').flatMap((form) => {
    const query = `mantequilla ${form.trim().replace('X', 'leche')}`;
    const { hits, freeFrom, isFreedomUnclear } = index.search(query);
    const isHeld = hits.some(({ id }) => id === 'mantequilla');
    return isFreedomUnclear !== true && freeFrom.length > 0 && !isHeld ? [] : [query];
  });
  expect(wrong).toEqual([]);
});
