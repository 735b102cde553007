import type { ProductId } from '@nutricion/domain/ids';
import type { NutrientAmounts } from '@nutricion/domain/recipe/ingredient';
import type { RecipeMeal } from '@nutricion/domain/recipe/recipe';
import type { Eaten } from './eaten-groups.ts';
import type { PlanProduct, PlanRecipe } from './pantry.ts';

/** Meals that share their recipes: in Puerto Rico what is lunch today is dinner tomorrow. */
export type Course = 'desayuno' | 'plato' | 'merienda';
export const courses = ['desayuno', 'plato', 'merienda'] as const satisfies readonly Course[];

export const courseOf = (meal: RecipeMeal): Course =>
  meal === 'almuerzo' || meal === 'cena' ? 'plato' : meal;

/** A recipe that a plan may use, with what a serving of it takes out of the packages. */
export interface Candidate {
  readonly recipe: PlanRecipe & { readonly meal: RecipeMeal };
  readonly course: Course;
  /** Of all ingredients, in their order. */
  readonly products: readonly PlanProduct[];
  readonly perServing: readonly { readonly productId: ProductId; readonly packages: number }[];
  readonly eaten: Eaten;
  readonly nutrition: {
    /** Null: something in it has no figure. */
    readonly perServing: NutrientAmounts;
    readonly knownPerServing: NutrientAmounts;
  };
}
