import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, countable, measurable, parseAmount } from './amount.ts';
import { pluralOf, singularOf } from './plural.ts';
import { isScalable, scaleLabel } from './scale-label.ts';

describe('an ingredient for other servings', () => {
  it('is said as a kitchen says it', () => {
    const rows: readonly [string, number, string][] = [
      ['2 tazas de arroz de grano mediano', 2, '4 tazas de arroz de grano mediano'],
      ['2 tazas de arroz de grano mediano', 0.5, '1 taza de arroz de grano mediano'],
      ['1 cebolla picada', 2, '2 cebollas picadas'],
      ['½ pimiento verde picadito', 4, '2 pimientos verdes picaditos'],
      ['2 limones amarillos', 0.5, '1 limón amarillo'],
      ['1 limón', 3, '3 limones'],
      ['3 ajíes dulces picaditos', 1 / 3, '1 ají dulce picadito'],
      ['2 plátanos bien maduros', 0.5, '1 plátano bien maduro'],
      ['2 panes pita', 0.5, '1 pan pita'],
      ['1 mangó en cubitos', 2, '2 mangós en cubitos'],
      ['2 lb de caderas de pollo', 0.5, '1 lb de caderas de pollo'],
      ['1 lata de atún en agua escurrido', 2, '2 latas de atún en agua escurrido'],
      ['2 dátiles sin semilla', 0.5, '1 dátil sin semilla'],
      // Cups and spoons.
      ['1½ taza de lentejas', 2, '3 tazas de lentejas'],
      ['1 taza de leche', 1.5, '1½ taza de leche'],
      ['¼ taza de pasas', 0.5, '2 cucharadas de pasas'],
      ['1 cucharada de miel', 1 / 3, '1 cucharadita de miel'],
      ['4 cucharadas de sofrito', 2, '½ taza de sofrito'],
      ['2 cucharaditas de sal', 3, '2 cucharadas de sal'],
      ['¼ cucharadita de sal', 0.5, '2 pizcas de sal'],
      ['⅓ taza de azúcar', 2, '⅔ taza de azúcar'],
      // Eggs aren't halved.
      ['3 huevos', 0.5, '2 huevos'],
      ['1 huevo', 0.25, '1 huevo'],
      ['1 pizca de sal', 0.5, '1 pizca de sal'],
      // Text in parentheses repeats the amount in another unit.
      ['1 bolsa (14 oz) de gandules', 2, '2 bolsas (28 oz) de gandules'],
      ['6 onzas de jamonilla (½ lata)', 2, '12 onzas de jamonilla (1 lata)'],
      ['1 lata de carne bif (corned beef)', 2, '2 latas de carne bif (corned beef)'],
      ['2 tazas de leche 2 % (2 cajitas)', 0.5, '1 taza de leche 2 % (1 cajita)'],
      ['Sal a gusto', 3, 'Sal a gusto'],
      // However an amount is written.
      ['1 1/2 tazas de arroz', 2, '3 tazas de arroz'],
      ['2 1/2 tazas de arroz', 2, '5 tazas de arroz'],
      ['1 a 2 tazas de caldo', 2, '2 a 4 tazas de caldo'],
      ['2-3 huevos', 2, '4-6 huevos'],
      ['1 a 2 huevos', 0.5, '1 huevo'],
      ['1 o 2 dientes de ajo', 3, '3 o 6 dientes de ajo'],
      ['⅛ cucharadita de pimienta', 4, '½ cucharadita de pimienta'],
      ['⅛ cucharadita de pimienta', 0.5, '1 pizca de pimienta'],
      ['1/8 taza de agua', 2, '¼ taza de agua'],
      ['2 ½ tazas de agua', 2, '5 tazas de agua'],
      ['1.5 lb de pollo', 2, '3 lb de pollo'],
      ['1 cucharada y 1 cucharadita de sal', 2, '2 cucharadas y 2 cucharaditas de sal'],
      ['½ taza y 2 cucharadas de leche', 4, '2½ tazas de leche'],
      ['1 a 2 cucharadas de miel', 8, '½ a 1 taza de miel'],
      ['1 lata de 15 oz de habichuelas', 2, '2 latas de 15 oz de habichuelas'],
      ['1 lata (de 15 oz) de habichuelas', 2, '2 latas (de 15 oz) de habichuelas'],
    ];
    expect(rows.map(([label, factor]) => [label, factor, scaleLabel(label, factor)])).toEqual(rows);
  });

  it('can be scaled when it begins with its amount or has none', () => {
    const labels = ['2 huevos', 'Sal a gusto', 'Cilantrillo picado', '1 lata de carne bif (corned beef)'];
    expect(labels.filter((label) => !isScalable(label))).toEqual([]);
  });

  it("can't be scaled when any of its amounts isn't understood", () => {
    const labels = [
      ...['media taza (4 oz)', 'dos tazas de arroz', 'Una pizca de sal', '2 y media tazas de arroz'],
      ...['1 1/2 1/2 tazas de arroz', '11/2 tazas de arroz', '1.125 lb de pollo', '0 tazas de arroz'],
      ...['2 a 1 tazas de caldo', '1 a 2 a 3 tazas', '2', '2 de sal', '2tazas de arroz', '2 x 3 tazas'],
      ...['1 taza de arroz y media', 'Sal (½ cucharadita)', 'unas 2 tazas de agua', '1 taza (unas 8 oz)'],
      ...['1 taza de arroz, 2 de agua', '2 tazas de agua por 1 de arroz', '1 taza o ½ lata de maíz'],
    ];
    expect(labels.filter(isScalable)).toEqual([]);
  });
});

