import { describe, expect, it } from 'vitest';
import groups from '../../../data/food-groups.json' with { type: 'json' };
import { foodGroupOf, foodGroups } from './food-groups.ts';

const of = (
  category: string,
  subcategory: string | null,
  per100g: Parameters<typeof foodGroupOf>[0]['per100g'] = null,
) => foodGroupOf({ category, subcategory, per100g });

describe('the food group of a product', () => {
  it('follows from its subcategory and its nutrients', () => {
    const rows = [
      ['a banana', 'fruit', of('Frutas', 'Guineos')],
      ['frozen mango', 'fruit', of('Congelado', 'Frutas congeladas')],
      ['black beans from the can', 'legumes', of('Provisiones', 'Granos en lata')],
      ['pork', 'red-meat', of('Carnes', 'Cerdo')],
      ['corned beef', 'processed-meat', of('Provisiones', 'Carnes en lata')],
      ['turkey in slices', 'processed-meat', of('Bakery y Deli', 'Carnes frías')],
      ['rice', null, of('Arroces & Pastas', 'Arroces')],
      // Carbohydrates in 100 g: USDA SR28.
      ['potatoes', 'starchy', of('Vegetales', 'Viandas', { carbs_g: 17.5 })],
      [
        'pumpkin, though it lies with the viandas',
        'vegetables',
        of('Vegetales', 'Viandas', { carbs_g: 6.5 }),
      ],
      [
        'corn, though it lies with vegetables',
        'starchy',
        of('Congelado', 'Vegetales congelados', { carbs_g: 19 }),
      ],
      ['viandas of which nobody knows anything', 'starchy', of('Congelado', 'Viandas congeladas')],
      ['tilapia', 'fish', of('Carnes', 'Pescado y mariscos', { sodium_mg: 52 })],
      ['salt cod', 'salted-fish', of('Carnes', 'Pescado y mariscos', { sodium_mg: 7027 })],
      ['eggs', 'eggs', of('Huevos', 'Huevos', { cholesterol_mg: 372 })],
      ['eggs of which nobody knows anything', 'eggs', of('Huevos', 'Huevos')],
      ['whites, which have no yolk', null, of('Huevos', 'Huevos', { cholesterol_mg: 0 })],
    ];
    expect(rows.map(([what, , found]) => [what, found])).toEqual(rows.map(([what, group]) => [what, group]));
  });
});

it('the data file has only existing food groups', () => {
  const listed = [...Object.values(groups.subcategories), ...Object.values(groups.categories)];
  expect(listed.filter((group) => !(foodGroups as readonly string[]).includes(group))).toEqual([]);
});
