import { describe, expect, it } from 'vitest';
import { type ClaimedFood, type ClaimNutrients, claimsOf } from './claims.ts';

const unknown: ClaimNutrients = {
  kcal: null,
  protein_g: null,
  fat_g: null,
  saturated_fat_g: null,
  fiber_g: null,
  sugars_g: null,
  sodium_mg: null,
  calcium_mg: null,
  iron_mg: null,
  potassium_mg: null,
  vitamin_c_mg: null,
  vitamin_a_ug: null,
  vitamin_d_ug: null,
  cholesterol_mg: null,
};

/** A yogurt: the reference amount is 170 g, not small, and milk protein counts fully. */
const yogurt = {
  title: 'Yogurt natural',
  subcategory: 'Yogurt',
  servingG: 170,
  servingLabel: '1 envase (170 g)',
};
/** A cheese: the reference amount is 30 g, so "low" must also hold in 50 g. */
const cheese = { title: 'Queso', subcategory: 'Queso blanco', servingG: 28, servingLabel: '1 oz (28 g)' };

const inReference = (food: typeof yogurt, grams: number, known: Partial<ClaimNutrients>) => {
  const per100g = Object.entries(known).map(([name, held]) => [name, ((held as number) * 100) / grams]);
  return { ...food, per100g: { ...unknown, ...Object.fromEntries(per100g) } } as ClaimedFood;
};
const labels = (food: ClaimedFood) => claimsOf(food).claims.map(({ label }) => label);
/** Labels of the claims of a yogurt with these amounts in its reference amount. */
const ofYogurt = (known: Partial<ClaimNutrients>) => labels(inReference(yogurt, 170, known));

