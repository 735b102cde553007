import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { ingredientMoney, recipeMoney } from '@nutricion/contract/plans/meal-money';
import type { RecipeJson, RecipeSummaryJson } from '@nutricion/contract/recipes/recipes';
import { type NutrientAmounts, nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import { recipeAllergens } from '@nutricion/domain/recipes/allergens';
import { costCents } from '@nutricion/domain/recipes/cost';
import type { Ingredient } from '@nutricion/domain/recipes/ingredient';
import { usageOf } from '@nutricion/domain/recipes/measure';
import { recipeNutrition } from '@nutricion/domain/recipes/nutrition';
import { nutritionTip } from '@nutricion/domain/recipes/nutrition-tip';
import { shelfLifeText } from '@nutricion/domain/recipes/shelf-life';
import { type JsonText, jsonList, jsonOf, jsonWith } from '../platform/http/json-text.ts';
import type { Recipe } from './recipe.ts';
import { linesOf, type ProductsById } from './shop-products.ts';

/** A recipe's card, with what it costs at the prices of `products`. */
export const presentSummary = (recipe: Recipe, products: ProductsById): RecipeSummaryJson => {
  const cents = costCents(linesOf(recipe.ingredients, products));
  const { shelfLifeDays, storagePlace, servings } = recipe;
  return {
    id: recipe.id,
    title: recipe.title,
    emoji: recipe.emoji,
    art: recipe.art,
    image_url: recipe.imageUrl,
    ...(recipe.image && { image: recipe.image }),
    category: recipe.category,
    meal: recipe.meal,
    equipment: recipe.equipment,
    prepTime: recipe.prepMinutes,
    cookTime: recipe.cookMinutes,
    difficulty: recipe.difficulty,
    servings,
    mealPrepFriendly: recipe.isMealPrepFriendly,
    shelfLifeDays,
    shelfLife: shelfLifeDays === null ? null : shelfLifeText(shelfLifeDays, storagePlace),
    tags: [...recipe.tags],
    ...recipeMoney.toJson({
      totalCents: cents,
      perServingCents: cents === null ? null : Math.round(cents / servings),
    }),
  };
};

/** A whole recipe; its products are as the catalogue has written them. */
export const presentRecipe = <Shown extends Recipe>(
  recipe: Shown,
  products: ProductsById,
): JsonText<RecipeJson & Pick<Shown, 'category'>> => {
  const lines = linesOf(recipe.ingredients, products);
  const nutrition = recipeNutrition(lines, recipe.servings);
  const { unknownProducts, notes } = nutrition;
  // Rounded before the tip is worded, so that the tip and the figures beside it agree.
  const perServing = rounded(nutrition.perServing);
  const facts: Omit<RecipeJson, 'ingredients'> & Pick<Shown, 'category'> = {
    ...presentSummary(recipe, products),
    category: recipe.category,
    instructions: [...recipe.steps],
    nutritionTips: [nutritionTip(perServing), recipe.tip].filter(Boolean).join(' '),
    allergens: mutable(recipeAllergens(lines)),
    nutrition: {
      perServing,
      knownPerServing: rounded(nutrition.knownPerServing),
      unknownProducts: [...unknownProducts],
      notes: [...notes],
    },
  };
  const ingredients = lines.map(({ ingredient, food }) => {
    const { packages } = usageOf(ingredient, food);
    const own = {
      productId: ingredient.productId,
      productTitle: food.title,
      quantity: ingredient.label,
      amount: ingredient.amount,
      unit: ingredient.unit,
      optional: ingredient.isOptional,
      amountInPackages: packages === null ? null : Number(packages.toPrecision(6)),
      ...ingredientMoney.toJson({ unitPriceCents: food.unitPriceCents }),
      ...substitutesOf(ingredient, products),
    };
    const product: JsonText<ProductJson | null> = products.get(ingredient.productId)?.json ?? jsonOf(null);
    return jsonWith(jsonOf(own), { product });
  });
  return jsonWith(jsonOf(facts), { ingredients: jsonList(ingredients) });
};

/** Those that can be bought now; nothing where there are none. */
const substitutesOf = ({ substitutes = [] }: Ingredient, products: ProductsById) => {
  const sold = substitutes.flatMap((id) => {
    const product = products.get(id);
    return product?.json && product.food.unitPriceCents !== null ? [{ id, title: product.food.title }] : [];
  });
  return sold.length > 0 ? { substitutes: sold } : {};
};

const mutable = ({ contains, mayContain, unknownProducts }: ReturnType<typeof recipeAllergens>) => ({
  contains: [...contains],
  mayContain: [...mayContain],
  unknownProducts: [...unknownProducts],
});

/** To a tenth: kitchen measures aren't more precise. */
const rounded = (amounts: NutrientAmounts): NutrientAmounts =>
  Object.fromEntries(
    nutrients.map((nutrient) => {
      const amount = amounts[nutrient];
      return [nutrient, amount === null ? null : Math.round(amount * 10) / 10];
    }),
  ) as NutrientAmounts;
