import { mulberry32 } from '@nutricion/domain/kit/random';
import { theAnswers } from '@nutricion/domain/plans/answers.builders';
import { evenly } from '@nutricion/domain/recipes/recipe.builders';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../check/check-plan.ts';
import { madePlan, shopOf } from '../checked-plan.builders.ts';
import { composePlan } from '../compose/compose-plan.ts';
import { aPantry, aPlanFood, aPlanProduct, aPlanRecipe } from '../meal-plan.builders.ts';
import { measurableDishes } from '../pantry/candidates.ts';
import type { Pantry, PlanProduct } from '../pantry/pantry.ts';

const shelves = [
  null,
  'Pollo',
  'Frutas picadas',
  'Pastas',
  'Leche UHT',
  'Pescado y mariscos',
  'Galletas',
  'Viandas',
  'Un estante nuevo',
];
const categories = ['Carnes', 'Bebidas', 'Frutas', 'Leche', 'Provisiones'];
const fish = aPlanFood({ contains: ['pescado'], per100g: { ...evenly(20), kcal: 250 } });

type Row = readonly [title: string, values?: Partial<PlanProduct>];

/** Neither in pregnancy nor while breastfeeding. */
const neverUnsafe: readonly Row[] = [
  ['Café molido de la isla'],
  ['Té verde con jengibre'],
  ['Refresco de cola sin azúcar'],
  ['Instant coffee'],
  ['White wine'],
  ['Bebida energizante'],
  ['Yerba mate'],
  ['Ron blanco'],
  ['Vinos de mesa'],
  ['Bizcocho borracho'],
  ['Coquito'],
  ['Filete de pez espada'],
  ['Atún blanco en agua'],
  ['Chillo entero limpio'],
  ['Filete de dorado'],
  ['Pescado del día'],
  ['Filete del Golfo', { food: fish }],
];
const unsafeInPregnancy: readonly Row[] = [
  ...neverUnsafe,
  ['Hígado de res en bistec'],
  ['Paté de campo'],
  ['Aceite fortificado', { food: aPlanFood({ per100g: { ...evenly(10), kcal: 250, vitamin_a_ug: 5000 } }) }],
  ['Jugo de acerola'],
  ['Jugo de china', { pasteurization: 'sin-datos' }],
  ['Bebida de frutas', { pasteurization: 'sin-pasteurizar' }],
  ['Leche cruda de vaca', { pasteurization: 'pasteurizado' }],
  ['Queso blanco del país', { pasteurization: 'pasteurizado' }],
  ['Quesos de la montaña'],
  ['Queso crema'],
  ['Jamón de sándwich en lascas'],
  ['Salchichas en lata'],
  ['Pechuga de pavo en lascas'],
  ['Salmón ahumado'],
  ['Germinados de alfalfa'],
  ['Brotes de soya'],
  ['Bean sprouts'],
  ['Smoked ham'],
  ['Apple juice'],
];
const safe: readonly Row[] = [
  ['Café instantáneo descafeinado'],
  ['Crema en polvo para café'],
  ['Té de manzanilla'],
  ['Colas de langosta'],
  ['Root beer'],
  ['Brussels sprouts'],
  ['Apple cider vinegar'],
  ['Decaf coffee'],
  ['Coquito sin ron'],
  ['Vinagre de vino'],
  ['Jugo de piña', { pasteurization: 'pasteurizado' }],
  ['Piña en pedazos en su jugo'],
  ['Queso crema', { pasteurization: 'pasteurizado' }],
  ['Queso suizo en lascas'],
  ['Pan de hot dog'],
  ['Tomate de ensalada'],
  ['Atún claro en agua', { food: fish }],
  ['Filete de salmón', { food: fish }],
  ['Salsa inglesa', { food: aPlanFood({ contains: ['pescado'], per100g: { ...evenly(1), kcal: 250 } }) }],
];

/** At stages in which two cups of these foods are a day's least energy. */
const answersOf = (condition: 'pregnancy' | 'lactation') => {
  const stage = condition === 'pregnancy' ? 'trimester-1' : 'months-0-6';
  return theAnswers({ wishes: [{ kind: 'condition', condition, stage, said: 'así' }] });
};

