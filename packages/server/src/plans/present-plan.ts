import { promotionToJson } from '@nutricion/contract/catalog/promotion';
import { mealMoney, planLineMoney, planMoney, planReasonsMoney } from '@nutricion/contract/plans/meal-money';
import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { allergens } from '@nutricion/domain/catalog/allergen';
import { lineTotalCents } from '@nutricion/domain/catalog/price';
import { dishOf } from '@nutricion/domain/recipes/dish';
import { recipeMeals } from '@nutricion/domain/recipes/recipe';
import {
  dishesOf,
  energyShortfall,
  explainPlan,
  type MealPlan,
  mealsAtWork,
  nutritionSummary,
  type Pantry,
  type PerDay,
  type PlannedMeal,
  placeKey,
  type Relaxation,
  type WishConflict,
  wishOutcomes,
} from '@nutricion/planner';
import type { CandidatesById } from './compose-choice.ts';

interface PlanInputs {
  readonly seed: number;
  /** ISO, of day 1. */
  readonly startDate: string;
  readonly minimumCents?: number;
  readonly relaxed?: readonly Relaxation[];
  readonly conflict?: WishConflict | null;
  readonly warnings?: readonly string[];
  /** What each goal did. */
  readonly effects?: readonly string[];
}

/** A plan over the wire: the specification's shape (section 3) and what the screens need beside it. */
export const presentPlan = (
  pantry: Pantry,
  recipes: CandidatesById,
  plan: MealPlan,
  { seed, startDate, minimumCents, relaxed = [], conflict = null, warnings = [], effects = [] }: PlanInputs,
): MealPlanJson => {
  const { answers } = plan;
  const short = energyShortfall(plan);
  const isOverBudget = relaxed.some(({ wish }) => wish === 'budget');
  const atWork = mealsAtWork(answers, startDate);
  return {
    plan: Array.from({ length: answers.days }, (_, index) => ({
      ...dayOf(startDate, index),
      meals: plan.meals
        .filter(({ day }) => day === index + 1)
        .map((meal) => ({
          ...presentMeal(meal, recipes),
          ...mealMoney.toJson({ priceCents: centsOf(meal, recipes, pantry, plan) }),
          isAtWork: atWork.has(placeKey(meal)),
        })),
    })),
    shoppingList: presentLines(pantry, plan),
    fromHome: plan.fromHome.map(({ productId, packages }) => ({
      productId,
      productName: pantry.products.get(productId)?.title ?? '',
      packages: hundredths(packages),
    })),
    ...planMoney.toJson(plan),
    nutritionSummary: nutritionSummary(plan, recipes),
    explanation: {
      energy: short && {
        ...short,
        ways: short.ways.map(({ label, change: { dietaryPreferences, ...change } }) => ({
          label,
          change: { ...change, ...(dietaryPreferences && { dietaryPreferences: [...dietaryPreferences] }) },
        })),
      },
      conflict: conflict && {
        text: conflict.text,
        ways: conflict.ways.map(({ label, text, change: { dietaryPreferences, goals, wishes } }) => ({
          label,
          text,
          change: { dietaryPreferences: [...dietaryPreferences], goals: [...goals], wishes },
        })),
      },
      sentences: [...explainPlan(plan, recipes, { minimumCents, isOverBudget, effects })],
      relaxed: relaxed.map(({ wish, text }) => ({ wish, text })),
      wishes: wishOutcomes(plan, recipes).map(({ label, text, isMet }) => ({ label, text, isMet })),
      ...planReasonsMoney.toJson({ minimumCents: minimumCents ?? null, leftoverCents: plan.leftoverCents }),
      perDay: whole(plan.perDay),
      targets: whole(plan.targets),
      avoidedAllergens: allergens.filter(({ id }) => plan.avoided.includes(id)).map(({ label }) => label),
      warnings: [...warnings],
    },
    answers: {
      ...answers,
      dietaryPreferences: [...answers.dietaryPreferences],
      goals: [...answers.goals],
      allergies: [...answers.allergies],
    },
    seed,
  };
};

