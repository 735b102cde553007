import { describe, expect, it } from 'vitest';
import data from '../../../data/reference-amounts.json' with { type: 'json' };
import { isSmall, referenceAmountOf, referenceGrams } from './reference-amounts.ts';

const amountOf = (subcategory: string, title = 'Algo') => {
  const found = referenceAmountOf({ title, subcategory });
  return found && `${found.amount} ${found.unit}`;
};

describe('reference amounts: 21 CFR 101.12(b), table 2', () => {
  it('are those of the table for each kind of food', () => {
    const rows: readonly [string, string, string][] = [
      ['Pan criollo', 'Pan de agua', '50 g'],
      ['Panes planos', 'Tortillas de harina', '55 g'],
      ['Panes de desayuno', 'Bagels', '110 g'],
      ['Galletas saladas', 'Galletas de agua', '30 g'],
      ['Agua', 'Agua', '360 ml'],
      ['Jugos', 'Jugo de china', '240 ml'],
      ['Yogurt', 'Yogurt', '170 g'],
      ['Queso blanco', 'Queso del país', '30 g'],
      ['Queso untable', 'Queso cottage', '110 g'],
      ['Queso rallado', 'Queso parmesano rallado', '5 g'],
      ['Queso untable', 'Queso ricotta', '55 g'],
      ['Queso untable', 'Queso crema', '30 g'],
      ['Queso de bola', 'Queso de bola', '30 g'],
      ['Leche evaporada y condensada', 'Leche evaporada', '30 ml'],
      ['Cremas', 'Crema agria', '30 g'],
      ['Cremas', 'Crema para café half and half', '30 ml'],
      ['Cremas', 'Crema para batir', '15 ml'],
      ['Para el café', 'Crema en polvo para café', '2 g'],
      ['Galletas', 'Galletas de soda', '15 g'],
      ['Cereales calientes', 'Avena en hojuelas', '40 g'],
      ['Cereales calientes', 'Avena instantánea con canela', '55 g'],
      ['Para hornear', 'Maicena (almidón de maíz)', '10 g'],
      ['Para hornear', 'Bicarbonato de soda', '0.6 g'],
      ['Para hornear', 'Cacao en polvo sin azúcar', '15 ml'],
      ['Para hornear', 'Coco rallado sin azúcar', '15 g'],
      ['Tropicales', 'Coco seco', '15 g'],
      ['Viandas', 'Papa', '110 g'],
      ['Viandas', 'Batata blanca', '110 g'],
      ['Viandas', 'Yuca', '85 g'],
      ['Viandas', 'Calabaza', '130 g'],
      ['Para el sofrito', 'Cebollines', '30 g'],
      ['Para el sofrito', 'Ajíes dulces', '30 g'],
      ['Para el sofrito', 'Ajo', '4 g'],
      ['Para ensalada', 'Aguacates Hass', '50 g'],
      ['Vegetales en lata', 'Pimientos morrones en lata', '4 g'],
      ['Encurtidos', 'Pepinillos', '30 g'],
      ['Dips', 'Hummus', '30 ml'],
      ['Listos para comer', 'Ensalada de papa', '140 g'],
      ['Listos para comer', 'Ensalada César con pollo', '100 g'],
      ['Huevos', 'Huevos', '50 g'],
      ['Aceites', 'Aceite', '15 ml'],
      ['Manzanas y peras', 'Pera', '140 g'],
      ['Melones', 'Melón de agua', '280 g'],
      ['Del país', 'Aguacate', '50 g'],
      ['Frutas secas', 'Pasas', '40 g'],
      ['Granos secos', 'Lentejas', '35 g'],
      ['Granos en lata', 'Garbanzos en lata', '130 g'],
      ['Pescado y mariscos', 'Filete de tilapia', '110 g'],
      ['Pescado y mariscos', 'Bacalao salado', '30 g'],
      ['Pescado y mariscos', 'Camarones cocidos', '85 g'],
      ['Pescado en lata', 'Atún claro en agua', '85 g'],
      ['Nueces y semillas', 'Maní', '30 g'],
      ['Sopas', 'Sopa', '245 g'],
      ['Para cocinar', 'Brécol', '85 g'],
    ];
    expect(rows.map(([subcategory, title]) => [subcategory, title, amountOf(subcategory, title)])).toEqual(
      rows,
    );
  });

  it('follow 9 CFR 317.312(b) for raw meat and 381.412(b) for poultry', () => {
    expect(referenceAmountOf({ title: 'Bistec', subcategory: 'Res' })).toEqual({
      amount: 114,
      unit: 'g',
      source: '9 CFR 317.312(b)',
    });
    expect(referenceAmountOf({ title: 'Pechuga', subcategory: 'Pollo' })?.source).toBe('9 CFR 381.412(b)');
    expect(referenceAmountOf({ title: 'Pavo en lascas', subcategory: 'Carnes frías' })?.source).toBe(
      '9 CFR 381.412(b)',
    );
  });

  it('follow FSIS for prepared meat', () => {
    const rows: readonly [string, string, string][] = [
      ['Embutidos', 'Jamón de cocinar en cubos', '85 g'],
      ['Embutidos', 'Longaniza criolla', '75 g'],
      ['Embutidos', 'Tocineta ahumada', '54 g'],
      ['Embutidos', 'Morcilla', '55 g'],
      ['Carnes frías', 'Salami en lascas', '30 g'],
      ['Carnes frías', 'Mortadella', '55 g'],
      ['Listos para comer', 'Pollo asado entero listo', '85 g'],
    ];
    expect(rows.map(([subcategory, title]) => [subcategory, title, amountOf(subcategory, title)])).toEqual(
      rows,
    );
  });

  it('are null for foods that the table lacks', () => {
    expect(amountOf('Café molido')).toBeNull();
    expect(amountOf('constructor')).toBeNull();
    // The table has the amount of the milk made from it.
    expect(amountOf('Leche UHT', 'Leche entera en polvo')).toBeNull();
    expect(amountOf('Gelatinas', 'Gelatina de fresa en polvo')).toBeNull();
    expect(amountOf('Mezclas para hornear', 'Mezcla para panqueques')).toBeNull();
    // Their labels have rules of their own: 21 CFR 101.9(j)(5) and (8).
    expect(amountOf('Alimentos infantiles', 'Compota infantil de pera')).toBeNull();
    expect(amountOf('Nutrición clínica', 'Bebida nutricional de fresa')).toBeNull();
  });

  it('are small at 30 g or 2 tablespoons: 21 CFR 101.61(b)(4)', () => {
    expect(isSmall({ amount: 30, unit: 'g', source: '' })).toBe(true);
    expect(isSmall({ amount: 31, unit: 'g', source: '' })).toBe(false);
    expect(isSmall({ amount: 30, unit: 'ml', source: '' })).toBe(true);
    expect(isSmall({ amount: 240, unit: 'ml', source: '' })).toBe(false);
  });

  it.each([
    [15, 14, '1 cucharada (14 g)', 14],
    [15, 32, '2 cucharadas (32 g)', 16],
    [240, 244, '1 taza (240 ml)', 244],
    [240, 207, '1 cajita (200 ml)', 248.4],
    [360, 249, '1 taza (249 g)', 373.5],
    [240, 30, '⅓ taza (30 g)', 90],
    [5, 5, '1 cucharadita (5 g)', 5],
    [360, 372, '1 lata (372 g)', 360],
  ])('%d ml of a food with %d g in %s weigh %d g', (amount, servingG, servingLabel, grams) => {
    expect(referenceGrams({ amount, unit: 'ml', source: '' }, { servingG, servingLabel })).toBeCloseTo(
      grams,
      6,
    );
  });
});

it('all amounts are positive, in grams or milliliters', () => {
  const rows = [...data.byTitle, ...data.bySubcategory];
  expect(rows.filter(({ amount, unit }) => !(amount > 0) || !['g', 'ml'].includes(unit))).toEqual([]);
});
