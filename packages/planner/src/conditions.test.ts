import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import type { ConditionId } from '@nutricion/domain/plans/condition';
import { evenly } from '@nutricion/domain/recipes/recipe.builders';
import { describe, expect, it } from 'vitest';
import { checkPlan } from './check/check-plan.ts';
import { madePlan, shopOf } from './checked-plan.builders.ts';
import { explainPlan } from './explain/explain-plan.ts';
import { wishOutcomes } from './explain/wish-outcomes.ts';
import { aPantry, aPlanFood, aPlanProduct, aPlanRecipe } from './meal-plan.builders.ts';

describe('dairy-free', () => {
  it('excludes products that may contain milk', () => {
    const traces = aPlanProduct('galletas', { food: aPlanFood({ mayContain: ['leche'] }) });
    const shop = shopOf(traces, aPlanProduct('arroz'));
    expect(new Set(madePlan(shop, theAnswers({ dietaryPreferences: ['dairy-free'] }))?.dishes)).toEqual(
      new Set(['arroz']),
    );
  });
});

it('explains each diet of the plan', () => {
  const explanationOf = (answers: Partial<PlanAnswers>) => {
    const made = madePlan(shopOf(aPlanProduct('arroz', { highlights: ['vegan'] })), theAnswers(answers));
    return made && explainPlan(made.plan, made.candidates).join(' ');
  };
  expect(explanationOf({ dietaryPreferences: ['vegetarian'] })).toContain(
    'Ninguna comida lleva carne ni pescado.',
  );
  expect(explanationOf({})).not.toContain('carne ni pescado');
});

