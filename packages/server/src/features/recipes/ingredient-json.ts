import type { ProductId } from '@nutricion/domain/ids';
import type { Ingredient } from '@nutricion/domain/recipe/ingredient';
import { preparations } from '@nutricion/domain/recipe/measure';
import { recipeUnits } from '@nutricion/domain/recipe/recipe';
import { z } from 'zod';

/** An ingredient as the column `recipes.ingredients` keeps it. */
export const ingredientJsonSchema = z.object({
  product_id: z.uuid(),
  label: z.string().min(1),
  amount: z.number().positive(),
  unit: z.enum(recipeUnits),
  optional: z.boolean().default(false),
  prepared: z.enum(preparations).nullable().default(null),
});
export type IngredientJson = z.input<typeof ingredientJsonSchema>;

export const toIngredient = (json: z.output<typeof ingredientJsonSchema>): Ingredient => ({
  productId: json.product_id as ProductId,
  label: json.label,
  amount: json.amount,
  unit: json.unit,
  isOptional: json.optional,
  preparation: json.prepared,
});
