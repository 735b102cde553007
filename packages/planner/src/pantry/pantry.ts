import type { Pasteurization } from '@nutricion/domain/catalog/pasteurization';
import type { Priced } from '@nutricion/domain/catalog/price';
import type { Zone } from '@nutricion/domain/catalog/zone';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { SideWith } from '@nutricion/domain/plans/sides';
import type { Ingredient, RecipeFood } from '@nutricion/domain/recipes/ingredient';
import type { RecipeCategory, RecipeEquipment, RecipeMeal } from '@nutricion/domain/recipes/recipe';

/** A product with what planning needs of it. */
export interface PlanProduct {
  readonly id: ProductId;
  readonly title: string;
  /** "2½ lb". */
  readonly packageLabel: string;
  /** Value of `products.category`. */
  readonly category: string;
  readonly subcategory: string | null;
  /** Storage zone; fresh products spoil. */
  readonly zone: Zone;
  /** Diet tags, computed from its nutrition or declared on its label, such as 'vegan'. */
  readonly highlights: readonly string[];
  /** Null where the question doesn't arise, or nobody has answered it. */
  readonly pasteurization: Pasteurization | null;
  readonly food: RecipeFood;
  readonly priced: Priced;
  /** Whole packages; 0 also for a product that isn't for sale. */
  readonly stock: number;
}

/** A recipe with what planning needs of it. */
export interface PlanRecipe {
  readonly id: string;
  readonly title: string;
  readonly emoji: string;
  /** Null for a recipe that isn't for a meal; no plan uses it. */
  readonly meal: RecipeMeal | null;
  /** When in a shift it is meant to be eaten. */
  readonly category: RecipeCategory;
  /** Null when unknown. */
  readonly equipment: RecipeEquipment | null;
  /** "criollo", "sopa". */
  readonly tags: readonly string[];
  /** Number of servings that the ingredients are for. */
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly isMealPrepFriendly: boolean;
  /** Null when it must be eaten fresh. */
  readonly shelfLifeDays: number | null;
  /** The step that is done in the evening before, such as soaking; null: none. */
  readonly eveningBefore: string | null;
  readonly ingredients: readonly Ingredient[];
}

/** A small side as a recipe of one product; its title follows the word "con" on screens. */
export interface PlanSideRecipe extends PlanRecipe {
  readonly with: readonly SideWith[];
}

/** A snapshot of everything that plans are made from. */
export interface Pantry {
  readonly recipes: readonly PlanRecipe[];
  /** Sides that can be added to meals; empty: plans have recipes only. */
  readonly sides: readonly PlanSideRecipe[];
  readonly products: ReadonlyMap<ProductId, PlanProduct>;
  /** Epoch milliseconds; decides which promotions are active. */
  readonly nowMs: number;
}
