import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeAllergens } from './allergens.ts';
import { costCents } from './cost.ts';
import { recipeNutrition } from './nutrition.ts';
import { aLine, evenly } from './recipe.builders.ts';
import { personsText } from './recipe.ts';
import { shelfLifeText } from './shelf-life.ts';

const g = (amount: number) => ({ amount, unit: 'g' as const });

describe('the cost of a recipe', () => {
  it('is the share of each package that is used', () => {
    const half = aLine({ amount: 0.5, unit: 'lb' }, { unitPriceCents: 299 });
    const quarter = aLine({ amount: 4, unit: 'oz' }, { unitPriceCents: 100 });
    expect(costCents([half, quarter])).toBe(175);
  });

  it('leaves out what is optional, sold or not', () => {
    expect(
      costCents([aLine({ amount: 1, unit: 'lb' }), aLine({ isOptional: true }, { unitPriceCents: null })]),
    ).toBe(100);
  });

  it('is unknown when a product is not sold or not measurable', () => {
    expect(costCents([aLine(), aLine({}, { unitPriceCents: null })])).toBeNull();
    expect(costCents([aLine(), aLine({}, { kitchen: null })])).toBeNull();
  });

  it('grows in step with the amounts', () => {
    const amount = fc.double({ min: 0.1, max: 20, noNaN: true });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (amounts) => {
        const lines = (times: number) => amounts.map((each) => aLine({ amount: each * times, unit: 'lb' }));
        const once = costCents(lines(1)) ?? Number.NaN;
        const thrice = costCents(lines(3)) ?? Number.NaN;
        expect(Math.abs(thrice - 3 * once)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('the nutrition of a recipe', () => {
  it('is the sum of its ingredients by serving', () => {
    const lines = [aLine(g(200), { per100g: evenly(30) }), aLine(g(50), { per100g: evenly(8) })];
    const { perServing, knownPerServing, unknownProducts } = recipeNutrition(lines, 4);
    expect(perServing).toEqual(evenly(16));
    expect(knownPerServing).toEqual(perServing);
    expect(unknownProducts).toEqual([]);
  });

  it('is unknown, never zero, for a nutrient that one ingredient has no figure for', () => {
    const lines = [
      aLine(g(100)),
      aLine(g(100), { title: 'Ñame', per100g: { ...evenly(10), fiber_g: null } }),
    ];
    const { perServing, knownPerServing, unknownProducts } = recipeNutrition(lines, 1);
    expect(perServing).toEqual({ ...evenly(20), fiber_g: null });
    expect(knownPerServing.fiber_g).toBe(10);
    // The yam has some data: only the missing ones are listed.
    expect(unknownProducts).toEqual([]);
  });

  it('is unknown with a product without figures, and names it once', () => {
    const unknown = aLine({}, { title: 'Sofrito', per100g: null });
    const { perServing, knownPerServing, unknownProducts } = recipeNutrition(
      [aLine(g(100)), unknown, unknown],
      1,
    );
    expect(perServing).toEqual(evenly(null));
    expect(knownPerServing).toEqual(evenly(10));
    expect(unknownProducts).toEqual(['Sofrito']);
  });

  it('leaves out what is optional', () => {
    const lines = [aLine(g(100)), aLine({ isOptional: true }, { per100g: null })];
    expect(recipeNutrition(lines, 1)).toMatchObject({ perServing: evenly(10), unknownProducts: [] });
  });

  it('does not pretend to know how salty soaked cod is', () => {
    const lines = [aLine({ ...g(100), preparation: 'desalted' }, { title: 'Bacalao' })];
    const { perServing, notes } = recipeNutrition(lines, 1);
    expect(perServing).toEqual({ ...evenly(10), sodium_mg: null });
    expect(notes).toEqual(['Bacalao: el sodio depende de cuánto lo desales, por eso no se cuenta.']);
  });

  it('says that a can is counted with the salt of its liquid', () => {
    const { notes } = recipeNutrition(
      [aLine({ ...g(100), preparation: 'rinsed' }, { title: 'Garbanzos' })],
      1,
    );
    expect(notes).toEqual(['Garbanzos: se cuenta la sal de su líquido; al escurrir se va una parte.']);
  });

  it('says where a bone is weighed with the meat', () => {
    const kitchen = { gramsPer: {}, refuseShare: null };
    const { notes } = recipeNutrition([aLine(g(100), { title: 'Caderas', kitchen })], 1);
    expect(notes).toEqual(['Caderas: se pesa con hueso; lo que se come es algo menos de lo que dice aquí.']);
  });

  it('never says less than what is known', () => {
    const amount = fc.option(fc.double({ min: 0, max: 900, noNaN: true }));
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 10 }), (amounts) => {
        const lines = amounts.map((each) => aLine(g(100), { per100g: evenly(each) }));
        const { perServing, knownPerServing } = recipeNutrition(lines, 2);
        if (amounts.includes(null)) expect(perServing.kcal).toBeNull();
        else expect(perServing.kcal).toBeCloseTo(knownPerServing.kcal ?? Number.NaN, 6);
      }),
    );
  });
});

describe('the allergens of a recipe', () => {
  it('are those of all its products, optional ones too', () => {
    const lines = [
      aLine({}, { contains: ['trigo'], mayContain: ['soya', 'huevo'] }),
      aLine({ isOptional: true }, { contains: ['huevo'] }),
    ];
    expect(recipeAllergens(lines)).toEqual({
      contains: ['huevo', 'trigo'],
      mayContain: ['soya'],
      unknownProducts: [],
    });
  });

  it('are those that are sure of a product whose label we have not got, which is named too', () => {
    const bread = aLine(
      {},
      { title: 'Pan sobao', contains: null, containsAtLeast: ['trigo'], mayContain: [] },
    );
    expect(recipeAllergens([bread])).toEqual({
      contains: ['trigo'],
      mayContain: [],
      unknownProducts: ['Pan sobao'],
    });
  });

  it('name the products that nobody has told us about', () => {
    const unknown = aLine({}, { title: 'Caldo', contains: null, mayContain: ['leche'] });
    expect(recipeAllergens([unknown, unknown])).toEqual({
      contains: [],
      mayContain: ['leche'],
      unknownProducts: ['Caldo'],
    });
  });
});

it('says for how many it is: "2-3 personas" for two, the count for others', () => {
  expect([1, 2, 3, 6].map(personsText)).toEqual(['1 persona', '2-3 personas', '2-3 personas', '6 personas']);
});

it('says how long it keeps, and where', () => {
  expect([shelfLifeText(1, 'nevera'), shelfLifeText(30, 'congelador')]).toEqual([
    '1 día en la nevera',
    '30 días en el congelador',
  ]);
});
