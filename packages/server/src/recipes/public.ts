export { findRecipes } from './find-recipes.ts';
export { planRecipe } from './plan-recipe.ts';
export type { RecipeMemory } from './recipe-memory.ts';
