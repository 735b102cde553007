import {
  type IngredientContentJson,
  ingredientContentSchema,
} from '@nutricion/contract/recipes/recipe-content';
import {
  difficultySchema,
  recipeCategorySchema,
  recipeEquipmentSchema,
  recipeMealSchema,
} from '@nutricion/contract/recipes/recipes';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { dishOf } from '@nutricion/domain/recipes/dish';
import type { Ingredient } from '@nutricion/domain/recipes/ingredient';
import { storagePlaces } from '@nutricion/domain/recipes/shelf-life';
import { z } from 'zod';
import type { Recipe } from './recipe.ts';
import type { RecipeRow } from './recipe-rows.ts';

/** What PostgreSQL doesn't promise of a row: texts of a few kinds, and the shape of its JSON. */
const rowSchema = z.object({
  category: recipeCategorySchema,
  meal: recipeMealSchema.nullable(),
  equipment: recipeEquipmentSchema.nullable(),
  difficulty: difficultySchema,
  kept_in: z.enum(Object.keys(storagePlaces) as (keyof typeof storagePlaces)[]),
  instructions: z.array(z.string()),
  ingredients: z.array(ingredientContentSchema),
});

type ContentRow = Omit<RecipeRow, 'kept_in' | 'keeps_longer_because'> & { readonly kept_in: string };

/** A recipe out of its row, or out of what is written of it; null when its columns hold what no recipe has. */
export const parseRow = (row: ContentRow): Recipe | null => {
  const parsed = rowSchema.safeParse(row);
  if (!parsed.success) return null;
  const { category, meal, equipment, difficulty, kept_in, instructions, ingredients } = parsed.data;
  return {
    id: row.id,
    title: row.title,
    emoji: row.emoji,
    art: dishOf(row.title, meal),
    imageUrl: row.image_url,
    category,
    meal,
    equipment,
    prepMinutes: row.prep_time,
    cookMinutes: row.cook_time,
    difficulty,
    servings: row.servings,
    isMealPrepFriendly: row.meal_prep_friendly,
    shelfLifeDays: row.shelf_life_days,
    storagePlace: kept_in,
    tags: row.tags,
    tip: row.description,
    steps: instructions,
    ingredients: ingredients.map(toIngredient),
  };
};

type IngredientJson = Omit<IngredientContentJson, 'substitutes'> & Partial<IngredientContentJson>;

export const toIngredient = ({ substitutes = [], ...json }: IngredientJson): Ingredient => ({
  productId: json.product_id as ProductId,
  label: json.label,
  amount: json.amount,
  unit: json.unit,
  isOptional: json.optional,
  preparation: json.prepared,
  ...(substitutes.length > 0 && { substitutes: substitutes as ProductId[] }),
});
