import { diets } from '@nutricion/domain/household/diet';
import {
  budgetBands,
  mealsPerDayOptions,
  planAllergies,
  planGoals,
  planLimits,
} from '@nutricion/domain/meal-plan/answers';
import { planShifts } from '@nutricion/domain/meal-plan/shift-meals';
import { wishLimits } from '@nutricion/domain/meal-plan/wish';
import { z } from 'zod';
import { declareEndpoints } from './endpoint.ts';
import { line } from './plain-text.ts';
import { idsOf, weekdayShiftSchema, wishesSchema, wishReadingSchema, wishTextSchema } from './plan-wishes.ts';
import { promotionSchema } from './promotion-schema.ts';
import { day } from './ranges.ts';
import { recipeMealSchema } from './recipes.ts';

/** 'none' (specification, section 9) is the empty list, whatever else came with it. */
const choices = <T extends string>(options: readonly { readonly id: T }[], message: string) =>
  z
    .array(z.enum(['none', ...idsOf(options)] as ['none', ...T[]], message), message)
    .max(options.length + 1, message)
    .transform((list) => idsOf(options).filter((id) => (list as readonly string[]).includes(id)));

const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message);

const { days, people } = planLimits;
const dayNumber = whole(days.min, days.max, 'Ese día no está en el plan.');
const MAX_SERVINGS = 24;
const servings = whole(1, MAX_SERVINGS, `Las porciones van de 1 a ${MAX_SERVINGS}.`);
const seed = whole(0, 0xff_ff_ff_ff, 'La semilla es un número entero.');

const answersSchema = z.strictObject({
  days: whole(days.min, days.max, `Escoge de ${days.min} a ${days.max} días.`),
  mealsPerDay: z.literal([...mealsPerDayOptions], 'Escoge 2, 3 o 4 comidas al día.'),
  people: whole(people.min, people.max, `Escoge de ${people.min} a ${people.max} personas.`),
  dietaryPreferences: choices(diets, 'Esa dieta no está entre las que hay.'),
  goals: choices(planGoals, 'Esa meta no está entre las que hay.'),
  budget: z.enum(idsOf(budgetBands), 'Escoge un presupuesto.'),
  allergies: choices(planAllergies, 'Esa alergia no está entre las que hay.'),
  /** What was asked for in free text beyond the steps, as `POST /api/meal-plans/wishes` understood it. */
  wishes: wishesSchema.exactOptional(),
});

/** A meal by what it is: enough to compute the whole plan again at today's prices. */
const chosenMealSchema = z.strictObject({
  day: dayNumber,
  type: recipeMealSchema,
  recipeId: z.uuid('Esa receta no existe.').toLowerCase(),
  servings,
});
export type ChosenMealJson = z.output<typeof chosenMealSchema>;

const MAX_MEALS = 14 * 4;
const chosenMeals = z
  .array(chosenMealSchema)
  .max(MAX_MEALS, 'Un plan lleva hasta 56 comidas.')
  .refine((meals) => new Set(meals.map(({ day, type }) => `${day} ${type}`)).size === meals.length, {
    message: 'Cada comida de un día va una sola vez.',
  });

/** Of day 1, in Puerto Rico; left out: the first day on which an order of now can arrive. */
const startDate = day('Escoge el día en que empieza.').optional();

/** All meals of a plan, as the answers say. */
const choice = {
  answers: answersSchema,
  seed,
  startDate,
  meals: chosenMeals.min(1, 'El plan no tiene comidas.'),
};

const mealSchema = z.object({
  type: recipeMealSchema,
  /** "Almuerzo". */
  typeName: z.string(),
  emoji: z.string(),
  recipeId: z.uuid(),
  recipeName: z.string(),
  /** Minutes of preparing and, apart from them, of cooking; both 0 where it is left over. */
  prepTime: z.number().int().min(0),
  cookTime: z.number().int().min(0),
  servings: z.number().int().min(1),
  /** Whether it falls into a shift that was asked for. */
  isAtWork: z.boolean(),
  /** The day on which it is cooked, to be kept until this one; null: cooked for this meal. */
  leftoverFromDay: z.number().int().nullable(),
  /** Kilocalories of a serving; null: something in it has no figure. */
  kcal: z.number().int().nullable(),
});

