import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { theAnswers } from '@nutricion/domain/meal-plan/answers.builders';
import type { ConditionId } from '@nutricion/domain/meal-plan/condition';
import { evenly } from '@nutricion/domain/recipe/recipe.builders';
import { describe, expect, it } from 'vitest';
import { checkPlan } from './check/check-plan.ts';
import { madePlan, shopOf } from './made-plan.builders.ts';
import { aPlanFood, aPlanProduct } from './meal-plan.builders.ts';
import { explainPlan } from './tell/explain.ts';
import { wishOutcomes } from './tell/explain-wishes.ts';

describe('dairy-free', () => {
  it('heeds what may contain milk', () => {
    const traces = aPlanProduct('galletas', { food: aPlanFood({ mayContain: ['leche'] }) });
    const shop = shopOf(traces, aPlanProduct('arroz'));
    expect(new Set(madePlan(shop, theAnswers({ dietaryPreferences: ['dairy-free'] }))?.dishes)).toEqual(
      new Set(['arroz']),
    );
  });
});

describe('what somebody says of their health', () => {
  const said = (condition: ConditionId) => ({ kind: 'condition', condition, said: 'así' }) as const;
  const salty = (sodium_mg: number | null) =>
    aPlanProduct(`sal-${sodium_mg}`, {
      food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, sodium_mg } }),
      priced: { regularPriceCents: 1, promotion: null },
    });

  it.each([
    // 700 mg are the most of a lunch, 15 of them for what comes beside it: 342.5 in 100 g of the 200 that a cup is.
    ['hypertension', [salty(342), salty(343), salty(null)], ['sal-342']],
    [
      'pregnancy',
      [
        aPlanProduct('pollo'),
        aPlanProduct('jamon', { category: 'Bakery y Deli', subcategory: 'Carnes frías' }),
      ],
      ['pollo'],
    ],
    [
      'diabetes',
      ['a', 'b'].map((id, more) =>
        aPlanProduct(id, { food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, carbs_g: 26 + more } }) }),
      ),
      ['a'],
    ],
  ] as const)(
    'of %s keeps what numbers can, and says whom to ask for the rest',
    (condition, products, left) => {
      const made = madePlan(shopOf(...products), theAnswers({ wishes: [said(condition)] }));
      expect(new Set(made?.dishes)).toEqual(new Set(left));
      const [outcome] = made ? wishOutcomes(made.whole, made.known) : [];
      expect(outcome?.isMet).toBe(true);
      expect(outcome?.text).toMatch(/Para lo demás, pregunta a tu médico o a un nutricionista licenciado\.$/);
    },
  );

  it('of diabetes adds no fruit to what the meals are kept to', () => {
    const advice = (wishes: NonNullable<PlanAnswers['wishes']>) => {
      const made = madePlan(shopOf(aPlanProduct('arroz')), theAnswers({ wishes }));
      return made && explainPlan(made.whole, made.known).join(' ');
    };
    expect(advice([])).toContain('Añade una fruta aparte');
    expect(advice([said('diabetes')])).not.toContain('Añade una fruta');
  });

  it('of keto plans nothing that is called so', () => {
    const made = madePlan(shopOf(aPlanProduct('arroz')), theAnswers({ wishes: [said('keto')] }));
    expect(made && wishOutcomes(made.whole, made.known)).toEqual([
      { label: 'Keto', text: expect.stringMatching(/^Un plan así no lo hacemos/), isMet: false },
    ]);
  });

  it('is found broken by the check', () => {
    const shop = shopOf(salty(351));
    const made = madePlan(shop, theAnswers());
    if (!made) throw new Error('no plan');
    const broken = { ...made.whole, answers: theAnswers({ wishes: [said('hypertension')] }) };
    expect(new Set(checkPlan(shop, broken).map(({ kind }) => kind))).toEqual(new Set(['wish']));
  });
});
