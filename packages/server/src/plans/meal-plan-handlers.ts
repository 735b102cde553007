import { alternativeMoney } from '@nutricion/contract/plans/meal-money';
import type { mealPlanEndpoints } from '@nutricion/contract/plans/meal-plans';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { avoidedAllergens } from '@nutricion/domain/plans/answers';
import { dishOf } from '@nutricion/domain/recipes/dish';
import { alternativesTo, planCalendar } from '@nutricion/planner';
import { readAvoided } from '../accounts/public.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { composeChoice } from './compose-choice.ts';
import type { MealPlanDependencies } from './dependencies.ts';
import { firstDay, generateMealPlan } from './generate.ts';
import { openPantry, type PantryDependencies } from './pantry.ts';
import { presentPlan } from './present-plan.ts';
import { readFreeText } from './read-free-text.ts';
import { savedPlanHandlers } from './saved-plan-handlers.ts';

interface MealPlansOfShop extends Omit<MealPlanDependencies, 'limits' | 'readPantry'>, PantryDependencies {
  readonly planLimits: MealPlanDependencies['limits'];
}

export const mountMealPlans: MountFeature<MealPlansOfShop> = (app, shop) =>
  mount(
    app,
    shop.authenticate,
    mealPlanHandlers({ ...shop, limits: shop.planLimits, readPantry: openPantry(shop) }),
  );

/** Meal plans: generating, changing, saving and sharing. */
export const mealPlanHandlers = (deps: MealPlanDependencies): Handlers<keyof typeof mealPlanEndpoints> => ({
  ...savedPlanHandlers(deps),

  'POST /api/functions/generate-meal-plan': generateMealPlan(deps),

  'POST /api/meal-plans/wishes': readFreeText(deps),

  'POST /api/meal-plans/compose': async ({ caller, body }) => {
    const { answers, seed, meals, startDate = firstDay(deps.now()) } = body;
    const [pantry, ofProfile] = await Promise.all([
      deps.readPantry(),
      readAvoided(deps.db, caller.profileId),
    ]);
    const avoided = avoidedAllergens(answers, ofProfile);
    const composed = composeChoice(pantry, answers, avoided, meals, startDate);
    if (!composed) return refuse(recipeRemoved);
    const { plan, recipes, faults, texts } = composed;
    if (faults.length > 0)
      return refuse({ kind: 'wrong-state', detail: texts.join(' ') || 'Faltan comidas en el plan.' });
    return accept(presentPlan(pantry, recipes, plan, { seed, startDate }));
  },

  'POST /api/meal-plans/alternatives': async ({ caller, body }) => {
    const { answers, meals, day, type, startDate = firstDay(deps.now()) } = body;
    const [pantry, ofProfile] = await Promise.all([
      deps.readPantry(),
      readAvoided(deps.db, caller.profileId),
    ]);
    const avoided = avoidedAllergens(answers, ofProfile);
    const alternatives = alternativesTo(pantry, answers, avoided, meals, { day, type }, startDate);
    return accept({
      alternatives: alternatives.map(({ candidate: { recipe, nutrition }, differenceCents }) => ({
        recipeId: recipe.id,
        recipeName: recipe.title,
        emoji: recipe.emoji,
        art: dishOf(recipe.title, recipe.meal),
        prepTime: recipe.prepMinutes,
        cookTime: recipe.cookMinutes,
        kcal: nutrition.perServing.kcal === null ? null : Math.round(nutrition.perServing.kcal),
        ...alternativeMoney.toJson({ differenceCents }),
      })),
    });
  },

  'POST /api/meal-plans/calendar': async ({ body: { meals, startDate, shift, shifts = [] } }) => {
    const { recipes, sides } = await deps.readPantry();
    const entries = meals.flatMap((meal) => {
      const recipe = recipes.find(({ id }) => id === meal.recipeId);
      if (!recipe) return [];
      const { title, emoji, prepMinutes, cookMinutes } = recipe;
      const sideTitle = sides.find(({ id }) => id === meal.side)?.title;
      return [{ ...meal, title, emoji, minutes: prepMinutes + cookMinutes, ...(sideTitle && { sideTitle }) }];
    });
    if (entries.length < meals.length) return refuse(recipeRemoved);
    const calendar = planCalendar(entries, { startDate, shift, shifts, nowMs: deps.now() });
    return accept({ fileName: `plan-de-comidas-${startDate}.ics`, calendar });
  },
});

const recipeRemoved: Refusal = {
  kind: 'wrong-state',
  detail: 'Una receta del plan ya no está en la tienda. Genera el plan de nuevo.',
};
