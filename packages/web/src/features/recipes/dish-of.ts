import type { ExpressRecipeJson, RecipeJson } from '@nutricion/contract/recipes';
import { keepsText } from '@nutricion/domain/recipe/recipe-words';
import type { Dish, DishIngredient } from './dish.ts';

/** One of the shop's recipes, as the screens show it. */
export const dishOfRecipe = (recipe: RecipeJson): Dish => ({
  id: recipe.id,
  title: recipe.title,
  emoji: recipe.emoji,
  imageUrl: recipe.image_url,
  category: recipe.category,
  difficulty: recipe.difficulty,
  minutes: recipe.prepTime + recipe.cookTime,
  servings: recipe.servings,
  keeps: keepsText(recipe.shelfLifeDays),
  pricePerServing: recipe.pricePerServing,
  ingredients: recipe.ingredients.map((ingredient) => ingredientOf(ingredient, recipe.servings)),
  steps: recipe.instructions,
  tip: recipe.nutritionTips,
  nutrition: recipe.nutritionPerServing,
  allergens: recipe.allergens,
  isScalable: true,
});

const ingredientOf = (ingredient: RecipeJson['ingredients'][number], asWritten: number): DishIngredient => ({
  productId: ingredient.productId,
  product: ingredient.product,
  name: ingredient.name,
  textFor: (servings) => `${(ingredient.quantity * servings) / asWritten} ${ingredient.unit} ${ingredient.name}`,
  packagesFor: (servings) =>
    ingredient.amountInPackages === null ? null : (ingredient.amountInPackages * servings) / asWritten,
  isOptional: ingredient.optional,
});

/** One of the seven built in: its amounts are words, so it is cooked as written. */
export const dishOfExpress = (recipe: ExpressRecipeJson): Dish => ({
  id: recipe.id,
  title: recipe.title,
  emoji: recipe.emoji,
  imageUrl: null,
  category: recipe.category,
  difficulty: recipe.difficulty,
  minutes: recipe.prepTime,
  servings: recipe.servings,
  keeps: recipe.shelfLife ?? null,
  pricePerServing: null,
  ingredients: recipe.ingredients.map(({ productId, product, productTitle, quantity, packages }) => ({
    productId,
    product,
    name: productTitle,
    textFor: () => quantity,
    packagesFor: () => packages,
    isOptional: false,
  })),
  steps: recipe.instructions,
  tip: recipe.nutritionTips,
  nutrition: null,
  allergens: null,
  isScalable: false,
});
