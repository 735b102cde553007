import { diets } from '@nutricion/domain/accounts/diet';
import type { ProductId } from '@nutricion/domain/kit/ids';
import {
  budgetBands,
  distinctAtHome,
  mealsPerDayOptions,
  planAllergies,
  planGoals,
  planLimits,
} from '@nutricion/domain/plans/answers';
import { z } from 'zod';
import { day } from '../kit/ranges.ts';
import { recipeMealSchema } from '../recipes/recipes.ts';
import { idsOf, wishesSchema } from './plan-wishes.ts';

/** 'none' (specification, section 9) is the empty list, whatever else is sent with it. */
const choices = <T extends string>(options: readonly { readonly id: T }[], message: string) => {
  const choice = z.enum(['none', ...idsOf(options)] as ['none', ...T[]], message);
  return z
    .union([choice, z.array(choice, message).max(options.length + 1, message)], message)
    .transform((chosen) => {
      const list: readonly string[] = [chosen].flat();
      return idsOf(options).filter((id) => list.includes(id));
    });
};

/** A budget by its id or, as the specification has it, by its label: "$50-100". */
const budget = z
  .enum([...idsOf(budgetBands), ...budgetBands.map(({ label }) => label)], 'Escoge un presupuesto.')
  .transform(
    (budget) => (budgetBands.find(({ id, label }) => budget === id || budget === label) ?? budgetBands[0]).id,
  );

const integer = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message);

const { days, people } = planLimits;
export const dayNumber = integer(days.min, days.max, 'Ese día no está en el plan.');
const MAX_SERVINGS = 24;
const servings = integer(1, MAX_SERVINGS, `Las porciones van de 1 a ${MAX_SERVINGS}.`);
export const seed = integer(0, 0xff_ff_ff_ff, 'La semilla es un número entero.');

/** More products than a kitchen has. */
export const MAX_AT_HOME = 200;

export const answersSchema = z.strictObject({
  days: integer(days.min, days.max, `Escoge de ${days.min} a ${days.max} días.`),
  mealsPerDay: z.literal([...mealsPerDayOptions], 'Escoge 2, 3 o 4 comidas al día.'),
  people: integer(people.min, people.max, `Escoge de ${people.min} a ${people.max} personas.`),
  dietaryPreferences: choices(diets, 'Esa dieta no está entre las que hay.'),
  goals: choices(planGoals, 'Esa meta no está entre las que hay.'),
  budget,
  allergies: choices(planAllergies, 'Esa alergia no está entre las que hay.'),
  /** Wishes in free text, as understood by `POST /api/meal-plans/wishes`. */
  wishes: wishesSchema.exactOptional(),
  /** What needn't be bought: packages that are left of it; null: enough for any plan. */
  atHome: z
    .array(
      z.strictObject({
        productId: z
          .uuid('Ese producto no existe.')
          .toLowerCase()
          .transform((id) => id as ProductId),
        packages: z.number('Eso no es una cantidad.').positive('Eso no es una cantidad.').max(99).nullable(),
      }),
    )
    .max(MAX_AT_HOME, `Apunta hasta ${MAX_AT_HOME} productos de tu despensa.`)
    .readonly()
    .transform(distinctAtHome)
    .exactOptional(),
});

/** A meal by recipe and servings: enough to compute the plan again at today's prices. */
const chosenMealSchema = z.strictObject({
  day: dayNumber,
  type: recipeMealSchema,
  recipeId: z.uuid('Esa receta no existe.').toLowerCase(),
  servings,
  /** The side; absent: none. One that no longer exists counts as none. */
  side: z.stringFormat('side', /^[a-z0-9-]{1,40}$/, 'Eso no es un acompañante.').exactOptional(),
});
export type ChosenMealJson = z.output<typeof chosenMealSchema>;

const MAX_MEALS = 14 * 4;
export const chosenMeals = z
  .array(chosenMealSchema)
  .max(MAX_MEALS, 'Un plan lleva hasta 56 comidas.')
  .refine((meals) => new Set(meals.map(({ day, type }) => `${day} ${type}`)).size === meals.length, {
    message: 'Cada comida de un día va una sola vez.',
  });

/** Of day 1, in Puerto Rico; left out: the first day on which an order of now can arrive. */
export const startDate = day('Escoge el día en que empieza.').optional();

const MAX_RECIPES = 300;
export const recipeIds = z
  .array(z.uuid('Esa receta no existe.').toLowerCase())
  .max(MAX_RECIPES, `Caben hasta ${MAX_RECIPES} recetas.`);

/** All meals of a plan for its answers. */
export const planChoice = {
  answers: answersSchema,
  seed,
  startDate,
  meals: chosenMeals.min(1, 'El plan no tiene comidas.'),
};
