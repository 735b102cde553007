import type { DisplayImageJson } from '@nutricion/contract/kit/display-image';
import type { Ingredient } from '@nutricion/domain/recipes/ingredient';
import type {
  Difficulty,
  RecipeCategory,
  RecipeEquipment,
  RecipeMeal,
} from '@nutricion/domain/recipes/recipe';
import type { StoragePlace } from '@nutricion/domain/recipes/shelf-life';

/** A cached recipe; cost and nutrition are computed from the products on request. */
export interface Recipe {
  readonly id: string;
  readonly title: string;
  readonly emoji: string;
  /** The plated dish that is drawn of it, as an art value. */
  readonly art: string;
  readonly imageUrl: string | null;
  /** Its published photo with valid rights, if any. */
  readonly image?: DisplayImageJson | undefined;
  readonly category: RecipeCategory;
  readonly meal: RecipeMeal | null;
  readonly equipment: RecipeEquipment | null;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly difficulty: Difficulty;
  readonly servings: number;
  readonly isMealPrepFriendly: boolean;
  readonly shelfLifeDays: number | null;
  readonly storagePlace: StoragePlace;
  readonly tags: readonly string[];
  readonly tip: string;
  readonly steps: readonly string[];
  readonly ingredients: readonly Ingredient[];
}

/** One of the built-in Recetas Express: each is for a moment of the shift. */
export interface ExpressRecipe extends Recipe {
  readonly category: Exclude<RecipeCategory, 'other'>;
}