describe('nutrient content claims', () => {
  it('are not earned by unknown amounts', () => {
    expect(claimsOf({ ...yogurt, per100g: unknown })).toEqual({ claims: [], disclosure: null });
  });

  it.each([
    ['fibra', 'fiber_g', 5.6, 2.8, '20 and 10 % of 28 g'],
    ['proteína', 'protein_g', 10, 5, '20 and 10 % of 50 g'],
    ['vitamina C', 'vitamin_c_mg', 18, 9, '20 and 10 % of 90 mg'],
    ['calcio', 'calcium_mg', 260, 130, '20 and 10 % of 1300 mg'],
    ['hierro', 'iron_mg', 3.6, 1.8, '20 and 10 % of 18 mg'],
    ['potasio', 'potassium_mg', 940, 470, '20 and 10 % of 4700 mg'],
    ['vitamina A', 'vitamin_a_ug', 180, 90, '20 and 10 % of 900 µg'],
    ['vitamina D', 'vitamin_d_ug', 4, 2, '20 and 10 % of 20 µg'],
  ] as const)('%s: 21 CFR 101.54(b) and (c)', (name, nutrient, high, good, _share) => {
    expect(ofYogurt({ [nutrient]: high })).toEqual([`Alto en ${name}`]);
    expect(ofYogurt({ [nutrient]: high - 0.1 })).toEqual([`Buena fuente de ${name}`]);
    expect(ofYogurt({ [nutrient]: good })).toEqual([`Buena fuente de ${name}`]);
    expect(ofYogurt({ [nutrient]: good - 0.1 })).toEqual([]);
  });

  it('"low" and "free" follow the limits of 21 CFR 101.60 to 62', () => {
    const rows = [
      ['Sin sodio', 'sodium_mg', 4.9, '21 CFR 101.61(b)(1): less than 5 mg'],
      ['Muy bajo en sodio', 'sodium_mg', 35, '21 CFR 101.61(b)(2): 35 mg or less'],
      ['Bajo en sodio', 'sodium_mg', 35.1, 'above very low'],
      ['Bajo en sodio', 'sodium_mg', 140, '21 CFR 101.61(b)(4): 140 mg or less'],
      [undefined, 'sodium_mg', 140.1, 'above low'],
      ['Sin grasa', 'fat_g', 0.49, '21 CFR 101.62(b)(1): less than 0.5 g'],
      ['Bajo en grasa', 'fat_g', 3, '21 CFR 101.62(b)(2): 3 g or less'],
      [undefined, 'fat_g', 3.1, 'above low'],
      ['Sin calorías', 'kcal', 4.9, '21 CFR 101.60(b)(1): less than 5 kcal'],
      ['Bajo en calorías', 'kcal', 40, '21 CFR 101.60(b)(2): 40 kcal or less'],
      [undefined, 'kcal', 40.1, 'above low'],
      ['Sin azúcar', 'sugars_g', 0.49, '21 CFR 101.60(c)(1): less than 0.5 g'],
      [undefined, 'sugars_g', 0.5, 'there is no low in sugar'],
    ] as const;
    const claimsOf = rows.map(([, nutrient, held]) => [nutrient, held, ofYogurt({ [nutrient]: held })]);
    expect(claimsOf).toEqual(
      rows.map(([label, nutrient, held]) => [nutrient, held, label === undefined ? [] : [label]]),
    );
  });

  it('"low" must hold in 50 g too if the reference amount is at most 30 g: 21 CFR 101.61(b)(4)', () => {
    // 84 mg in 30 g are 140 mg in 50 g.
    expect(labels(inReference(cheese, 30, { sodium_mg: 84 }))).toEqual(['Bajo en sodio']);
    expect(labels(inReference(cheese, 30, { sodium_mg: 85 }))).toEqual([]);
    expect(labels(inReference(cheese, 30, { fat_g: 2 }))).toEqual([]);
  });

  it('"free" must hold in the serving too, however large it is: 21 CFR 101.62(b)(1)', () => {
    const food = inReference(yogurt, 170, { fat_g: 0.4 });
    expect(labels(food)).toEqual(['Sin grasa']);
    expect(labels({ ...food, servingG: 245 })).toEqual(['Bajo en grasa']);
  });

  it('are judged by the reference amount, not by the serving: 21 CFR 101.12', () => {
    // A slice of 21 g has 126 mg of sodium; in 50 g there are 300.
    const slice = { ...cheese, servingG: 21, servingLabel: '1 lasca (21 g)' };
    expect(labels(inReference(slice, 21, { sodium_mg: 126 }))).toEqual([]);
  });

  it('hold in the serving too, whose figures stand beside them on the page', () => {
    const pork = {
      title: 'Pernil',
      subcategory: 'Cerdo',
      servingG: 112,
      servingLabel: '4 oz crudas (112 g)',
    };
    expect(claimsOf(inReference(pork, 100, { protein_g: 16 })).claims).toEqual([
      {
        tag: 'fuente-de-proteina',
        label: 'Alto en proteína',
        rule: 'Una porción tiene 18 g, de la que cuenta 92 % por su calidad: 33 % del valor diario (20 % es alto: 21 CFR 101.54(b)).',
      },
    ]);
    const vitaminC = (servingG: number) => {
      const food = inReference({ ...yogurt, servingG }, 170, { vitamin_c_mg: 17 });
      return claimsOf(food).claims.map(({ label, rule }) => `${label}: ${rule}`);
    };
    expect(vitaminC(80)).toEqual([]);
    expect(vitaminC(255)).toEqual([
      'Buena fuente de vitamina C: Una porción tiene 26 mg: 28 % del valor diario (por su cantidad de referencia es buena fuente: 21 CFR 101.54(c)).',
    ]);
    const sodium = inReference(yogurt, 170, { sodium_mg: 140 });
    expect(labels(sodium)).toEqual(['Bajo en sodio']);
    expect(labels({ ...sodium, servingG: 245 })).toEqual([]);
  });

  it.each([
    [1.9, 2, ['Sin colesterol'], '(d)(1): under 2 mg, 2 g saturated'],
    [2, 2, ['Bajo en colesterol'], '(d)(2): 20 mg or less'],
    [20, 2, ['Bajo en colesterol'], '(d)(2): 20 mg or less'],
    [20.1, 2, [], 'above low'],
    [0, 2.1, [], 'more than 2 g saturated'],
  ] as const)(
    'cholesterol %d mg with %d g saturated: 21 CFR 101.62%s',
    (cholesterol_mg, saturated_fat_g, want, _cfr) => {
      expect(ofYogurt({ cholesterol_mg, saturated_fat_g })).toEqual(want);
    },
  );

  it('low in saturated fat is 1 g and 15 % of the calories or less: 21 CFR 101.62(c)(2)', () => {
    const ofFat = (saturated_fat_g: number, kcal: number) =>
      ofYogurt({ saturated_fat_g, kcal, fat_g: 4, cholesterol_mg: 30 });
    expect(ofFat(1, 60)).toEqual(['Bajo en grasa saturada']);
    expect(ofFat(1, 59)).toEqual([]);
    expect(ofFat(1.1, 600)).toEqual([]);
  });

  it("low in saturated fat states fat and cholesterol, and isn't earned if they are unknown: 21 CFR 101.62(c)", () => {
    const rule = (known: Partial<ClaimNutrients>) =>
      claimsOf(inReference(yogurt, 170, { saturated_fat_g: 1, kcal: 90, ...known })).claims.find(
        ({ label }) => label === 'Bajo en grasa saturada',
      )?.rule;
    expect(rule({ fat_g: 4, cholesterol_mg: 30 })).toContain('4 g de grasa y 30 mg de colesterol');
    expect(rule({ fat_g: 3, cholesterol_mg: 2 })).toContain('3 g de grasa y 2 mg de colesterol');
    expect(rule({ fat_g: 3, cholesterol_mg: 1.9 })).not.toContain('colesterol');
    expect(rule({ fat_g: 4 })).toBeUndefined();
    expect(rule({ cholesterol_mg: 0 })).toBeUndefined();
  });

  it('of protein count its quality: 21 CFR 101.9(c)(7)', () => {
    const lentils = { title: 'Lentejas', subcategory: 'Granos secos', servingG: 45, servingLabel: '45 g' };
    // 0.52 of 9.7 g are 5.04 g, of 9.6 g 4.99 g.
    expect(labels(inReference(lentils, 35, { protein_g: 9.7 }))).toEqual(['Buena fuente de proteína']);
    expect(labels(inReference(lentils, 35, { protein_g: 9.6 }))).toEqual([]);
    const bread = { title: 'Pan', subcategory: 'Pan criollo', servingG: 56, servingLabel: '56 g' };
    expect(labels(inReference(bread, 50, { protein_g: 20 }))).toEqual([]);
  });

  it.each([
    ['Besitos de coco', 'Dulces típicos'],
    ['Refresco de cola', 'Refrescos'],
    ['Platanutres', 'Frituras y papitas'],
    ['Chips de guineo', 'Frutas secas'],
    ['Compota para bebés', 'Compotas'],
  ])('are not earned by %s of %s', (title, subcategory) => {
    expect(
      labels({ ...inReference(yogurt, 170, { sodium_mg: 0, fiber_g: 20 }), title, subcategory }),
    ).toEqual([]);
  });

  it('are not earned without a reference amount', () => {
    const coffee = { ...inReference(yogurt, 170, { sodium_mg: 0 }), subcategory: 'Café molido' };
    expect(claimsOf(coffee).claims).toEqual([]);
    expect(claimsOf({ ...coffee, subcategory: null }).claims).toEqual([]);
  });

  it('a composite food is never called free of sugar: 21 CFR 101.60(c)(1)(ii)', () => {
    const ham = { title: 'Jamón', subcategory: 'Carnes frías', servingG: 56, servingLabel: '2 oz (56 g)' };
    expect(labels(inReference(ham, 55, { sugars_g: 0 }))).toEqual([]);
  });

  it('state the rule, the amounts and the law', () => {
    expect(claimsOf(inReference(cheese, 30, { sodium_mg: 60 })).claims).toEqual([
      {
        tag: 'bajo-en-sodio',
        label: 'Bajo en sodio',
        rule: 'Una porción tiene 56 mg; el límite es 140 mg o menos (21 CFR 101.61(b)(4)).',
      },
    ]);
  });
});

