import type { ProductId } from '@nutricion/domain/kit/ids';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import { anIngredient, evenly } from '@nutricion/domain/recipes/recipe.builders';
import { describe, expect, it } from 'vitest';
import { madePlan, shopOf } from './checked-plan.builders.ts';
import { composePlan } from './compose/compose-plan.ts';
import { energyShortfall } from './explain/energy-shortfall.ts';
import { explainPlan } from './explain/explain-plan.ts';
import { goalEffects, moreMoneyText } from './explain/goal-effects.ts';
import { nutritionSummary } from './explain/nutrition-summary.ts';
import { aPantry, aPlanFood, aPlanProduct, aPlanRecipe } from './meal-plan.builders.ts';
import { measurableDishes } from './pantry/candidates.ts';
import type { Pantry, PlanProduct, PlanRecipe } from './pantry/pantry.ts';
import { minutesOfCooking } from './pantry/repetition.ts';

const week = theAnswers({ days: 7, budget: '200+' });
const timesOf = (dishes: readonly string[], id: string): number =>
  dishes.filter((each) => each === id).length;

describe('dietary guidelines', () => {
  const rices = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aPlanProduct(id));

  it('limit salted fish to two ounces a week even when it is cheapest', () => {
    const cod = aPlanProduct('bacalao', {
      category: 'Carnes',
      subcategory: 'Pescado y mariscos',
      food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, protein_g: 60, sodium_mg: 7000 } }),
      priced: { regularPriceCents: 1, promotion: null },
    });
    const made = madePlan(shopOf(cod, ...rices), week);
    expect(timesOf(made?.dishes ?? [], 'bacalao')).toBe(0);
  });

  it('bring vegetables into the plan although they cost more', () => {
    const vegetables = aPlanProduct('repollo', {
      category: 'Vegetales',
      subcategory: 'Hojas y ensaladas',
      food: aPlanFood({ per100g: { ...evenly(5), kcal: 250 } }),
      priced: { regularPriceCents: 150, promotion: null },
    });
    const made = madePlan(shopOf(vegetables, ...rices), week);
    expect(timesOf(made?.dishes ?? [], 'repollo')).toBeGreaterThanOrEqual(3);
  });

  it('use no dish twice on a day when there are two', () => {
    const made = madePlan(shopOf(...rices.slice(0, 2)), theAnswers({ days: 3, budget: '200+' }));
    for (const day of [1, 2, 3]) {
      const dishes = made?.meals.filter((meal) => meal.day === day).map(({ recipeId }) => recipeId);
      expect(new Set(dishes).size).toBe(2);
    }
  });

  it('vary main foods, not only dishes', () => {
    const chicken = (id: string) =>
      aPlanProduct(id, {
        category: 'Carnes',
        subcategory: 'Pollo',
        food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, protein_g: 25 } }),
      });
    const beans = (id: string) =>
      aPlanProduct(id, {
        category: 'Provisiones',
        subcategory: 'Granos en lata',
        food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, protein_g: 9 } }),
        priced: { regularPriceCents: 300, promotion: null },
      });
    const shop = shopOf(
      ...['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(chicken),
      ...['h1', 'h2', 'h3', 'h4'].map(beans),
    );
    const made = madePlan(shop, week);
    expect(made?.dishes.filter((id) => id.startsWith('h')).length).toBeGreaterThanOrEqual(4);
  });
});

