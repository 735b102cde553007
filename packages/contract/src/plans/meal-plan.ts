import { diets } from '@nutricion/domain/accounts/diet';
import { budgetBands, planGoals } from '@nutricion/domain/plans/answers';
import { z } from 'zod';
import { promotionSchema } from '../catalog/promotion-schema.ts';
import { recipeMealSchema } from '../recipes/recipes.ts';
import { answersSchema } from './plan-choice.ts';
import { idsOf, wishesSchema } from './plan-wishes.ts';

const mealSchema = z.object({
  type: recipeMealSchema,
  /** "Almuerzo". */
  typeName: z.string(),
  emoji: z.string(),
  art: z.string(),
  recipeId: z.uuid(),
  recipeName: z.string(),
  /** Minutes of preparing and, apart from them, of cooking; both 0 where it is left over. */
  prepTime: z.number().int().min(0),
  cookTime: z.number().int().min(0),
  servings: z.number().int().min(1),
  /** Whether it falls into a work shift that was named. */
  isAtWork: z.boolean(),
  /** The day on which it was cooked and stored for this one; null: cooked for this meal. */
  leftoverFromDay: z.number().int().nullable(),
  /** What is done in the evening before, such as soaking: a step of the recipe; null: nothing. */
  eveningBefore: z.string().nullable(),
  /** The side, "1 guineo", once per serving; null: none. */
  side: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** Kilocalories of a serving with its side; null: something in it has no figure. */
  kcal: z.number().int().nullable(),
  /** Dollars of what it eats of the packages, for everybody; what is at home already counts as it would cost. */
  price: z.number().min(0),
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
  /** "2½ lb". */
  packageLabel: z.string(),
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

/** Per person and day; products without data aren't counted, so these are lower bounds. */
const perDaySchema = z.object({
  kcal: z.number().int(),
  protein_g: z.number().int(),
  fiber_g: z.number().int(),
  sodium_mg: z.number().int(),
});

/** Shown before the price if the plan has too little energy: kilocalories per person and day. */
const energySchema = z.object({
  kcal: z.number().int(),
  neededKcal: z.number().int(),
  percent: z.number().int(),
  /** Suggested changes of answers, to plan again with. */
  ways: z.array(
    z.object({
      label: z.string(),
      change: z.object({
        days: z.number().int().exactOptional(),
        budget: z.enum(idsOf(budgetBands)).exactOptional(),
        dietaryPreferences: z.array(z.enum(idsOf(diets))).exactOptional(),
      }),
    }),
  ),
});

/** Wishes that together leave a poor plan. */
const conflictSchema = z.object({
  /** "Con todo lo que pides caben 3 platos: «Tempeh guisado» sale 14 veces y no hay fruta." */
  text: z.string(),
  /** Wishes to drop, as answers to plan again with. */
  ways: z.array(
    z.object({
      /** "Probar sin la dieta vegetariana". */
      label: z.string(),
      /** What that gives, counted and planned without the wish: "… tendrías 14 platos más y fruta en el desayuno." */
      text: z.string(),
      change: z.object({
        dietaryPreferences: z.array(z.enum(idsOf(diets))),
        goals: z.array(z.enum(idsOf(planGoals))),
        wishes: wishesSchema,
      }),
    }),
  ),
});

const explanationSchema = z.object({
  energy: energySchema.nullable(),
  /** Null: none, or the plan wasn't planned now. */
  conflict: conflictSchema.nullable(),
  /** What was weighed, the price beside the cheapest plan, what was given up: short Spanish sentences. */
  sentences: z.array(z.string()),
  /** Wishes that could not be met, the worst first; the plan's `answers` are without them. */
  relaxed: z.array(
    z.object({
      wish: z.enum(['budget', 'days', 'meals', 'diet', 'words']),
      /** "Con tu presupuesto alcanza para 5 días, no para 7." */
      text: z.string(),
    }),
  ),
  /**
   * The result of each wish in free text: "Sin cerdo", "Ninguna comida lo lleva."; not met if a liked food is in no
   * meal.
   */
  wishes: z.array(z.object({ label: z.string(), text: z.string(), isMet: z.boolean() })),
  /** Dollars: the cheapest plan that we found for these answers; null: not looked for. */
  minimumCost: z.number().nullable(),
  /** Dollars of whole packages that this plan leaves unused. */
  wasteCost: z.number(),
  perDay: perDaySchema,
  /** What the figures above are held against. */
  targets: perDaySchema,
  /** Excluded allergens, from the answers and the profile, as on labels. */
  avoidedAllergens: z.array(z.string()),
  /** What of a saved plan no longer holds, as "Habichuelas negras se agotó". */
  warnings: z.array(z.string()),
});

/** Section 3 of the specification, and beside it what the screens need to go on from it. */
export const mealPlanSchema = z.object({
  plan: z.array(daySchema),
  shoppingList: z.array(lineSchema),
  /** What the plan eats of what is at home already. */
  fromHome: z.array(
    z.object({ productId: z.uuid(), productName: z.string(), packages: z.number().positive() }),
  ),
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
  /** The answers that the plan satisfies, after relaxing: send these with later calls. */
  answers: answersSchema,
  seed: z.number().int(),
});
export type MealPlanJson = z.infer<typeof mealPlanSchema>;