const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
const amount = fc.constantFrom(
  0.25,
  1 / 3,
  0.5,
  2 / 3,
  0.75,
  1,
  1.25,
  1.5,
  2,
  2.5,
  3,
  4,
  5,
  6,
  8,
  10,
  12,
  16,
);
const noun = fc.constantFrom(
  'taza',
  'cucharada',
  'cucharadita',
  'lata',
  'lb',
  'cebolla picada',
  'limón verde',
);

/** Teaspoons, so that amounts in different spoons compare; other nouns count themselves. */
const inTeaspoons = (text: string): number => {
  const [number = '', word = ''] = text.split(' ');
  const times: Record<string, number> = {
    taza: 48,
    tazas: 48,
    cucharada: 3,
    cucharadas: 3,
    pizca: 1 / 16,
    pizcas: 1 / 16,
  };
  return (parseAmount(number) ?? Number.NaN) * (times[word] ?? 1);
};

describe('scaling', () => {
  it('by one is the text itself', () => {
    fc.assert(fc.property(fc.string(), (text) => scaleLabel(text, 1) === text));
  });

  it('is linear up to what a kitchen measures, and nothing ever vanishes', () => {
    fc.assert(
      fc.property(amount, noun, factor, (value, word, times) => {
        const before = `${amountText(value)} ${value < 2 ? word : pluralOf(word)} de algo`;
        const wanted = inTeaspoons(before) * times;
        const got = inTeaspoons(scaleLabel(before, times));
        expect(got).toBeGreaterThan(0);
        const smallest = word.startsWith('cuchara') || word === 'taza' ? 1 / 16 : 1 / 4;
        if (wanted >= smallest) expect(Math.abs(got - wanted) / wanted).toBeLessThan(0.34);
        if (wanted >= 0.5) expect(Math.abs(got - wanted) / wanted).toBeLessThan(0.2);
      }),
    );
  });

  it('never gives less for more servings', () => {
    fc.assert(
      fc.property(amount, noun, factor, factor, (value, word, one, other) => {
        const text = `${amountText(value)} ${value < 2 ? word : pluralOf(word)}`;
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(inTeaspoons(scaleLabel(text, more))).toBeGreaterThanOrEqual(
          inTeaspoons(scaleLabel(text, less)) - 1e-9,
        );
      }),
    );
  });
});

describe('an amount', () => {
  it('reads as it was written', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 500, noNaN: true }), (value) => {
        for (const rounded of [measurable(value), countable(value)])
          expect(parseAmount(amountText(rounded))).toBeCloseTo(rounded, 9);
      }),
    );
  });

  it('is written with a point or a comma', () => {
    expect(['1.5', '1,5', '1½', '1 ½', '1 1/2', '⅛', '1/8'].map(parseAmount)).toEqual([
      1.5, 1.5, 1.5, 1.5, 1.5, 0.125, 0.125,
    ]);
  });

  it('is nothing where there is no number', () => {
    expect(['', 'media', '2-3', '½½', '0', '3/2', '1 2', '1.125'].map(parseAmount)).toEqual(
      Array.from({ length: 8 }, () => null),
    );
  });
});

describe('the words of an amount', () => {
  it.each([
    ['nuez', 'nueces'],
    ['pan', 'panes'],
    ['vegetal', 'vegetales'],
    ['aguacate maduro', 'aguacates maduros'],
    ['sobre', 'sobres'],
    ['camarón grande', 'camarones grandes'],
    ['bistec', 'bistecs'],
    ['flan', 'flanes'],
    ['pan francés', 'panes franceses'],
    ['ají', 'ajíes'],
    ['calabacín tierno', 'calabacines tiernos'],
    ['orden', 'órdenes'],
    ['potaje', 'potajes'],
    ['sándwich', 'sándwiches'],
    ['chile verde', 'chiles verdes'],
    ['fresa', 'fresas'],
    ['oz', 'oz'],
  ])('%s, %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
    expect(singularOf(many)).toBe(one);
  });
});