const daySchema = z.object({
  day: z.number().int().min(1),
  /** "Lunes". */
  dayName: z.string(),
  date: z.iso.date(),
  meals: z.array(mealSchema),
});

const lineSchema = z.object({
  productId: z.uuid(),
  productName: z.string(),
  category: z.string(),
  /** Whole packages. */
  quantity: z.number().int().min(1),
  /** Dollars of one package before any offer, of one now, and what the cart charges for all of them. */
  regularPrice: z.number().positive(),
  price: z.number().min(0),
  /** The promotion running now: with it a cart is priced that holds some of them already. */
  promotion: promotionSchema.nullable(),
  totalPrice: z.number().min(0),
  /** Packages that the plan eats, as 1.25; the rest stays in the pantry. */
  usedPackages: z.number().positive(),
  leftoverPackages: z.number().min(0),
});

const level = z.enum(['Alta', 'Media', 'Baja']);

/** Of a person and day; what nobody has told us is not counted, so these are lower bounds. */
const perDaySchema = z.object({
  kcal: z.number().int(),
  protein_g: z.number().int(),
  fiber_g: z.number().int(),
  sodium_mg: z.number().int(),
});

const explanationSchema = z.object({
  /** What was weighed, what it costs beside the cheapest, what was given up: short Spanish sentences. */
  sentences: z.array(z.string()),
  /** The wishes that were in the way, the first the worst; `answers` of the plan are without them. */
  relaxed: z.array(
    z.object({
      wish: z.enum(['budget', 'days', 'meals', 'diet', 'words']),
      /** "Con tu presupuesto alcanza para 5 días, no para 7." */
      text: z.string(),
    }),
  ),
  /** What became of each wish in free text that the plan keeps: "Sin cerdo", "Ninguna comida lo lleva."; not met where a food is liked and came nowhere. */
  wishes: z.array(z.object({ label: z.string(), text: z.string(), isMet: z.boolean() })),
  /** Dollars: the cheapest plan that we found for these answers; null: not looked for. */
  minimumCost: z.number().nullable(),
  /** Dollars of whole packages that this plan leaves unused. */
  wasteCost: z.number(),
  perDay: perDaySchema,
  /** What the figures above are held against. */
  targets: perDaySchema,
  /** What was kept out: allergens of the answers and of the profile, as their labels read. */
  avoidedAllergens: z.array(z.string()),
  /** What of a saved plan no longer holds, as "Habichuelas negras se agotó". */
  warnings: z.array(z.string()),
});

/** Section 3 of the specification, and beside it what the screens need to go on from it. */
export const mealPlanSchema = z.object({
  plan: z.array(daySchema),
  shoppingList: z.array(lineSchema),
  totalCost: z.number(),
  nutritionSummary: z.object({
    /** Kilocalories of a person and day. */
    dailyCalories: z.number().int(),
    /** 0 to 100. */
    healthScore: z.number().int().min(0).max(100),
    proteinFocus: level,
    variety: level,
  }),
  explanation: explanationSchema,
  /** The answers that the plan keeps, the relaxed wishes already changed: send these with what follows. */
  answers: answersSchema,
  seed: z.number().int(),
});
export type MealPlanJson = z.infer<typeof mealPlanSchema>;

const planParams = z.object({ id: z.uuid('Ese plan no existe.').toLowerCase() });
const name = line('Ponle un nombre al plan.')
  .min(1, 'Ponle un nombre al plan.')
  .max(60, 'Usa 60 letras o menos.');

const savedPlan = z.object({
  id: z.uuid(),
  name: z.string(),
  savedAt: z.iso.datetime(),
  /** Dollars when it was saved. */
  totalCostThen: z.number(),
  /** At today's prices; null: a recipe of it is no longer there. */
  plan: mealPlanSchema.nullable(),
});
const done = z.object({});