const DAY_MS = 86_400_000;
const weekday = new Intl.DateTimeFormat('es-PR', { weekday: 'long', timeZone: 'UTC' });

const dayOf = (startDate: string, index: number) => {
  const date = new Date(Date.parse(`${startDate}T00:00:00Z`) + index * DAY_MS);
  const name = weekday.format(date);
  return {
    day: index + 1,
    dayName: name.charAt(0).toUpperCase() + name.slice(1),
    date: date.toISOString().slice(0, 10),
  };
};

const presentMeal = (meal: PlannedMeal, recipes: CandidatesById) => {
  const { type, recipeId, servings, leftoverFromDay, side: sideId } = meal;
  const known = recipes.get(recipeId);
  if (!known) throw new Error(`The plan has a recipe that is not known: ${recipeId}`);
  const { recipe } = known;
  const side = sideId === undefined ? undefined : recipes.get(sideId);
  const kcals = [known, ...(side ? [side] : [])].map(({ nutrition }) => nutrition.perServing.kcal);
  const kcal = kcals.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
  const isCooked = leftoverFromDay !== null;
  return {
    type,
    typeName: recipeMeals.find(({ id }) => id === type)?.label ?? type,
    emoji: recipe.emoji,
    art: dishOf(recipe.title, recipe.meal),
    recipeId,
    recipeName: recipe.title,
    prepTime: isCooked ? 0 : recipe.prepMinutes,
    cookTime: isCooked ? 0 : recipe.cookMinutes,
    servings,
    side: side ? { id: side.recipe.id, label: side.recipe.title } : null,
    leftoverFromDay,
    eveningBefore: isCooked ? null : recipe.eveningBefore,
    kcal: kcal === null ? null : Math.round(kcal),
  };
};

/** What a meal eats, at what a package of it is charged in this plan. */
const centsOf = (
  meal: PlannedMeal,
  recipes: CandidatesById,
  { products, nowMs }: Pantry,
  { lines }: MealPlan,
): number => {
  const ofPackage = new Map(lines.map((line) => [line.productId, line.totalCents / line.quantity]));
  const perServing = dishesOf(meal).flatMap((dish) => recipes.get(dish)?.perServing ?? []);
  const cents = perServing.reduce((sum, { productId, packages }) => {
    const product = products.get(productId);
    const each = ofPackage.get(productId) ?? (product ? lineTotalCents(product.priced, 1, nowMs) : 0);
    return sum + packages * meal.servings * each;
  }, 0);
  return Math.round(cents);
};

const collator = new Intl.Collator('es');

/** In the order of the store: by category, then by name. */
const presentLines = ({ products }: Pantry, { lines }: MealPlan): MealPlanJson['shoppingList'] =>
  lines
    .map(({ productId, quantity, regularPriceCents, unitPriceCents, totalCents, usedPackages }) => {
      const product = products.get(productId);
      return {
        productId,
        productName: product?.title ?? '',
        packageLabel: product?.packageLabel ?? '',
        category: product?.category ?? '',
        quantity,
        ...planLineMoney.toJson({ regularPriceCents, unitPriceCents, totalCents }),
        promotion: product?.priced.promotion ? promotionToJson(product.priced.promotion) : null,
        usedPackages: hundredths(usedPackages),
        leftoverPackages: hundredths(Math.max(0, quantity - usedPackages)),
      };
    })
    .toSorted(
      (one, other) =>
        collator.compare(one.category, other.category) ||
        collator.compare(one.productName, other.productName),
    );

/** A pinch is a hundredth of a package at least. */
const hundredths = (packages: number): number =>
  packages > 0 ? Math.max(0.01, Math.round(packages * 100) / 100) : 0;

const whole = ({ kcal, protein_g, fiber_g, sodium_mg }: PerDay) => ({
  kcal: Math.round(kcal),
  protein_g: Math.round(protein_g),
  fiber_g: Math.round(fiber_g),
  sodium_mg: Math.round(sodium_mg),
});