describe('energy', () => {
  const of = (kcal: number) =>
    shopOf(
      ...['a', 'b'].map((id) => aPlanProduct(id, { food: aPlanFood({ per100g: { ...evenly(10), kcal } }) })),
    );

  it('below 1,200 of 2,000 kcal gives no plan', () => {
    // Two meals are 70 % of a day: 1,400 kcal, and the minimum is 840 kcal. A cup is 200 g.
    expect(madePlan(of(209), theAnswers())).toBeNull();
    expect(madePlan(of(211), theAnswers())).not.toBeNull();
  });

  it('below 80 % gives a warning with suggestions', () => {
    const made = madePlan(of(250), theAnswers({ days: 7 }));
    expect(made && energyShortfall(made.plan)).toEqual({
      kcal: 1000,
      neededKcal: 1400,
      percent: 71,
      ways: [
        { label: 'Presupuesto de $100-200', change: { budget: '100-200' } },
        { label: 'Solo 5 días', change: { days: 5 } },
      ],
    });
    const enough = madePlan(of(281), theAnswers());
    expect(enough && energyShortfall(enough.plan)).toBeNull();
  });

  it('of a dish with partial data is the documented part, without an average meal added', () => {
    const shop = aPantry(
      [
        aPlanProduct('arroz', { food: aPlanFood({ per100g: { ...evenly(10), kcal: 250 } }) }),
        aPlanProduct('aceite', { food: aPlanFood({ per100g: null }) }),
      ],
      [
        aPlanRecipe('arroz', 'arroz', {
          ingredients: ['arroz', 'aceite'].map((id) => anIngredient({ productId: id as ProductId })),
        }),
      ],
    );
    const made = madePlan(shop, theAnswers());
    expect(made && energyShortfall(made.plan)).toMatchObject({ kcal: 1000, percent: 71 });
  });

  it('of a dish without data is counted as unknown', () => {
    const shop = shopOf(aPlanProduct('a', { food: aPlanFood({ per100g: null }) }));
    const made = madePlan(shop, theAnswers());
    expect(made?.plan.unknown).toEqual({ kcal: 4, sodium_mg: 4 });
    expect(made?.plan.perDay.kcal).toBe(0);
  });
});

describe('health', () => {
  const aProduct = (per100g: Partial<ReturnType<typeof evenly>>) =>
    aPlanProduct('a', { food: aPlanFood({ per100g: { ...evenly(20), kcal: 350, ...per100g } }) });
  const shop = (per100g: Parameters<typeof aProduct>[0]) => shopOf(aProduct(per100g));
  const scoreOf = (pantry: Pantry): number => {
    const made = madePlan(pantry, theAnswers());
    return made ? nutritionSummary(made.plan, made.candidates).healthScore : Number.NaN;
  };

  it('has a lower score without fruit and vegetables', () => {
    const water = aPlanFood({ per100g: evenly(0) });
    const beside = [
      aPlanProduct('fruta', { category: 'Frutas', food: water }),
      aPlanProduct('vegetal', { category: 'Vegetales', food: water }),
    ];
    const rice = aProduct({ sodium_mg: 100 });
    const eating = (...products: readonly PlanProduct[]) =>
      scoreOf(
        aPantry(products, [
          aPlanRecipe('plato', 'a', {
            ingredients: products.map(({ id }) => anIngredient({ productId: id })),
          }),
        ]),
      );
    expect(eating(rice)).toBe(66);
    // A cup of each is 200 g; for two meals the targets are 210 g of fruit and 138 g of vegetables.
    expect(eating(rice, ...beside)).toBe(100);
  });

  it('has a lower score when sodium is over its limit or unknown', () => {
    // The limit of two meals is 1,610 mg.
    expect(scoreOf(shop({ sodium_mg: 410 }))).toBeLessThan(scoreOf(shop({ sodium_mg: 400 })));
    expect(scoreOf(shop({ sodium_mg: null }))).toBe(49);
  });

  it('falls gradually with sodium and with energy, and names each loss with its figure', () => {
    const scores = Array.from({ length: 40 }, (_, at) => scoreOf(shop({ sodium_mg: 380 + 5 * at })));
    const falls = scores.slice(1).map((score, at) => (scores[at] ?? 0) - score);
    // 5 mg in 100 g are 20 mg a day, 1.2 % of the limit.
    expect(Math.max(...falls)).toBeLessThanOrEqual(2);
    expect(Math.min(...falls)).toBeGreaterThanOrEqual(0);
    expect((scores[0] ?? 0) - (scores.at(-1) ?? 0)).toBe(31);
    const energies = Array.from({ length: 40 }, (_, at) => scoreOf(shop({ kcal: 350 - 3 * at })));
    expect(
      Math.max(...energies.slice(1).map((score, at) => (energies[at] ?? 0) - score)),
    ).toBeLessThanOrEqual(3);

    const made = madePlan(shop({ sodium_mg: 440 }), theAnswers());
    expect(made && explainPlan(made.plan, made.candidates)).toContain(
      'De 100 puntos de salud tiene 54. Pierde 17 por las frutas: 0 tazas al día, de 1.4; 17 por los vegetales: 0 tazas al día, de 1.1; 12 por el sodio: 1,760 mg al día, y el límite es 1,610.',
    );
  });

  it('is 100 minus the points that the sentence names', () => {
    const made = madePlan(shop({ sodium_mg: 440, fiber_g: 1, protein_g: 3, kcal: 230 }), theAnswers());
    if (!made) throw new Error('no plan');
    const text =
      explainPlan(made.plan, made.candidates).find((each) => each.startsWith('De 100 puntos')) ?? '';
    const lost = [...text.matchAll(/(\d+) por /g)].reduce((sum, [, points]) => sum + Number(points), 0);
    expect(lost).toBeGreaterThan(40);
    expect(nutritionSummary(made.plan, made.candidates).healthScore).toBe(100 - lost);
  });

  it('states the number of meals without sodium data', () => {
    const made = madePlan(shop({ sodium_mg: null }), theAnswers());
    expect(made && explainPlan(made.plan, made.candidates)).toContain(
      'De 4 comidas no se sabe todo el sodio: el total puede ser mayor.',
    );
  });
});

