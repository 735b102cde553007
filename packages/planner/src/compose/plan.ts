import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { ProductId } from '@nutricion/domain/ids';
import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import type { LinePrice } from '@nutricion/domain/promotion/line-price';
import type { RecipeMeal } from '@nutricion/domain/recipe/recipe';
import type { PerDay } from '../model/weights.ts';

/** A meal by what it is. */
export interface ChosenMeal {
  /** From 1. */
  readonly day: number;
  readonly type: RecipeMeal;
  readonly recipeId: string;
  readonly servings: number;
  /** What comes beside it, of as many servings; absent: nothing. */
  readonly side?: string;
}

/** What is eaten at a meal: the recipe, and what comes beside it. */
export const dishesOf = ({ recipeId, side }: Pick<ChosenMeal, 'recipeId' | 'side'>): readonly string[] =>
  side === undefined ? [recipeId] : [recipeId, side];

export interface PlannedMeal extends ChosenMeal {
  /** The day on which it is cooked, to be kept until this one; null: cooked for this meal. */
  readonly leftoverFromDay: number | null;
}

/** Whole packages, at what the cart charges for them. */
export interface PlanLine extends LinePrice {
  readonly productId: ProductId;
  /** Packages that the meals eat of those bought, a fraction. */
  readonly usedPackages: number;
}

/** A plan with everything that follows from its meals at one moment's prices. */
export interface MealPlan {
  readonly answers: PlanAnswers;
  /** Kept out of it. */
  readonly avoided: readonly AllergenId[];
  /** ISO date of day 1; null where nobody knows it, and then no wish about weekdays counts. */
  readonly startDate: string | null;
  /** What the meals eat of what is at home already, in packages. */
  readonly fromHome: readonly { readonly productId: ProductId; readonly packages: number }[];
  /** Meals with a dish of whose energy nobody knows anything; meals of whose sodium something isn't known. */
  readonly unknown: { readonly kcal: number; readonly sodium_mg: number };
  /** Day by day, in the order they are eaten. */
  readonly meals: readonly PlannedMeal[];
  readonly lines: readonly PlanLine[];
  readonly totalCents: number;
  /** Of packages that stay in the pantry, at what one of them was charged on average. */
  readonly leftoverCents: number;
  /** Of a person and day; what nobody has told us is not counted. */
  readonly perDay: PerDay;
  readonly targets: PerDay;
}