export const mealPlanEndpoints = declareEndpoints({
  'POST /api/functions/generate-meal-plan': {
    access: 'verified',
    summary: 'Un plan de comidas con su lista de compra; los `pins` se quedan, lo demás se busca',
    body: z.strictObject({
      answers: answersSchema,
      /** The same answers, catalogue and seed give the same plan; left out, one is drawn. */
      seed: seed.optional(),
      pins: chosenMeals.optional(),
      startDate,
    }),
    response: mealPlanSchema,
  },
  'POST /api/meal-plans/wishes': {
    access: 'verified',
    summary: 'Qué deseos entendemos de un texto libre, y qué partes no; ni guarda ni planifica nada',
    body: z.strictObject({ text: wishTextSchema }),
    response: wishReadingSchema,
  },
  'POST /api/meal-plans/compose': {
    access: 'verified',
    summary:
      'El plan de estas comidas a los precios de hoy; 409 si rompe el presupuesto, una alergia o las existencias',
    body: z.strictObject(choice),
    response: mealPlanSchema,
  },
  'POST /api/meal-plans/alternatives': {
    access: 'verified',
    summary: 'Hasta tres recetas que pueden ir en lugar de una comida del plan',
    body: z.strictObject({ ...choice, day: dayNumber, type: recipeMealSchema }),
    response: z.object({
      alternatives: z
        .array(
          z.object({
            recipeId: z.uuid(),
            recipeName: z.string(),
            emoji: z.string(),
            prepTime: z.number().int(),
            cookTime: z.number().int(),
            kcal: z.number().int().nullable(),
            /** Dollars more (or less) for the whole plan. */
            priceDifference: z.number(),
          }),
        )
        .max(3),
    }),
  },
  'POST /api/meal-plans/calendar': {
    access: 'verified',
    summary: 'El plan como archivo .ics, alrededor del turno de cada día',
    body: z.strictObject({
      meals: chosenMeals.min(1, 'El plan no tiene comidas.'),
      startDate: day('Escoge el día en que empieza.'),
      shift: z.enum(idsOf(planShifts), 'Escoge un turno.'),
      /** Of some days of the week another one than `shift`; of two for a day the later counts. */
      shifts: z.array(weekdayShiftSchema).max(wishLimits.wishes, 'Son demasiados turnos.').exactOptional(),
    }),
    response: z.object({ fileName: z.string(), calendar: z.string() }),
  },
  'GET /api/me/meal-plans': {
    access: 'verified',
    summary: 'Mis planes guardados, el más nuevo primero',
    response: z.object({
      plans: z.array(
        savedPlan.omit({ plan: true }).extend({
          days: z.number().int(),
          mealsPerDay: z.number().int(),
          people: z.number().int(),
          isShared: z.boolean(),
        }),
      ),
    }),
  },
  'PUT /api/me/meal-plans/{id}': {
    access: 'verified',
    summary: 'Guarda un plan bajo el id que da el navegador, o cambia el que hay',
    params: planParams,
    body: z.strictObject({ name, ...choice }),
    response: z.object({ id: z.uuid(), name: z.string() }),
  },
  'GET /api/me/meal-plans/{id}': {
    access: 'verified',
    summary: 'Un plan mío a los precios de hoy, con lo que ya no vale en `warnings`',
    params: planParams,
    response: savedPlan.extend({ shareToken: z.string().nullable() }),
  },
  'DELETE /api/me/meal-plans/{id}': {
    access: 'verified',
    summary: 'Borra un plan mío; su enlace deja de servir',
    params: planParams,
    response: done,
  },
  'PUT /api/me/meal-plans/{id}/share': {
    access: 'verified',
    summary: 'Un enlace para compartirlo con personas de la Asociación; siempre el mismo',
    params: planParams,
    response: z.object({ token: z.string() }),
  },
  'DELETE /api/me/meal-plans/{id}/share': {
    access: 'verified',
    summary: 'El enlace deja de servir',
    params: planParams,
    response: done,
  },
  'GET /api/meal-plans/shared/{token}': {
    access: 'verified',
    summary: 'Un plan compartido, sin las alergias de quien lo comparte; avisa de las de quien lo abre',
    params: z.object({ token: z.string() }),
    response: savedPlan.omit({ id: true }),
  },
});