describe('cooking quickly', () => {
  const products = ['a', 'b', 'c'].map((id) => aPlanProduct(id));
  const slow = { prepMinutes: 10, cookMinutes: 40 };
  const cheap = { priced: { regularPriceCents: 1, promotion: null } };

  it('uses no dish over 30 minutes even when it is cheapest', () => {
    const shop = aPantry(
      [...products, aPlanProduct('lento', cheap)],
      [...products.map(({ id }) => aPlanRecipe(id, id)), aPlanRecipe('lento', 'lento', slow)],
    );
    const made = madePlan(shop, theAnswers({ goals: ['quick'] }));
    expect(made?.dishes).not.toContain('lento');
    expect(made && explainPlan(made.plan, made.candidates)).toContain(
      'Ninguna comida toma más de 30 minutos.',
    );
  });

  it('is relaxed and reported when no dish is quick', () => {
    const made = madePlan(aPantry(products, [aPlanRecipe('a', 'a', slow)]), theAnswers({ goals: ['quick'] }));
    expect(made?.answers.goals).toEqual([]);
    expect(made?.relaxed.map(({ text }) => text)).toEqual([
      'Con «Cocinar rápido, hasta 30 minutos» no sale el plan con lo que hay en la tienda: este plan no lo cumple.',
    ]);
  });

  it('is explained by comparison with the plan without it', () => {
    const shop = aPantry(
      [
        aPlanProduct('rapido', { priced: { regularPriceCents: 900, promotion: null } }),
        aPlanProduct('lento'),
      ],
      [aPlanRecipe('rapido', 'rapido'), aPlanRecipe('lento', 'lento', slow)],
    );
    const answers = theAnswers({ days: 1, goals: ['quick'] });
    const made = madePlan(shop, answers);
    if (!made) throw new Error('no plan');
    const without = made.withoutGoal.map(({ goal, meals }) => {
      const other = composePlan(shop, made.candidates, { ...answers, goals: [] }, [], meals);
      return [goal, other] as const;
    });
    expect(goalEffects(made.plan, new Map(without), made.candidates)).toEqual([
      expect.stringMatching(
        /^Sin «Cocinar rápido», el plan pediría \d+ minutos más en la cocina cada día\.$/,
      ),
    ]);
    expect(goalEffects(made.plan, new Map([['quick', made.plan]]), made.candidates)).toEqual([
      '«Cocinar rápido» no costó nada: aun sin pedirlo, no encontramos un plan claramente mejor que este.',
    ]);
  });
});