describe('health conditions', () => {
  const wishText = (condition: ConditionId) => ({ kind: 'condition', condition, said: 'así' }) as const;
  const salty = (sodium_mg: number | null) =>
    aPlanProduct(`sal-${sodium_mg}`, {
      food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, sodium_mg } }),
      priced: { regularPriceCents: 1, promotion: null },
    });
  const sweet = (carbs_g: number) =>
    aPlanProduct(`dulce-${carbs_g}`, {
      food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, carbs_g } }),
    });
  const fatty = (saturated_fat_g: number | null) =>
    aPlanProduct(`grasa-${saturated_fat_g}`, {
      food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, saturated_fat_g } }),
    });

  it.each([
    // A lunch has at most 700 mg, 15 of them reserved for the side: 342.5 mg in 100 g, since a cup is 200 g.
    ['hypertension', [salty(342), salty(343), salty(null)], ['sal-342']],
    [
      'pregnancy',
      [
        aPlanProduct('pollo'),
        ...['Carnes frías', 'Embutidos', 'Carnes en lata', 'Queso blanco'].map((subcategory) =>
          aPlanProduct(subcategory, { category: 'Bakery y Deli', subcategory }),
        ),
      ],
      ['pollo'],
    ],
    // A lunch has at most 60 g, 16 of them reserved for the side: 44 g in a cup of 200 g.
    ['diabetes', [sweet(22), sweet(22.5)], ['dulce-22']],
    // A lunch has at most 4.5 g, 0.5 of them reserved for the side.
    ['cholesterol', [fatty(2), fatty(2.1), fatty(null)], ['grasa-2']],
  ] as const)('%s limits the meals and refers to a doctor for the rest', (condition, products, left) => {
    const made = madePlan(shopOf(...products), theAnswers({ wishes: [wishText(condition)] }));
    expect(new Set(made?.dishes)).toEqual(new Set(left));
    const [outcome] = made ? wishOutcomes(made.plan, made.candidates) : [];
    expect(outcome?.isMet).toBe(true);
    expect(outcome?.text).toMatch(/Para lo demás, pregunta a tu médico o a un nutricionista licenciado\.$/);
  });

  it('diabetes leaves out the advice to add fruit', () => {
    const advice = (wishes: NonNullable<PlanAnswers['wishes']>) => {
      const made = madePlan(shopOf(aPlanProduct('arroz')), theAnswers({ wishes }));
      return made && explainPlan(made.plan, made.candidates).join(' ');
    };
    expect(advice([])).toContain('Añade una fruta aparte');
    expect(advice([wishText('diabetes')])).not.toContain('Añade una fruta');
  });

  it.each([
    ['keto', /^Un plan keto no lo hacemos/],
    ['kidneys', /potasio, el fósforo y los líquidos/],
  ] as const)('%s reports what a plan can’t follow', (condition, text) => {
    const made = madePlan(shopOf(aPlanProduct('arroz')), theAnswers({ wishes: [wishText(condition)] }));
    expect(made && wishOutcomes(made.plan, made.candidates)).toMatchObject([
      { text: expect.stringMatching(text), isMet: false },
    ]);
  });

  it('that need more energy raise the target and the minimum, and say by how much', () => {
    const rows = [
      ['pregnancy', 'trimester-1', 0, /primer trimestre no pide más/],
      ['pregnancy', 'trimester-2', 340, /mercurio.* La meta de energía sube 340 kcal al día\. Para/],
      ['pregnancy', 'trimester-3', 452, /sube 452 kcal/],
      ['pregnancy', undefined, 340, /No dijiste de cuántos meses.* sube 340 kcal/],
      ['lactation', 'months-0-6', 330, /sube 330 kcal/],
      ['lactation', 'months-7-12', 400, /sube 400 kcal/],
      ['lactation', undefined, 400, /No dijiste la edad del bebé.* sube 400 kcal/],
    ] as const;
    const households = [
      [2, 0.7, 1],
      [3, 0.9, 2],
      [4, 1, 4],
    ] as const;
    for (const [place, [condition, stage, extraKcal, text]] of rows.entries())
      for (const [mealsPerDay, share, people] of households.filter((_, each) => each === place % 3)) {
        const wishes = [{ ...wishText(condition), ...(stage && { stage }) }];
        const answers = theAnswers({ wishes, mealsPerDay, people, budget: '200+' });
        const kcal = (2000 + extraKcal / people) * share;
        // Every meal has the least energy of a plan, then a kilocalorie less.
        const shopWith = (kcalOfDay: number) => {
          const per100g = { ...evenly(10), kcal: kcalOfDay / mealsPerDay / 2 };
          const product = aPlanProduct('arroz', { food: aPlanFood({ per100g }) });
          const dishes = ['desayuno', 'almuerzo', 'cena', 'merienda'] as const;
          return aPantry(
            [product],
            dishes.map((meal) => aPlanRecipe(meal, product.id, { meal })),
          );
        };
        const made = madePlan(shopWith(0.6 * kcal + 1), answers, { effort: 0.1 });
        expect(made?.plan.targets.kcal).toBeCloseTo(kcal);
        expect(made && wishOutcomes(made.plan, made.candidates)[0]?.text).toMatch(
          people === 1 || extraKcal === 0 ? text : /son para ella: sírvele más/,
        );
        expect(
          madePlan(shopWith(0.6 * kcal - 1), answers, { effort: 0.1 })?.plan.answers.mealsPerDay,
        ).not.toBe(mealsPerDay);
      }
  });

  it('that need more energy are verified by the check', () => {
    const made = madePlan(shopOf(salty(0)), theAnswers());
    if (!made) throw new Error('no plan');
    const kindsWith = (wish: NonNullable<PlanAnswers['wishes']>[number]) =>
      checkPlan(shopOf(salty(0)), { ...made.plan, answers: theAnswers({ wishes: [wish] }) }).map(
        ({ kind }) => kind,
      );
    expect(kindsWith({ ...wishText('pregnancy'), stage: 'trimester-1' })).toEqual([]);
    expect(kindsWith(wishText('pregnancy'))).toEqual(['energy']);
    expect(kindsWith(wishText('lactation'))).toEqual(['energy']);
  });

  it('are never relaxed, nor are foods that somebody doesn’t tolerate', () => {
    const word = { food: 'fresa', words: ['fresa'], unless: [], contains: [], provenBy: null };
    const onlyWine = shopOf(aPlanProduct('fresas', { title: 'Fresas al vino' }));
    const rows: readonly [NonNullable<PlanAnswers['wishes']>[number], boolean][] = [
      [wishText('pregnancy'), false],
      [wishText('lactation'), false],
      [{ kind: 'without', said: 'soy alérgica a las fresas', ...word }, false],
      [{ kind: 'without', said: 'celíaca', ...word, provenBy: 'gluten-free' }, false],
      [{ kind: 'without', said: 'sin fresas', ...word }, true],
    ];
    const planned = rows.map(([wish]) => madePlan(onlyWine, theAnswers({ wishes: [wish] })) !== null);
    expect(planned).toEqual(rows.map(([, isRelaxed]) => isRelaxed));
  });

  it('hypertension is verified by the check', () => {
    const shop = shopOf(salty(351));
    const made = madePlan(shop, theAnswers());
    if (!made) throw new Error('no plan');
    const broken = { ...made.plan, answers: theAnswers({ wishes: [wishText('hypertension')] }) };
    expect(new Set(checkPlan(shop, broken).map(({ kind }) => kind))).toEqual(new Set(['wish']));
  });
});
