import type { ProductId } from '@nutricion/domain/kit/ids';
import { avoidedAllergens, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import type { PlanWish } from '@nutricion/domain/plans/wish';
import { anIngredient } from '@nutricion/domain/recipes/recipe.builders';
import { describe, expect, it } from 'vitest';
import { alternativesTo } from '../alternatives.ts';
import { checkPlan } from '../check/check-plan.ts';
import { composePlan } from '../compose/compose-plan.ts';
import { wishOutcomes } from '../explain/wish-outcomes.ts';
import { aPantry, aPlanFood, aPlanProduct, aPlanRecipe, aSmallShop } from '../meal-plan.builders.ts';
import { measurableDishes } from '../pantry/candidates.ts';
import { planMeals } from '../plan-meals.ts';
import { hasFood } from './recipe-food.ts';

const shop = aSmallShop();
const MONDAY = '2026-11-23';

const without = (word: string, values: object = {}): PlanWish => ({
  kind: 'without',
  said: `sin ${word}`,
  food: word,
  words: [word],
  unless: [],
  contains: [],
  provenBy: null,
  ...values,
});
const taste = (kind: 'more' | 'less', word: string): PlanWish => ({
  kind,
  said: word,
  food: word,
  words: [word],
  unless: [],
});
const nights = (...weekdays: number[]): PlanWish => ({
  kind: 'shift',
  said: 'de noche',
  weekdays,
  shift: '7p-7a',
});

const plan = (answers: PlanAnswers, pantry = shop, seed = 1) => {
  const avoided = avoidedAllergens(answers, []);
  const made = planMeals(pantry, { answers, avoided, pins: [], seed, startDate: MONDAY });
  if (!made.ok) throw new Error(made.refusal.kind);
  const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
  const composed = composePlan(pantry, candidates, made.value.answers, avoided, made.value.meals, MONDAY);
  return { ...made.value, candidates, composed, faults: checkPlan(pantry, composed) };
};
const having = ({ composed, candidates }: ReturnType<typeof plan>, word: string) =>
  composed.meals.filter(({ recipeId }) => {
    const { recipe, products } = candidates.get(recipeId) ?? {
      recipe: shop.recipes[0] as never,
      products: [],
    };
    return hasFood({ food: word, words: [word], unless: [] }, recipe, products);
  }).length;

describe('a plan that avoids a food', () => {
  it('has no meal whose title, tag or product names it', () => {
    for (const word of ['pollo', 'leche', 'arroz', 'huevo']) {
      const made = plan(theAnswers({ wishes: [without(word)] }));
      expect(made.relaxed).toEqual([]);
      expect(having(made, word)).toBe(0);
      expect(made.faults).toEqual([]);
    }
  });

  it('has no product that declares it as an allergen', () => {
    const made = plan(theAnswers({ wishes: [without('yema', { contains: ['huevo'] })] }));
    expect(having(made, 'huevos')).toBe(0);
    expect(made.faults).toEqual([]);
  });

  it('drops and reports the wishes that leave no plan', () => {
    const wishes = [
      without('arroz'),
      without('cup', { words: ['almuerzo'] }),
      ...shop.recipes.map(({ title }) => without(title, { words: [title.replace('-', ' ')] })),
    ];
    const made = plan(theAnswers({ wishes: wishes.slice(0, 30) }));
    expect(made.relaxed.length).toBeGreaterThan(0);
    expect(made.relaxed.every(({ wish }) => wish === 'words')).toBe(true);
    expect(made.relaxed[0]?.text).toContain('«Sin ');
    expect(made.faults).toEqual([]);
  });

  it('drops days before the wish', () => {
    const few = aPantry(
      [aPlanProduct('arroz', { stock: 1 }), aPlanProduct('pollo')],
      [aPlanRecipe('arroz', 'arroz'), aPlanRecipe('pollo', 'pollo')],
    );
    // A pound is 453 g: one package of rice is enough for two meals.
    const made = plan(theAnswers({ wishes: [without('pollo')] }), few);
    expect(made.relaxed.map(({ wish }) => wish)).toEqual(['days']);
    expect(having(made, 'pollo')).toBe(0);
  });

  it('avoids an allergy that step five doesn’t offer, missing data included', () => {
    const wishes: readonly PlanWish[] = [{ kind: 'allergy', said: 'alérgica al trigo', allergen: 'trigo' }];
    const made = plan(theAnswers({ wishes }));
    expect(having(made, 'granola') + having(made, 'galletas')).toBe(0);
    expect(made.composed.avoided).toEqual(['trigo']);
  });
});

describe('a plan with more or less of a food', () => {
  // Two foods that differ in nothing, with four dishes each.
  const foods = ['arroz', 'quinoa'];
  const alike = aPantry(
    foods.map((food) => aPlanProduct(food)),
    foods.flatMap((food) => [1, 2, 3, 4].map((position) => aPlanRecipe(`${food} ${position}`, food))),
  );
  const answers = theAnswers({ days: 3 });
  const times = (kind: 'more' | 'less', word: string, seed: number) =>
    having(plan({ ...answers, wishes: [taste(kind, word)] }, alike, seed), word);

  it('has more of a wished-for food than of an unwanted one', () => {
    for (const food of foods) expect(times('more', food, 1)).toBeGreaterThan(times('less', food, 1));
  });

  it('stays within the budget and satisfies everything else', () => {
    const dear = aPantry(
      [
        aPlanProduct('arroz'),
        aPlanProduct('langosta', { priced: { regularPriceCents: 4000, promotion: null } }),
      ],
      [aPlanRecipe('arroz', 'arroz'), aPlanRecipe('langosta', 'langosta', { meal: 'cena' })],
    );
    const made = plan(theAnswers({ wishes: [taste('more', 'langosta')], people: 8 }), dear);
    expect(made.relaxed).toEqual([]);
    expect(made.composed.totalCents).toBeLessThanOrEqual(10_000);
    expect(made.faults).toEqual([]);
  });
});

describe('a plan around shifts', () => {
  const pantry = aPantry(
    [aPlanProduct('arroz'), aPlanProduct('pollo', { priced: { regularPriceCents: 900, promotion: null } })],
    [
      aPlanRecipe('olla', 'arroz', { meal: 'cena' }),
      aPlanRecipe('otra olla', 'arroz', { meal: 'almuerzo' }),
      aPlanRecipe('fría', 'pollo', { meal: 'almuerzo', equipment: 'fria' }),
      aPlanRecipe('de microondas', 'pollo', { meal: 'cena', equipment: 'microondas' }),
    ],
  );
  // Monday to Wednesday, lunch and dinner; dinner is at work during night shifts.
  const answers = theAnswers({ days: 3, budget: '200+', wishes: [nights(2)] });

  it('has a dish for work at the meal during the shift', () => {
    const made = plan(answers, pantry);
    const tuesday = made.composed.meals.find(({ day, type }) => day === 2 && type === 'cena');
    expect(['fría', 'de microondas']).toContain(tuesday?.recipeId);
    expect(made.faults).toEqual([]);
    const { startDate: _, ...dayless } = { ...made.composed, startDate: MONDAY };
    expect(
      checkPlan(pantry, { ...dayless, startDate: '2026-11-24' }).every(({ kind }) => kind === 'wish'),
    ).toBe(true);
  });

  it('follows the last wish for a day', () => {
    const free: PlanWish = { kind: 'shift', said: 'libre', weekdays: [2], shift: 'libre' };
    const onlyPots = {
      ...pantry,
      recipes: pantry.recipes.filter(({ equipment }) => equipment === 'una-olla'),
    };
    expect(plan({ ...answers, wishes: [nights(0, 1, 2, 3, 4, 5, 6), free] }, pantry).faults).toEqual([]);
    expect(plan({ ...answers, wishes: [nights(2), free] }, onlyPots).relaxed).toEqual([]);
    expect(plan({ ...answers, wishes: [free, nights(2)] }, onlyPots).relaxed).toHaveLength(1);
  });

  it('offers only dishes for work as alternatives to that meal', () => {
    const { composed } = plan(answers, pantry);
    const others = alternativesTo(pantry, answers, [], composed.meals, { day: 2, type: 'cena' }, MONDAY);
    expect(others.length).toBeGreaterThan(0);
    for (const { candidate } of others) expect(candidate.recipe.equipment).not.toBe('una-olla');
  });
});

describe('checkPlan', () => {
  const pantry = aPantry(
    [
      aPlanProduct('arroz'),
      aPlanProduct('jamon', { title: 'Jamones de cocinar', food: aPlanFood({ contains: ['huevo'] }) }),
      aPlanProduct('mani', { title: 'Maní tostado sin sal' }),
    ],
    [
      aPlanRecipe('arroz', 'arroz', { title: 'Arroz', prepMinutes: 5, cookMinutes: 20 }),
      aPlanRecipe('jamon', 'jamon', { title: 'Plato del día', meal: 'cena' }),
      aPlanRecipe('mani', 'mani', {
        title: 'Merienda',
        ingredients: [anIngredient({ productId: 'mani' as ProductId })],
      }),
    ],
  );
  const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
  const judged = (wishes: readonly PlanWish[], startDate: string | null = MONDAY) => {
    const meals = [1, 2].flatMap((day) => [
      { day, type: 'almuerzo', recipeId: 'arroz', servings: 1 } as const,
      { day, type: 'cena', recipeId: 'jamon', servings: 1 } as const,
    ]);
    const composed = composePlan(pantry, candidates, theAnswers({ wishes }), [], meals, startDate);
    return checkPlan(pantry, composed).map(({ kind, subject }) => `${kind} ${subject}`);
  };

  it.each<[string, PlanWish, readonly string[]]>([
    ['a food by the title of a product', without('jamon'), ['wish jamon: sin jamon']],
    ['a food by the title of a recipe', without('plato'), ['wish jamon: sin plato']],
    ['a food by a declared allergen', without('yema', { contains: ['huevo'] }), ['wish jamon: sin yema']],
    [
      'missing proof',
      without('gluten', { provenBy: 'gluten-free' }),
      ['wish arroz: sin gluten', 'wish jamon: sin gluten'],
    ],
    ['too many minutes', { kind: 'minutes', said: 'rápido', most: 20 }, ['wish arroz: rápido']],
    ['an allergy', { kind: 'allergy', said: 'al huevo', allergen: 'huevo' }, ['wish jamon: al huevo']],
    ['a dish that can’t be eaten at work', nights(2), ['wish jamon: de noche']],
  ])('finds %s', (_, wish, faults) => {
    expect([...new Set(judged([wish]))]).toEqual(faults);
  });

  it('finds no fault when no wish is broken', () => {
    const wishes = [without('cerdo'), without('sal'), nights(5), taste('less', 'arroz')];
    expect(judged(wishes)).toEqual([]);
    expect(judged([nights(2)], null)).toEqual([]);
    expect(judged([without('jamon', { unless: ['cocinar'] })])).toEqual([]);
  });

  it('ignores a food that a title negates', () => {
    const [dish] = pantry.recipes.filter(({ id }) => id === 'mani');
    const products = [pantry.products.get('mani' as ProductId)].flatMap((each) => each ?? []);
    expect(hasFood({ food: 'sal', words: ['sal'], unless: [] }, dish as never, products)).toBe(false);
    expect(hasFood({ food: 'maní', words: ['mani'], unless: [] }, dish as never, products)).toBe(true);
  });
});

describe('wish outcomes', () => {
  it('report every wish', () => {
    const wishes = [without('pollo'), taste('more', 'arroz'), nights(1)];
    const made = plan(theAnswers({ wishes, mealsPerDay: 3 }));
    expect(wishOutcomes(made.composed, made.candidates).map(({ label }) => label)).toEqual(
      ['Sin pollo', 'Más arroz', 'Lunes: 7 p. m. a 7 a. m.'].slice(0, made.composed.answers.wishes?.length),
    );
    expect(wishOutcomes(made.composed, made.candidates)[1]?.text).toMatch(/^En \d+ de 6 comidas\.$/);
  });
});
