import { planShifts } from '@nutricion/domain/plans/shift-meals';
import { wishLimits } from '@nutricion/domain/plans/wish';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { day } from '../kit/ranges.ts';
import { recipeMealSchema } from '../recipes/recipes.ts';
import { mealPlanSchema } from './meal-plan.ts';
import {
  answersSchema,
  chosenMeals,
  dayNumber,
  planChoice,
  recipeIds,
  seed,
  startDate,
} from './plan-choice.ts';
import { idsOf, weekdayShiftSchema, wishReadingSchema, wishTextSchema } from './plan-wishes.ts';

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
      /** Equal answers, catalog and seed give the same plan; random if absent. */
      seed: seed.optional(),
      pins: chosenMeals.optional(),
      /** Recipes of the plan that this one is to be another than. */
      unlike: recipeIds.optional(),
      /** Recipes eaten in the last weeks; those of plans saved then count too. */
      lately: recipeIds.optional(),
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
    body: z.strictObject(planChoice),
    response: mealPlanSchema,
  },
  'POST /api/meal-plans/alternatives': {
    access: 'verified',
    summary: 'Hasta tres recetas que pueden ir en lugar de una comida del plan',
    body: z.strictObject({ ...planChoice, day: dayNumber, type: recipeMealSchema }),
    response: z.object({
      alternatives: z
        .array(
          z.object({
            recipeId: z.uuid(),
            recipeName: z.string(),
            emoji: z.string(),
            art: z.string(),
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
    body: z.strictObject({ name, ...planChoice }),
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
