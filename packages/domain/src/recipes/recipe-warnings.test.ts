import { describe, expect, it } from 'vitest';
import { medianOf, recipeWarnings, type UsedProduct } from './recipe-warnings.ts';

const aProduct = (parts: Partial<UsedProduct> = {}): UsedProduct => ({
  title: 'Arroz',
  isSold: true,
  stock: 5,
  hasNutrition: true,
  substitutes: [],
  ...parts,
});
const usual = { perServingCents: 250, usualCents: 240 };

describe('what to look at in a recipe', () => {
  it('is nothing where everything is there, known and at the usual price', () => {
    expect(recipeWarnings([aProduct()], usual)).toEqual([]);
  });

  it('names what isn’t sold before what is out of stock, and both before what is unknown', () => {
    const warnings = recipeWarnings(
      [
        aProduct({ title: 'Ajo', hasNutrition: false }),
        aProduct({ title: 'Ñame', stock: 0 }),
        aProduct({ title: 'Culantro', isSold: false, stock: 0, substitutes: ['Recao', 'Cilantrillo'] }),
      ],
      usual,
    );
    expect(warnings).toEqual([
      '«Culantro» ya no se vende. En su lugar: Recao, Cilantrillo.',
      '«Ñame» está agotado.',
      '«Ajo» no tiene datos de nutrición.',
    ]);
  });

  it.each([
    [480, 240, 1],
    [479, 240, 0],
    [null, 240, 0],
    [480, null, 0],
  ])('calls %s cents dear where %s are usual: %i', (perServingCents, usualCents, count) => {
    expect(recipeWarnings([aProduct()], { perServingCents, usualCents })).toHaveLength(count);
  });

  it.each([
    [[], null],
    [[3], 3],
    [[4, 1], 2.5],
    [[9, 1, 2], 2],
  ])('takes of %j the middle, %s', (amounts, middle) => {
    expect(medianOf(amounts)).toBe(middle);
  });
});
