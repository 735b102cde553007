import { allergens } from '@nutricion/domain/catalog/allergen';
import {
  difficulties,
  recipeCategories,
  recipeEquipment,
  recipeMeals,
  recipeUnits,
} from '@nutricion/domain/recipes/recipe';
import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';
import { nutritionSchema } from '../catalog/product-fields.ts';
import { displayImageSchema } from '../kit/display-image.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { integerInQuery } from '../kit/ranges.ts';

export const recipeCategorySchema = z.enum(recipeCategories.map(({ id }) => id));
export const recipeMealSchema = z.enum(recipeMeals.map(({ id }) => id));
export const recipeEquipmentSchema = z.enum(recipeEquipment.map(({ id }) => id));
export const difficultySchema = z.enum(difficulties.map(({ id }) => id));
export const recipeUnitSchema = z.enum(recipeUnits);

/** A recipe's card, with the names of the specification's section 3. */
export const recipeSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  emoji: z.string(),
  /** The plated dish that is drawn of it, as an art value: shown where it has no photo. */
  art: z.string(),
  image_url: z.string().nullable(),
  /** Its published photo with valid rights, if any. */
  image: displayImageSchema.optional(),
  category: recipeCategorySchema,
  meal: recipeMealSchema.nullable(),
  equipment: recipeEquipmentSchema.nullable(),
  /** Minutes of preparing and, apart from them, of cooking. */
  prepTime: z.number().int().min(0),
  cookTime: z.number().int().min(0),
  difficulty: difficultySchema,
  servings: z.number().int().min(1),
  mealPrepFriendly: z.boolean(),
  /** Days that it keeps, and where, as "3 días en la nevera"; null: eat it fresh. */
  shelfLifeDays: z.number().int().min(1).nullable(),
  shelfLife: z.string().nullable(),
  /** Words to find it by. */
  tags: z.array(z.string()),
  /** Dollars at today's prices of the amounts used, without what is optional; null: not computable. */
  totalPrice: z.number().nullable(),
  pricePerServing: z.number().nullable(),
});
export type RecipeSummaryJson = z.infer<typeof recipeSummarySchema>;

const recipeIngredientSchema = z.object({
  productId: z.uuid(),
  /** The product's title, also while it isn't sold. */
  productTitle: z.string(),
  /**
   * The amount for the recipe's own servings: "2 tazas de arroz de grano mediano". For other servings use
   * `scaleLabel(quantity, wanted / servings)`.
   */
  quantity: z.string(),
  /** The same amount to compute with. */
  amount: z.number().positive(),
  unit: recipeUnitSchema,
  optional: z.boolean(),
  /** Packages of the product that the amount is, as 0.25; null: not computable. */
  amountInPackages: z.number().positive().nullable(),
  /** Dollars of one package now; null: not sold at present. */
  price: z.number().positive().nullable(),
  /** As it is sold now; null: not sold at present. */
  product: productSchema.nullable(),
  /** What does as well where the product isn't there: those that can be bought now, the best first. */
  substitutes: z.array(z.object({ id: z.uuid(), title: z.string() })).optional(),
});
export type RecipeIngredientJson = z.infer<typeof recipeIngredientSchema>;

const nutrientAmountsSchema = nutritionSchema.shape.per100g;

/** Without what is optional. */
const recipeNutritionSchema = z.object({
  /** Of one serving; null: something in the recipe has no figure for it (sin datos), never zero. */
  perServing: nutrientAmountsSchema,
  /** The sum of the known amounts, a lower bound of `perServing`; null if none is known. */
  knownPerServing: nutrientAmountsSchema,
  /** Titles of products without data: `knownPerServing` is without them. */
  unknownProducts: z.array(z.string()),
  /** Notes on the figures: "El sodio del bacalao…". */
  notes: z.array(z.string()),
});
export type RecipeNutritionJson = z.infer<typeof recipeNutritionSchema>;

const allergenIdSchema = z.enum(allergens.map(({ id }) => id));

/** Of all ingredients, optional ones too. */
const recipeAllergensSchema = z.object({
  contains: z.array(allergenIdSchema),
  mayContain: z.array(allergenIdSchema),
  /** Titles of products without allergen data. Missing data never means "no contiene". */
  unknownProducts: z.array(z.string()),
});
export type RecipeAllergensJson = z.infer<typeof recipeAllergensSchema>;

export const recipeSchema = recipeSummarySchema.extend({
  ingredients: z.array(recipeIngredientSchema),
  instructions: z.array(z.string()),
  /** What a serving is rich in and what to watch, computed; then the recipe's own tip. */
  nutritionTips: z.string(),
  allergens: recipeAllergensSchema,
  nutrition: recipeNutritionSchema,
});
export type RecipeJson = z.infer<typeof recipeSchema>;

const recipeList = z.object({ recipes: z.array(recipeSummarySchema) });

export const recipeEndpoints = declareEndpoints({
  'GET /api/recipes': {
    access: 'verified',
    summary: 'Recetas activas, las más nuevas primero',
    query: z.object({
      mealPrep: z.enum(['true', 'false']).optional(),
      category: recipeCategorySchema.optional(),
      meal: recipeMealSchema.optional(),
      /** Of the specification's carousel: 10. */
      limit: integerInQuery(1, 200).optional(),
      offset: integerInQuery(0, 1_000_000).optional(),
    }),
    response: recipeList.extend({ total: z.number().int() }),
  },
  'GET /api/recipes/express': {
    access: 'verified',
    summary: 'Recetas Express: las siete de la casa, completas',
    response: z.object({
      recipes: z.array(
        recipeSchema.extend({
          category: recipeCategorySchema.exclude(['other']),
        }),
      ),
    }),
  },
  'GET /api/recipes/{id}': {
    access: 'verified',
    summary: 'Una receta (también de las Express), con sus productos, alérgenos y nutrición',
    params: z.object({ id: z.string() }),
    response: recipeSchema,
  },
  'GET /api/products/{id}/recipes': {
    access: 'verified',
    summary: 'Hasta seis recetas que usan un producto',
    params: z.object({ id: z.string() }),
    response: recipeList,
  },
});
