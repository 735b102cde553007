import type {
  RecipeIngredientJson,
  RecipeJson,
  RecipeSummaryJson,
} from '@nutricion/contract/recipes/recipes';
import { aCachedProduct } from '../../kit/offline/product.builders.ts';

const amounts: RecipeJson['nutrition']['perServing'] = {
  kcal: 350,
  protein_g: 12,
  carbs_g: 60,
  fat_g: 6,
  saturated_fat_g: 1,
  fiber_g: 9,
  sugars_g: 4,
  sodium_mg: 400,
  calcium_mg: null,
  iron_mg: null,
  potassium_mg: null,
  vitamin_c_mg: null,
  vitamin_a_ug: null,
  vitamin_d_ug: null,
  cholesterol_mg: null,
};

let recipeCount = 0;

/** A summary of a recipe for four people that keeps in the refrigerator. */
export const aRecipeSummary = (values: Partial<RecipeSummaryJson> = {}): RecipeSummaryJson => {
  recipeCount += 1;
  return {
    id: `00000000-0000-4000-9000-${String(recipeCount).padStart(12, '0')}`,
    title: `Receta ${recipeCount}`,
    emoji: '🍲',
    art: 'guiso',
    image_url: null,
    category: 'post-shift',
    meal: 'cena',
    equipment: 'una-olla',
    prepTime: 10,
    cookTime: 20,
    difficulty: 'easy',
    servings: 4,
    mealPrepFriendly: true,
    shelfLifeDays: 3,
    shelfLife: '3 días en la nevera',
    tags: [],
    totalPrice: 8,
    pricePerServing: 2,
    ...values,
  };
};

/** "1 taza de arroz", half a package of a product of that name that costs $2. */
export const anIngredient = (
  title: string,
  values: Partial<RecipeIngredientJson> = {},
): RecipeIngredientJson => {
  const product = aCachedProduct({ title, stock: 40 });
  return {
    productId: product.id,
    productTitle: title,
    quantity: `1 taza de ${title.toLowerCase()}`,
    amount: 1,
    unit: 'taza',
    optional: false,
    amountInPackages: 0.5,
    price: product.price,
    product,
    ...values,
  };
};

/** A whole recipe. */
export const aRecipe = (values: Partial<RecipeJson> = {}): RecipeJson => ({
  ...aRecipeSummary(values),
  ingredients: ['Arroz', 'Gandules', 'Calabaza'].map((title) => anIngredient(title)),
  instructions: ['Pica todo.', 'Hierve 15 minutos.', 'Sírvelo.'],
  nutritionTips: 'Trae bastante fibra.',
  allergens: { contains: [], mayContain: [], unknownProducts: [] },
  nutrition: { perServing: amounts, knownPerServing: amounts, unknownProducts: [], notes: [] },
  ...values,
});
