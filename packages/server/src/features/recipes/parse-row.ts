import {
  difficultySchema,
  recipeCategorySchema,
  recipeEquipmentSchema,
  recipeMealSchema,
} from '@nutricion/contract/recipes';
import { keptIn } from '@nutricion/domain/recipe/shelf-life';
import { z } from 'zod';
import { ingredientJsonSchema, toIngredient } from './ingredient-json.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeRow } from './recipe-rows.ts';

/** What PostgreSQL doesn't promise of a row: texts of a few kinds, and the shape of its JSON. */
const rowSchema = z.object({
  category: recipeCategorySchema,
  meal: recipeMealSchema.nullable(),
  equipment: recipeEquipmentSchema.nullable(),
  difficulty: difficultySchema,
  kept_in: z.enum(Object.keys(keptIn) as (keyof typeof keptIn)[]),
  instructions: z.array(z.string()),
  ingredients: z.array(ingredientJsonSchema),
});

/** A recipe out of its row; null when its columns hold what no recipe has. */
export const parseRow = (row: RecipeRow): Recipe | null => {
  const parsed = rowSchema.safeParse(row);
  if (!parsed.success) return null;
  const { category, meal, equipment, difficulty, kept_in, instructions, ingredients } = parsed.data;
  return {
    id: row.id,
    title: row.title,
    emoji: row.emoji,
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
    keptIn: kept_in,
    tags: row.tags,
    tip: row.description,
    steps: instructions,
    ingredients: ingredients.map(toIngredient),
  };
};
