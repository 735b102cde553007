import { settingLabel } from '@nutricion/domain/plans/setting';
import { wishLabel } from '@nutricion/domain/plans/wish';
import {
  checkPlan,
  composePlan,
  foodLexiconOf,
  foodNames,
  foodWish,
  hasFood,
  measurableDishes,
  type Pantry,
} from '@nutricion/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWordTable } from '../search/search-words.builders.ts';
import { readSeededPantry } from '../testing/seeded-pantry.ts';
import { aPlanKitchen, aPlanner } from './meal-plans.builders.ts';

const READ = 'POST /api/meal-plans/wishes';
const GENERATE = 'POST /api/functions/generate-meal-plan';
const answers = {
  days: 7,
  mealsPerDay: 3,
  people: 1,
  dietaryPreferences: [],
  goals: [],
  budget: '100-200',
  allergies: [],
};
const planner = aPlanner();

let pantry: Pantry;
let kitchen: Awaited<ReturnType<typeof aPlanKitchen>>;
beforeAll(async () => {
  pantry = await readSeededPantry();
  kitchen = await aPlanKitchen({ planner, readPantry: async () => pantry, words: aWordTable });
});
afterAll(() => kitchen.drop());

const read = async (text: string) => {
  const reading = await kitchen.call(await kitchen.aNurse(), READ, '/api/meal-plans/wishes', { text });
  return { ...reading, labels: [...reading.wishes.map(wishLabel), ...reading.settings.map(settingLabel)] };
};

const recipesWith = (words: RegExp): readonly string[] =>
  pantry.recipes.flatMap(({ id, title, ingredients }) =>
    [title, ...ingredients.map(({ productId }) => pantry.products.get(productId)?.title ?? '')].some((text) =>
      words.test(text),
    )
      ? [id]
      : [],
  );

describe('free text', () => {
  it('is read over the shop’s own foods, and what isn’t understood is told', async () => {
    const { labels, notUnderstood, withoutModel } = await read(
      'sin cerdo, algo criollo, los martes trabajo de noche, somos 4, quiero que llueva',
    );
    expect(labels).toEqual(['Sin cerdo', 'Más criollo', 'Martes: 7 p. m. a 7 a. m.', '4 personas']);
    expect({ notUnderstood, withoutModel }).toEqual({
      notUnderstood: ['quiero que llueva'],
      withoutModel: null,
    });
  });

  it.each([
    ['', 'Escribe qué más debemos saber.'],
    ['   ', 'Escribe qué más debemos saber.'],
    ['a'.repeat(1001), 'Usa 1000 letras o menos.'],
  ])('is refused when it is empty or endless', async (text, message) => {
    const { status, json } = await kitchen.send(await kitchen.aNurse(), 'POST', '/api/meal-plans/wishes', {
      text,
    });
    expect({ status, errors: Object.values(json.errors) }).toEqual({ status: 422, errors: [message] });
  });
});