describe('disclosures beside claims', () => {
  const beside = (known: Partial<ClaimNutrients>) =>
    claimsOf(inReference(yogurt, 170, { calcium_mg: 260, ...known })).disclosure;

  it.each([
    ['grasa total', 'fat_g', 13],
    ['grasa saturada', 'saturated_fat_g', 4],
    ['colesterol', 'cholesterol_mg', 60],
    ['sodio', 'sodium_mg', 480],
  ] as const)('%s over its level: 21 CFR 101.13(h)(1)', (name, nutrient, level) => {
    expect(beside({ [nutrient]: level })).toBeNull();
    expect(beside({ [nutrient]: level + 0.1 })).toContain(`contenido de ${name} (21 CFR 101.13(h))`);
  });

  it('apply to 50 g of a small amount, and to the whole serving', () => {
    // 2.5 g of saturated fat in 30 g are 4.2 g in 50 g.
    const small = inReference(cheese, 30, { calcium_mg: 260, saturated_fat_g: 2.5 });
    expect(claimsOf(small).disclosure).toContain('grasa saturada');
    const large = inReference(yogurt, 170, { calcium_mg: 260, sodium_mg: 400 });
    expect(claimsOf({ ...large, servingG: 245 }).disclosure).toContain('sodio');
  });

  it('state the fat beside fiber unless it is low: 21 CFR 101.54(d)', () => {
    const rule = (fat_g: number) => claimsOf(inReference(yogurt, 170, { fiber_g: 6, fat_g })).claims[0]?.rule;
    expect(rule(3)).not.toContain('grasa');
    expect(rule(4)).toContain('Cada porción tiene 4 g de grasa');
  });

  it('state the fat beside cholesterol if it is more than 13 g: 21 CFR 101.62(d)', () => {
    const oil = {
      title: 'Aceite de oliva',
      subcategory: 'Aceites',
      servingG: 14,
      servingLabel: '1 cucharada (14 g)',
    };
    const known = { cholesterol_mg: 0, saturated_fat_g: 1.9, fat_g: 14 };
    expect(claimsOf(inReference(oil, 14, known)).claims[0]?.rule).toContain('14 g de grasa');
    // 8 g of fat in 30 g are 13.3 g in 50 g; its serving of 28 g has 7.5.
    const small = inReference(cheese, 30, { cholesterol_mg: 0, saturated_fat_g: 1.9, fat_g: 8 });
    expect(claimsOf(small).claims[0]?.rule).toContain('Cada porción tiene 7.5 g de grasa');
    const large = inReference(yogurt, 170, { cholesterol_mg: 0, saturated_fat_g: 1.9, fat_g: 12 });
    expect(claimsOf(large).claims[0]?.rule).not.toContain('grasa');
    expect(claimsOf({ ...large, servingG: 255 }).claims[0]?.rule).toContain('Cada porción tiene 18 g');
  });

  it('state the fat beside fiber by 50 g of a small amount: 21 CFR 101.54(d), 101.62(b)(2)', () => {
    const fiber = inReference(cheese, 30, { fiber_g: 6, fat_g: 2.5 });
    expect(claimsOf(fiber).claims[0]?.rule).toContain('Cada porción tiene 2.3 g de grasa');
  });

  it('are null if nothing is claimed', () => {
    expect(claimsOf(inReference(yogurt, 170, { sodium_mg: 900 })).disclosure).toBeNull();
  });
});
