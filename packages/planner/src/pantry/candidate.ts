import type { NutrientAmounts } from '@nutricion/domain/catalog/nutrition/nutrient';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { SideWith } from '@nutricion/domain/plans/sides';
import type { RecipeMeal } from '@nutricion/domain/recipes/recipe';
import type { Eaten } from './eaten-groups.ts';
import type { PlanProduct, PlanRecipe } from './pantry.ts';

/**
 * Groups of meals that share their recipes: in Puerto Rico the same dishes are eaten at lunch and at dinner.
 */
type MainCourse = 'desayuno' | 'plato' | 'merienda';
/** Sides for a breakfast or a snack, and for a lunch or a dinner. */
export type SideCourse = `con-${SideWith}`;
export type Course = MainCourse | SideCourse;
export const courses = [
  'desayuno',
  'plato',
  'merienda',
  'con-desayuno',
  'con-plato',
] as const satisfies readonly Course[];

/** The course of the recipes for a meal. */
export const courseOf = (meal: RecipeMeal): MainCourse =>
  meal === 'almuerzo' || meal === 'cena' ? 'plato' : meal;

/** The course of the sides for a meal. */
export const sideCourseOf = (meal: RecipeMeal): SideCourse =>
  courseOf(meal) === 'plato' ? 'con-plato' : 'con-desayuno';

/** Whether a candidate is a side, `NO_SIDE` included. */
export const isSide = ({ course }: Pick<Candidate, 'course'>): boolean => course.startsWith('con-');

/** Id of the side that stands for no side at all. */
export const NO_SIDE = '';

/** A recipe or a side that a plan may use, with its packages, food groups and nutrients per serving. */
export interface Candidate {
  readonly recipe: PlanRecipe & { readonly meal: RecipeMeal };
  readonly course: Course;
  /** One product for each ingredient, in the order of the ingredients. */
  readonly products: readonly PlanProduct[];
  readonly perServing: readonly { readonly productId: ProductId; readonly packages: number }[];
  readonly eaten: Eaten;
  readonly nutrition: {
    /** Null where an ingredient has no figure. */
    readonly perServing: NutrientAmounts;
    readonly knownPerServing: NutrientAmounts;
  };
}
