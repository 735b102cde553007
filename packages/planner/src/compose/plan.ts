import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { LinePrice } from '@nutricion/domain/offers/line-price';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import type { RecipeMeal } from '@nutricion/domain/recipes/recipe';
import type { PerDay } from '../model/weights.ts';

/** A meal of a plan as it is chosen, pinned, stored and sent. */
export interface ChosenMeal {
  /** From 1. */
  readonly day: number;
  readonly type: RecipeMeal;
  readonly recipeId: string;
  readonly servings: number;
  /** Id of the side, with as many servings as the recipe; absent: none. */
  readonly side?: string;
}

/** Ids of the recipe and of its side. */
export const dishesOf = ({ recipeId, side }: Pick<ChosenMeal, 'recipeId' | 'side'>): readonly string[] =>
  side === undefined ? [recipeId] : [recipeId, side];

/** A chosen meal with the day on which it is cooked. */
export interface PlannedMeal extends ChosenMeal {
  /** The day on which it was cooked; null: cooked for this meal. */
  readonly leftoverFromDay: number | null;
}

/** A line of the shopping list: whole packages at the cart's prices. */
export interface PlanLine extends LinePrice {
  readonly productId: ProductId;
  /** Packages that the meals use of those bought; a fraction. */
  readonly usedPackages: number;
}

/** A plan with everything that follows from its meals and the prices of one moment. */
export interface MealPlan {
  readonly answers: PlanAnswers;
  /** Allergens that no meal contains. */
  readonly avoided: readonly AllergenId[];
  /** ISO date of day 1; null: unknown, and wishes about weekdays don't apply. */
  readonly startDate: string | null;
  /** Packages that the meals use of what is already at home. */
  readonly fromHome: readonly { readonly productId: ProductId; readonly packages: number }[];
  /** Number of meals with a dish without any energy data, and with incomplete sodium data. */
  readonly unknown: { readonly kcal: number; readonly sodium_mg: number };
  /** By day, in the order in which they are eaten. */
  readonly meals: readonly PlannedMeal[];
  readonly lines: readonly PlanLine[];
  readonly totalCents: number;
  /** Value of the packages that are left over, at the average price charged for them. */
  readonly leftoverCents: number;
  /** Per person and day; missing nutrients count as zero. */
  readonly perDay: PerDay;
  readonly targets: PerDay;
}
