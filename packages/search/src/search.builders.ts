import { allergens } from '@nutricion/domain/catalog/allergen';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import fc from 'fast-check';

/** A product without words but those that a test gives it. */
export const aSearchable = (
  values: Partial<SearchableProduct> & { readonly title: string },
): SearchableProduct => ({
  id: values.title,
  description: '',
  category: 'General',
  normalizedCategory: null,
  subcategory: null,
  tags: [],
  highlights: [],
  usageSuggestions: '',
  contains: [],
  mayContain: [],
  totalPurchases: 0,
  ...values,
});

/** Words of the tables, and words that differ by an accent, a plural or a letter, so that random texts often match. */
const words = [
  'pan',
  'panes',
  'pana',
  'pancake',
  'papa',
  'papá',
  'papas',
  'papaya',
  'leche',
  'Leches',
  'lechosa',
  'coco',
  'agua',
  'melón',
  'galleta',
  'galletas',
  'maní',
  'mani',
  'piña',
  'pina',
  'ñame',
  'name',
  'guineo',
  'banana',
  'guineos',
  'china',
  'naranja',
  'arroz',
  'arroces',
  'pizza',
  'carne',
  'pollo',
  'huevo',
  'huevos',
  'proteína',
  'vegano',
  'fibra',
  'sodio',
  'sal',
  'gluten',
  'lactosa',
  'cafeína',
  'descafeinado',
  'café',
  'cola',
  'snack',
  'sin',
  'con',
  'de',
  'para',
  'la',
  'y',
  'menos',
  'libre',
  'verde',
  'rico',
  'rica',
  'comida',
  '2%',
  '7up',
  'bagel',
  'yogures',
  'yogurt',
  'habichuelas',
  'frijoles',
  'alto',
  'bajo',
  'en',
  'free',
  'egg',
  'milk',
  'sandía',
  '🍞',
];

const text = (most: number) =>
  fc.array(fc.constantFrom(...words), { maxLength: most }).map((chosen) => chosen.join(' '));

const someOf = <T>(all: readonly T[], most: number) => fc.array(fc.constantFrom(...all), { maxLength: most });

const places = [
  ['panaderia', 'Bakery y Deli', 'Pan'],
  ['panaderia', 'Bakery y Deli', 'Galletas de agua'],
  ['lacteos', 'Leche', 'Leche fresca'],
  ['frutas', 'Frutas', null],
  ['snacks', 'Cereales Granolas & Snacks', 'Maní y nueces'],
  [null, 'General', 'Papas'],
] as const;

export const anyProduct = fc
  .record({
    title: text(4),
    description: text(6),
    tags: fc.array(text(2), { maxLength: 2 }),
    place: fc.constantFrom(...places),
    highlights: someOf(Object.keys(dietTagLabels).slice(0, 16), 3),
    usageSuggestions: text(3),
    contains: fc.option(
      someOf(
        allergens.map(({ id }) => id),
        2,
      ),
      { nil: null, freq: 3 },
    ),
    mayContain: someOf(
      allergens.map(({ id }) => id),
      1,
    ),
    containsAtLeast: someOf(
      allergens.map(({ id }) => id),
      1,
    ),
    totalPurchases: fc.nat(2),
  })
  .map(({ place: [normalizedCategory, category, subcategory], ...rest }) => ({
    ...rest,
    normalizedCategory,
    category,
    subcategory,
  }));

export const anyProducts = (most: number): fc.Arbitrary<readonly SearchableProduct[]> =>
  fc
    .array(anyProduct, { maxLength: most })
    .map((products) => products.map((product, at) => ({ id: `p${at}`, ...product })));

/** A query of the same words, sometimes with a letter missing, two swapped, or cut off. */
export const anyQuery: fc.Arbitrary<string> = fc
  .tuple(text(4), fc.nat(40), fc.constantFrom('none', 'none', 'drop', 'swap', 'cut'))
  .map(([query, at, fault]) => {
    const place = at % Math.max(1, query.length);
    if (fault === 'drop') return query.slice(0, place) + query.slice(place + 1);
    if (fault === 'swap')
      return (
        query.slice(0, place) +
        query.slice(place + 1, place + 2) +
        query.slice(place, place + 1) +
        query.slice(place + 2)
      );
    return fault === 'cut' ? query.slice(0, Math.max(2, place)) : query;
  });
