import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { recipeMeals } from '@nutricion/domain/recipes/recipe';

type Meal = MealPlanJson['plan'][number]['meals'][number];
type Line = MealPlanJson['shoppingList'][number];
type Explanation = MealPlanJson['explanation'];

const DAY_MS = 86_400_000;
/** A Wednesday. */
const FIRST_DAY = '2026-11-25';
const dayNames = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];

/** "asopao-de-pollo" */
export const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const aMeal = (recipeName: string, values: Partial<Meal> = {}): Meal => ({
  type: 'cena',
  typeName: 'Cena',
  emoji: '',
  art: '',
  recipeId: idOf(recipeName),
  recipeName,
  prepTime: 10,
  cookTime: 20,
  servings: 1,
  isAtWork: false,
  leftoverFromDay: null,
  eveningBefore: null,
  side: null,
  kcal: 500,
  price: 2,
  ...values,
});

export const aLine = (productName: string, values: Partial<Line> = {}): Line => {
  const { price = 3, quantity = 1 } = values;
  return {
    productId: idOf(productName),
    productName,
    packageLabel: '2 lb',
    category: 'Vegetales',
    quantity,
    regularPrice: price,
    price,
    promotion: null,
    totalPrice: price * quantity,
    usedPackages: quantity,
    leftoverPackages: 0,
    ...values,
  };
};

export const anExplanation = (values: Partial<Explanation> = {}): Explanation => ({
  energy: null,
  conflict: null,
  sentences: [],
  relaxed: [],
  wishes: [],
  minimumCost: null,
  wasteCost: 0,
  perDay: { kcal: 1900, protein_g: 70, fiber_g: 25, sodium_mg: 1500 },
  targets: { kcal: 2000, protein_g: 50, fiber_g: 28, sodium_mg: 2300 },
  avoidedAllergens: [],
  warnings: [],
  ...values,
});

const mealTypes = recipeMeals.filter(({ id }) => ['desayuno', 'almuerzo', 'cena'].includes(id));

/** A plan from a Wednesday on. `menu`: of each day the dishes of breakfast, lunch and dinner. */
export const aMealPlan = (
  menu: readonly (readonly string[])[] = [['Avena con guineo', 'Ensalada de atún', 'Asopao de pollo']],
  values: Partial<MealPlanJson> = {},
): MealPlanJson => {
  const people = values.answers?.people ?? 1;
  const shoppingList = values.shoppingList ?? [aLine('Avena'), aLine('Guineos')];
  return {
    plan: menu.map((dishes, index) => {
      const date = new Date(Date.parse(FIRST_DAY) + index * DAY_MS);
      return {
        day: index + 1,
        dayName: dayNames[date.getUTCDay()] ?? '',
        date: date.toISOString().slice(0, 10),
        meals: dishes.flatMap((dish, place) =>
          mealTypes
            .slice(place, place + 1)
            .map(({ id, label }) => aMeal(dish, { type: id, typeName: label, servings: people })),
        ),
      };
    }),
    shoppingList,
    fromHome: [],
    totalCost: shoppingList.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    nutritionSummary: { dailyCalories: 1900, healthScore: 80, proteinFocus: 'Alta', variety: 'Media' },
    explanation: anExplanation(),
    answers: {
      days: menu.length,
      mealsPerDay: 3,
      people,
      dietaryPreferences: [],
      goals: [],
      budget: '100-200',
      allergies: [],
    },
    seed: 7,
    ...values,
  };
};