describe('what keeps', () => {
  const keeps = { isMealPrepFriendly: true, shelfLifeDays: 3, prepMinutes: 10, cookMinutes: 50, servings: 2 };
  const products = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => aPlanProduct(id));
  const stored = (shelfLifeDays: number): Pantry =>
    aPantry(
      products,
      products.map(({ id }) =>
        aPlanRecipe(id, id, {
          ...keeps,
          shelfLifeDays,
          ingredients: [anIngredient({ productId: id, amount: 2 })],
        }),
      ),
    );
  const fresh = aPantry(
    products,
    products.map(({ id }) => aPlanRecipe(id, id, { prepMinutes: 10, cookMinutes: 50 })),
  );
  const cookedOf = (pantry: Pantry, answers: Partial<PlanAnswers> = {}) => {
    const made = madePlan(pantry, theAnswers({ days: 7, budget: '200+', ...answers }));
    if (!made) throw new Error('no plan');
    return made.plan.meals.filter(({ leftoverFromDay }) => leftoverFromDay === null).length;
  };

  it('is cooked once and eaten again without being wished for', () => {
    expect(cookedOf(fresh)).toBe(14);
    for (const people of [1, 2, 4]) expect(cookedOf(stored(3), { people }), `${people}`).toBe(7);
  });

  it('is cooked once for three meals where a whole recipe is enough for them', () => {
    const pantry = stored(3);
    const larger = {
      ...pantry,
      recipes: pantry.recipes.map((recipe) => ({
        ...recipe,
        servings: 3,
        ingredients: recipe.ingredients.map((each) => ({ ...each, amount: 3 })),
      })),
    };
    expect(cookedOf(larger)).toBeLessThanOrEqual(6);
  });

  it('is cooked again when it is older than it keeps', () => {
    const pantry = stored(2);
    const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
    const meals = [1, 3, 5, 7].map((day) => ({ day, type: 'cena', recipeId: 'a', servings: 1 }) as const);
    const plan = composePlan(pantry, candidates, theAnswers({ days: 7 }), [], meals);
    expect(plan.meals.map(({ leftoverFromDay }) => leftoverFromDay)).toEqual([null, 1, null, 5]);
  });
});

describe('what is begun in the evening before', () => {
  const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aPlanProduct(id));
  const eveningBefore = 'Remoja las habichuelas desde la noche antes.';
  const shop = aPantry(
    products,
    products.map(({ id }, at) => aPlanRecipe(id, id, { eveningBefore: at < 2 ? eveningBefore : null })),
  );

  it('never is a meal of the first day where others are there, is told, and counts as time', () => {
    // Six dishes for six meals: both that are soaked have to come.
    const made = madePlan(shop, theAnswers({ days: 3, budget: '200+' }));
    if (!made) throw new Error('no plan');
    const soaked = made.meals.filter(({ recipeId }) => recipeId === 'a' || recipeId === 'b');
    expect(soaked.length).toBeGreaterThan(0);
    for (const { day } of soaked) expect(day).toBeGreaterThan(1);
    expect(explainPlan(made.plan, made.candidates).join(' ')).toMatch(
      /Se empiezan? la noche antes: «[ab]».* Cuenta 10 minutos esa noche\./,
    );
    const minutes = Object.fromEntries(
      ['a', 'c'].map((id) => [
        id,
        minutesOfCooking(shop.recipes.find((each) => each.id === id) as PlanRecipe),
      ]),
    );
    expect(minutes).toEqual({ a: 20, c: 10 });
  });
});