const isFoundByCheck = (pantry: Pantry, condition: 'pregnancy' | 'lactation', recipeId: string): boolean => {
  const answers = answersOf(condition);
  const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
  const meals = [{ day: 1, type: 'almuerzo', recipeId, servings: 1 }] as const;
  const plan = composePlan(pantry, candidates, answers, [], meals);
  return checkPlan(pantry, plan).some(({ kind }) => kind === 'wish');
};

describe.each([
  ['pregnancy', unsafeInPregnancy],
  ['lactation', neverUnsafe],
] as const)('foods that can harm in %s', (condition, unsafe) => {
  it('are in no plan and found by the check, whatever the shelf', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = mulberry32(seed);
      const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const onAnyShelf = ([title, values]: Row, position: number): PlanProduct =>
        aPlanProduct(`${position}`, {
          title,
          category: any(categories),
          subcategory: any(shelves),
          ...values,
        });
      const products = [...unsafe, ...safe].map(onAnyShelf);
      const shop = shopOf(...products);
      const few = products.filter(({ id }) => Number(id) >= unsafe.length || random() < 0.3);
      const dishes = madePlan(shopOf(...few), answersOf(condition), { seed, effort: 0.1 })?.dishes;
      if (!dishes) throw new Error('no plan');
      for (const dish of dishes)
        if (Number(dish) < unsafe.length) wrong.push(`planned: ${products[Number(dish)]?.title}`);
      for (const { id, title } of products)
        if (isFoundByCheck(shop, condition, id) !== Number(id) < unsafe.length)
          wrong.push(`checked: ${title}`);
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('leave everything else', () => {
    const left = safe.filter(([title, values]) => {
      const shop = shopOf(aPlanProduct('uno', { title, ...values }));
      return madePlan(shop, answersOf(condition), { effort: 0.1 })?.relaxed.length !== 0;
    });
    expect(left).toEqual([]);
  });
});

it('excludes raw egg, meat and fish where nothing is cooked, and dishes that are called raw', () => {
  const products = [
    aPlanProduct('huevos', { title: 'Huevos grandes' }),
    aPlanProduct('claras', { title: 'Claras de huevo líquidas', pasteurization: 'pasteurizado' }),
    aPlanProduct('salmon', { title: 'Filete de salmón', food: fish }),
    aPlanProduct('atun', { title: 'Atún claro en agua', food: fish }),
    aPlanProduct('arroz'),
  ];
  const rows = products.flatMap(({ id }) => [
    aPlanRecipe(`${id} crudo`, id, { cookMinutes: 0 }),
    aPlanRecipe(`${id} cocido`, id),
  ]);
  const called = ['Ceviche de la casa', 'Arroz con mayonesa casera', 'Arroz al vino'].map((title) =>
    aPlanRecipe(title, 'arroz'),
  );
  const tagged = aPlanRecipe('Bolas de arroz', 'arroz', { tags: ['sushi'] });
  const pantry = aPantry(products, [...rows, ...called, tagged]);
  const unsafe = pantry.recipes.filter(({ id }) => isFoundByCheck(pantry, 'pregnancy', id));
  expect(unsafe.map(({ id }) => id)).toEqual([
    'huevos crudo',
    'salmon crudo',
    'Ceviche de la casa',
    'Arroz con mayonesa casera',
    'Arroz al vino',
    'Bolas de arroz',
  ]);
  const planned = new Set(madePlan(pantry, { ...answersOf('pregnancy'), days: 14 })?.dishes);
  expect(unsafe.filter(({ id }) => planned.has(id))).toEqual([]);
});

it('counts optional ingredients', () => {
  const wine = aPlanProduct('vino', { title: 'Vino de cocinar' });
  const rice = aPlanProduct('arroz');
  const [plain] = aPlanRecipe('arroz', 'arroz').ingredients;
  const [optional] = aPlanRecipe('vino', 'vino').ingredients;
  if (!plain || !optional) throw new Error('no ingredients');
  const dish = aPlanRecipe('arroz con algo', 'arroz', {
    ingredients: [plain, { ...optional, isOptional: true }],
  });
  const pantry = aPantry([wine, rice], [dish, aPlanRecipe('arroz', 'arroz')]);
  expect(new Set(madePlan(pantry, answersOf('lactation'))?.dishes)).toEqual(new Set(['arroz']));
  expect(isFoundByCheck(pantry, 'lactation', 'arroz con algo')).toBe(true);
});
