import type { Zone } from '@nutricion/domain/catalog/zone';
import type { ProductId } from '@nutricion/domain/ids';
import type { SideWith } from '@nutricion/domain/meal-plan/sides';
import type { Priced } from '@nutricion/domain/promotion/price';
import type { Ingredient, RecipeFood } from '@nutricion/domain/recipe/ingredient';
import type { RecipeCategory, RecipeEquipment, RecipeMeal } from '@nutricion/domain/recipe/recipe';

/** A product as a plan buys it. */
export interface PlanProduct {
  readonly id: ProductId;
  readonly title: string;
  /** "2½ lb". */
  readonly packageLabel: string;
  /** As `products.category` has it. */
  readonly category: string;
  readonly subcategory: string | null;
  /** Where it is kept: what is fresh spoils. */
  readonly zone: Zone;
  /** Diet tags that its nutrition earns or its label declares, 'vegan' among them. */
  readonly highlights: readonly string[];
  readonly food: RecipeFood;
  readonly priced: Priced;
  /** Whole packages; 0 too where it isn't sold at present. */
  readonly stock: number;
}

export interface PlanRecipe {
  readonly id: string;
  readonly title: string;
  readonly emoji: string;
  /** Null: of no meal, and then in no plan. */
  readonly meal: RecipeMeal | null;
  /** When in a shift it is for. */
  readonly category: RecipeCategory;
  /** Null: nobody has told us. */
  readonly equipment: RecipeEquipment | null;
  /** "criollo", "sopa". */
  readonly tags: readonly string[];
  /** That its ingredients are for. */
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly isMealPrepFriendly: boolean;
  /** Null: to be eaten fresh. */
  readonly shelfLifeDays: number | null;
  readonly ingredients: readonly Ingredient[];
}

/** Something small beside a meal, as a recipe of its own: its title is what is read after "con". */
export interface PlanSideRecipe extends PlanRecipe {
  readonly with: readonly SideWith[];
}

/** Everything that a plan is made from, as it was at one moment. */
export interface Pantry {
  readonly recipes: readonly PlanRecipe[];
  /** What may come beside meals; empty: plans are of recipes alone. */
  readonly sides: readonly PlanSideRecipe[];
  readonly products: ReadonlyMap<ProductId, PlanProduct>;
  /** Epoch milliseconds: which promotions run. */
  readonly nowMs: number;
}