describe('spending less', () => {
  const price = (regularPriceCents: number) => ({ priced: { regularPriceCents, promotion: null } });
  const fresh = (category: string, cents: number) => ({
    category,
    food: aPlanFood({ per100g: { ...evenly(5), kcal: 150 } }),
    ...price(cents),
  });
  const products = [
    ...['arroz', 'maíz', 'avena', 'yuca'].map((id) => aPlanProduct(id, price(40))),
    ...['guineo', 'china', 'piña'].map((id) => aPlanProduct(id, fresh('Frutas', 300))),
    ...['repollo', 'brécol', 'tomate'].map((id) => aPlanProduct(id, fresh('Vegetales', 400))),
  ];
  const shop = aPantry(
    products,
    products.map(({ id, category }) =>
      aPlanRecipe(id, id, {
        ingredients: [anIngredient({ productId: id, amount: category === 'Provisiones' ? 1 : 2 })],
      }),
    ),
  );
  const answers = theAnswers({ days: 7, people: 2, budget: '200+' });
  const cupsOf = (made: NonNullable<ReturnType<typeof madePlan>>, group: 'fruit' | 'vegetables') =>
    made.dishes.reduce((sum, id) => sum + (made.candidates.get(id)?.eaten.groups[group] ?? 0), 0) /
    answers.days;

  it('costs at most a tenth more than the cheapest plan with fruit and vegetables, and has both', () => {
    const made = madePlan(shop, { ...answers, goals: ['budget'] });
    const without = madePlan(shop, answers);
    if (!made || !without) throw new Error('no plan');
    expect(made.plan.totalCents).toBeLessThanOrEqual(1.1 * made.minimumCents);
    expect(made.plan.totalCents).toBeLessThanOrEqual(without.plan.totalCents);
    // The cheapest plan of all is rice and corn.
    expect(made.minimumCents).toBeGreaterThan(without.minimumCents);
    expect(cupsOf(made, 'fruit')).toBeGreaterThanOrEqual(1.4 * 150);
    expect(cupsOf(made, 'vegetables')).toBeGreaterThanOrEqual(1.5 * 125);
  });

  it('never exceeds the budget where the cheapest such plan does', () => {
    const dear = madePlan(shop, theAnswers({ days: 7, people: 6, budget: '50-100', goals: ['budget'] }));
    expect(dear?.relaxed).toEqual([]);
    expect(dear?.plan.totalCents).toBeLessThanOrEqual(10_000);
  });

  it('says what it gives up and what more money would buy', () => {
    const made = madePlan(shop, { ...answers, goals: ['budget'] });
    if (!made) throw new Error('no plan');
    const planOf = (dishes: readonly string[]) =>
      composePlan(
        shop,
        made.candidates,
        { ...answers, goals: [] },
        [],
        made.meals.map((meal, at) => ({ ...meal, recipeId: dishes[at % dishes.length] ?? '' })),
      );
    const rich = planOf(['guineo', 'repollo', 'china', 'brécol', 'piña', 'tomate']);
    const [text] = goalEffects(made.plan, new Map([['budget', rich]]), made.candidates);
    expect(text).toMatch(
      /^Sin «Gastar menos», el plan costaría \$\d+\.\d\d más; a cambio, .*llevaría \d+ g más/,
    );
    expect(moreMoneyText(made.plan, rich, made.candidates)).toMatch(
      /^Con \$\d+\.\d\d más, el plan .*llevaría \d+ g más de frutas y vegetales al día/,
    );
    expect(moreMoneyText(made.plan, made.plan, made.candidates)).toBe(
      'Con unos dólares más no encontramos un plan claramente mejor.',
    );
    expect(made.forMore).not.toBeNull();
    expect(madePlan(shop, answers)?.forMore).toBeNull();
  });
});

describe('another plan', () => {
  const shop = shopOf(...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => aPlanProduct(id)));

  it('shares at most half of its dishes when there are enough others', () => {
    const answers = theAnswers({ days: 2, budget: '200+' });
    const first = madePlan(shop, answers);
    const other = madePlan(shop, answers, { seed: 2, previousRecipeIds: first?.dishes ?? [] });
    const shared = new Set(other?.dishes.filter((id) => first?.dishes.includes(id)));
    expect(shared.size / new Set(other?.dishes).size).toBeLessThanOrEqual(0.5);
  });

  it('uses recent dishes only when there are no others', () => {
    const answers = theAnswers({ days: 1, budget: '200+' });
    const made = madePlan(shop, answers, { recentRecipeIds: ['a', 'b', 'c', 'd', 'e', 'f'] });
    expect(new Set(made?.dishes)).toEqual(new Set(['g', 'h']));
    expect(
      madePlan(shopOf(aPlanProduct('a')), answers, { recentRecipeIds: ['a'], previousRecipeIds: ['a'] }),
    ).not.toBeNull();
  });
});

describe('what is at home', () => {
  const shop = shopOf(aPlanProduct('a'));
  const withHome = (packages: number | null) =>
    madePlan(shop, theAnswers({ atHome: [{ productId: 'a' as ProductId, packages }] }))?.plan;

  it('is used before packages are bought', () => {
    // Four cups of 200 g are 1.76 pounds.
    expect(withHome(0.9)?.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(withHome(0.9)?.fromHome).toEqual([{ productId: 'a', packages: 0.9 }]);
    expect(withHome(0.5)?.lines.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('isn’t bought when there is enough', () => {
    expect(withHome(null)?.lines).toEqual([]);
    expect(withHome(null)?.totalCents).toBe(0);
  });
});
