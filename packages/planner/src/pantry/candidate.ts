import type { ProductId } from '@nutricion/domain/ids';
import type { SideWith } from '@nutricion/domain/meal-plan/sides';
import type { NutrientAmounts } from '@nutricion/domain/recipe/ingredient';
import type { RecipeMeal } from '@nutricion/domain/recipe/recipe';
import type { Eaten } from './eaten-groups.ts';
import type { PlanProduct, PlanRecipe } from './pantry.ts';

/** Meals that share their recipes: in Puerto Rico what is lunch today is dinner tomorrow. */
type MainCourse = 'desayuno' | 'plato' | 'merienda';
/** What comes beside a breakfast or a snack, and beside a lunch or a dinner. */
export type SideCourse = `con-${SideWith}`;
export type Course = MainCourse | SideCourse;
export const courses = [
  'desayuno',
  'plato',
  'merienda',
  'con-desayuno',
  'con-plato',
] as const satisfies readonly Course[];

export const courseOf = (meal: RecipeMeal): MainCourse =>
  meal === 'almuerzo' || meal === 'cena' ? 'plato' : meal;

export const sideCourseOf = (meal: RecipeMeal): SideCourse =>
  courseOf(meal) === 'plato' ? 'con-plato' : 'con-desayuno';

export const isSide = ({ course }: Pick<Candidate, 'course'>): boolean => course.startsWith('con-');

/** The side that is nothing at all. */
export const NO_SIDE = '';

/** A recipe or a side that a plan may use, with what a serving of it takes out of the packages. */
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
