import type { AdminRecipeJson, AdminRecipeRowJson } from '@nutricion/contract/recipes/admin-recipes';
import type { IngredientContentJson, RecipeContentJson } from '@nutricion/contract/recipes/recipe-content';
import type { ApiResponse } from '../../kit/api/api.ts';
import { anIngredient, aRecipe, aRecipeSummary } from '../shop/recipe.builders.ts';
import { aNewRecipe } from './recipe-draft.ts';

const anIngredientContent = (product_id: string, label: string): IngredientContentJson => ({
  product_id,
  label,
  amount: 1,
  unit: 'unidad',
  optional: false,
  prepared: null,
  substitutes: [],
});

/** The content of a stew for two people. */
export const aRecipeContent = (values: Partial<RecipeContentJson> = {}): RecipeContentJson => ({
  ...aNewRecipe.content,
  title: 'Sancocho',
  meal: 'cena',
  equipment: 'una-olla',
  cook_time: 20,
  instructions: ['Pica todo.', 'Cocina 20 minutos.'],
  ingredients: [
    anIngredientContent('7d1b0000-0000-4000-8000-000000000011', '1 ñame'),
    anIngredientContent('7d1b0000-0000-4000-8000-000000000012', '1 lata de maíz'),
  ],
  ...values,
});

/** That stew, as it is published. */
export const anAdminRecipe = (values: Partial<AdminRecipeJson> = {}): AdminRecipeJson => ({
  id: '7d1b0000-0000-4000-8000-000000000001',
  version: 2,
  state: 'publicada',
  publish_on: null,
  content: aRecipeContent(),
  published: aRecipeContent(),
  merged_into: null,
  ...values,
});

export const aRecipeRow = (values: Partial<AdminRecipeRowJson> = {}): AdminRecipeRowJson => ({
  ...aRecipeSummary(),
  version: 2,
  state: 'publicada',
  publish_on: null,
  kcal: 350,
  allergens: { contains: [], mayContain: [], unknownProducts: [] },
  warnings: [],
  changed_at: '2026-03-03T18:15:00.000Z',
  ...values,
});

/** The computed values of a recipe whose serving costs $2. */
export const aComputedRecipe = (
  values: Partial<ApiResponse<'POST /api/admin/recipes/computed'>> = {},
): ApiResponse<'POST /api/admin/recipes/computed'> => ({
  recipe: aRecipe({ title: 'Sancocho', ingredients: [anIngredient('Ñame'), anIngredient('Maíz')] }),
  diets: [],
  warnings: [],
  faults: {},
  products: [],
  ...values,
});