describe('a plan with wishes', () => {
  it('keeps what was asked for, tells what became of it, and is the same for the same seed', async () => {
    const nurse = await kitchen.aNurse();
    const { wishes } = await read('sin cerdo, más habichuelas, los martes y jueves trabajo de noche');
    const body = { answers: { ...answers, wishes }, seed: 7 };
    const plan = await kitchen.call(nurse, GENERATE, '/api/functions/generate-meal-plan', body);
    expect(plan.explanation.relaxed).toEqual([]);
    const pork = recipesWith(/cerdo|jamón|jamonilla|tocineta|chorizo|salchicha|chuleta/i);
    const recipes = plan.plan.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId));
    expect(pork.length).toBeGreaterThan(5);
    expect(recipes.filter((id) => pork.includes(id))).toEqual([]);
    for (const { dayName, meals } of plan.plan.filter(({ dayName: name }) => /Martes|Jueves/.test(name))) {
      const dinner = meals.find(({ type }) => type === 'cena');
      const recipe = pantry.recipes.find(({ id }) => id === dinner?.recipeId);
      const isForWork = recipe?.equipment !== 'una-olla' || /^(during|night)-shift$/.test(recipe.category);
      expect(isForWork, `${dayName}: ${recipe?.title}`).toBe(true);
      expect(meals.map(({ isAtWork }) => isAtWork)).toEqual([false, false, true]);
    }
    expect(
      plan.explanation.wishes.map(({ label, text }) => `${label}: ${text.replace(/\d+/g, 'n')}`),
    ).toEqual([
      'Sin cerdo: Ninguna comida lo lleva.',
      'Más habichuelas: En n de n comidas.',
      'Martes y jueves: 7 p. m. a 7 a. m.: Las n comidas del turno van frías, de microondas o listas para llevar.',
    ]);
    expect(plan.answers.wishes).toEqual(wishes);
    expect(await kitchen.call(nurse, GENERATE, '/api/functions/generate-meal-plan', body)).toEqual(plan);
  });

  it('keeps foods to their days of the week, and tells what became of that', async () => {
    const nurse = await kitchen.aNurse();
    const { wishes } = await read('los lunes sin carne ni pescado, pescado los viernes');
    const body = { answers: { ...answers, wishes }, seed: 7 };
    const plan = await kitchen.call(nurse, GENERATE, '/api/functions/generate-meal-plan', body);
    expect(plan.explanation.relaxed).toEqual([]);
    const idsOn = (name: string) =>
      plan.plan
        .filter(({ dayName }) => dayName === name)
        .flatMap(({ meals }) => meals.map((meal) => meal.recipeId));
    const meat = recipesWith(
      /pollo|pavo|cerdo|jamón|res |carne|tocineta|chorizo|salchicha|chuleta|atún|tilapia|salmón|bacalao/i,
    );
    expect(idsOn('Lunes')).toHaveLength(3);
    expect(idsOn('Lunes').filter((id) => meat.includes(id))).toEqual([]);
    const fish = recipesWith(/atún|tilapia|salmón|bacalao|sardina|pescado/i);
    expect(idsOn('Viernes').filter((id) => fish.includes(id)).length).toBeGreaterThan(0);
    expect(
      plan.explanation.wishes.map(({ label, text }) => `${label}: ${text.replace(/\d+/g, 'n')}`),
    ).toEqual([
      'Lunes: sin carne: Ese día, ninguna comida lo lleva.',
      'Lunes: sin pescado: Ese día, ninguna comida lo lleva.',
      'Viernes: más pescado: Ese día, en n de n comidas.',
    ]);
  });

  it('stays so when a meal is changed', async () => {
    const nurse = await kitchen.aNurse();
    const { wishes } = await read('sin cerdo');
    const withAnswers = { ...answers, days: 1, wishes };
    const plan = await kitchen.call(nurse, GENERATE, '/api/functions/generate-meal-plan', {
      answers: withAnswers,
      seed: 7,
    });
    const meals = plan.plan.flatMap(({ day, meals: of }) =>
      of.map(({ type, recipeId, servings }) => ({ day, type, recipeId, servings })),
    );
    const ham = pantry.recipes.find(({ meal, title }) => meal === 'desayuno' && /jamón/i.test(title));
    const changed = meals.map((meal) => (meal.type === 'desayuno' ? { ...meal, recipeId: ham?.id } : meal));
    const { status, json } = await kitchen.send(nurse, 'POST', '/api/meal-plans/compose', {
      answers: withAnswers,
      seed: 7,
      meals: changed,
    });
    expect(status).toBe(409);
    expect(json.detail).toContain(`«${ham?.title}» no va con lo que pediste: «sin cerdo».`);
  });

  it('avoids as an allergy what is said to be one', async () => {
    const { wishes } = await read('mi hijo es alérgico al trigo');
    const plan = await kitchen.call(await kitchen.aNurse(), GENERATE, '/api/functions/generate-meal-plan', {
      answers: { ...answers, days: 2, wishes },
      seed: 7,
    });
    expect(plan.explanation.avoidedAllergens).toEqual(['Trigo']);
  });

  it('has the energy of a pregnancy and nothing that can harm in it, also when it was kept', async () => {
    const nurse = await kitchen.aNurse();
    const { wishes } = await read('embarazada de 7 meses');
    const withAnswers = { ...answers, days: 2, wishes };
    const plan = await kitchen.call(nurse, GENERATE, '/api/functions/generate-meal-plan', {
      answers: withAnswers,
      seed: 7,
    });
    // Three meals are nine tenths of a day.
    expect(plan.explanation.targets.kcal).toBe(Math.round(0.9 * (2000 + 452)));
    const unsafe = recipesWith(
      /café|jamón|salchicha|tocineta|chorizo|corned|queso blanco|queso del país|dorado/i,
    );
    const meals = plan.plan.flatMap(({ day, meals: of }) =>
      of.map(({ type, recipeId, servings }) => ({ day, type, recipeId, servings })),
    );
    expect(unsafe.length).toBeGreaterThan(10);
    expect(meals.filter(({ recipeId }) => unsafe.includes(recipeId))).toEqual([]);
    const path = '/api/me/meal-plans/0b8b0c3e-6f4e-4d0a-9d43-0d7a3a3f1c12';
    const body = { name: 'Mi semana', answers: withAnswers, seed: 7, meals };
    await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}', path, body);
    const saved = await kitchen.call(nurse, 'GET /api/me/meal-plans/{id}', path);
    expect(saved.plan?.explanation.targets.kcal).toBe(plan.explanation.targets.kcal);
    expect(saved.plan?.explanation.wishes[0]?.label).toBe('Embarazo, tercer trimestre');
  });

  it('is kept with its wishes, and shared without them', async () => {
    const nurse = await kitchen.aNurse();
    const { wishes } = await read('sin cerdo, pescado los viernes, los lunes sin carne, trabajo de noche');
    const withAnswers = { ...answers, days: 1, wishes };
    const plan = await kitchen.call(nurse, GENERATE, '/api/functions/generate-meal-plan', {
      answers: withAnswers,
      seed: 7,
    });
    const meals = plan.plan.flatMap(({ day, meals: of }) =>
      of.map(({ type, recipeId, servings }) => ({ day, type, recipeId, servings })),
    );
    const id = '0b8b0c3e-6f4e-4d0a-9d43-0d7a3a3f1c11';
    const path = `/api/me/meal-plans/${id}`;
    await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}', path, {
      name: 'Mi semana',
      answers: withAnswers,
      seed: 7,
      meals,
    });
    const saved = await kitchen.call(nurse, 'GET /api/me/meal-plans/{id}', path);
    expect(saved.plan?.answers.wishes).toEqual(wishes);
    const { token } = await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}/share', `${path}/share`);
    const shared = await kitchen.call(
      await kitchen.aNurse(),
      'GET /api/meal-plans/shared/{token}',
      `/api/meal-plans/shared/${token}`,
    );
    expect(shared.plan?.answers).not.toHaveProperty('wishes');
    // The owner sees their own work shifts.
    expect(saved.plan?.plan[0]?.meals.some(({ isAtWork }) => isAtWork)).toBe(true);
    expect(shared.plan?.plan[0]?.meals.some(({ isAtWork }) => isAtWork)).toBe(false);
    expect(JSON.stringify(shared)).not.toMatch(/cerdo/i);
  });

  it.each([
    [{ kind: 'poison', said: 'x' }],
    [{ kind: 'minutes', said: 'x', most: 0 }],
    [{ kind: 'shift', said: 'x', weekdays: [7], shift: '7p-7a' }],
    [{ kind: 'days-more', said: 'x', food: 'x', words: ['x'], unless: [], weekdays: [] }],
    [{ kind: 'days-without', said: 'x', food: 'x', words: ['x'], unless: [], weekdays: [1] }],
    [{ kind: 'more', said: 'x', food: 'x', words: ['X!'], unless: [] }],
    [{ kind: 'more', said: 'x', food: 'x', words: [], unless: [] }],
  ])('is refused where a wish is none that there is: %o', async (wish) => {
    const { status } = await kitchen.send(
      await kitchen.aNurse(),
      'POST',
      '/api/functions/generate-meal-plan',
      {
        answers: { ...answers, wishes: [wish] },
      },
    );
    expect(status).toBe(422);
  });
});

describe('the search and the check', () => {
  it('mean the same by every food, in every recipe of the shop', () => {
    const lexicon = foodLexiconOf(aWordTable, pantry);
    const candidates = measurableDishes(pantry).filter(({ recipe }) => recipe.id !== '');
    const byId = new Map(candidates.map((each) => [each.recipe.id, each]));
    const sides = new Set(pantry.sides.map(({ id }) => id));
    const [first] = candidates.filter(({ recipe }) => recipe.meal === 'almuerzo');
    if (!first) throw new Error('no lunch');
    for (const name of [
      ...foodNames.keys(),
      'ajo',
      'cebolla',
      'tomate',
      'sal',
      'leche de coco',
      'maní',
      'sofrito',
    ]) {
      const meaning = lexicon.meaningOf(name.split(' '), name);
      if (!meaning) continue;
      const wish = foodWish('without', { ...meaning, contains: [] }, name);
      for (const candidate of candidates) {
        const { id, meal: type } = candidate.recipe;
        // A side is judged beside a dish.
        const [dish, beside] = sides.has(id) ? [first, { side: id }] : [candidate, {}];
        const eaten = { day: 1, type, recipeId: dish.recipe.id, servings: 1, ...beside };
        const plan = composePlan(pantry, byId, { ...answers, wishes: [wish] } as never, [], [eaten]);
        const isFound = checkPlan(pantry, plan).some(({ kind }) => kind === 'wish');
        expect(isFound, `${name}: ${candidate.recipe.title}`).toBe(
          [dish, candidate].some(({ recipe, products }) => hasFood(meaning, recipe, products)),
        );
      }
    }
  }, 60_000);
});
