import { type NutrientAmounts, nutrients } from '../../packages/domain/src/catalog/nutrition/nutrient.ts';
import type { ProductId } from '../../packages/domain/src/kit/ids.ts';
import { mulberry32, type Random } from '../../packages/domain/src/kit/random.ts';
import type { Ingredient } from '../../packages/domain/src/recipes/ingredient.ts';
import { recipeCategories } from '../../packages/domain/src/recipes/recipe.ts';
import type { Pantry, PlanProduct, PlanRecipe } from '../../packages/planner/src/pantry/pantry.ts';
import { pick } from '../random.ts';

const PRODUCTS = 20_000;
const RECIPES = 2_000;
const MIN_INGREDIENTS = 4;
const EXTRA_INGREDIENTS = 8;
const meals = ['desayuno', 'almuerzo', 'cena', 'merienda'] as const;

/** 2,000 recipes of four to eleven ingredients from 20,000 products; the same seed gives the same ones. */
export const largePantry = (seed: number): Pantry => {
  const random = mulberry32(seed);
  const products = Array.from({ length: PRODUCTS }, (_, place) => aProduct(place, random));
  const recipes = Array.from({ length: RECIPES }, (_, place) => aRecipe(place, products, random));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    recipes,
    sides: [],
    nowMs: 0,
  };
};

const aProduct = (place: number, random: Random): PlanProduct => {
  const regularPriceCents = 99 + Math.floor(random() * 900);
  const title = `Producto ${place}`;
  return {
    id: `p${place}` as ProductId,
    title,
    packageLabel: '1 lb',
    category: 'Provisiones',
    subcategory: null,
    zone: 'seco',
    highlights: random() < 0.6 ? ['vegan'] : [],
    pasteurization: null,
    food: {
      title,
      netContent: 8 + Math.floor(random() * 40),
      netUnit: 'oz',
      kitchen: { gramsPer: { taza: 120 + Math.floor(random() * 120) }, refuseShare: 0 },
      unitPriceCents: regularPriceCents,
      contains: random() < 0.2 ? ['leche'] : [],
      mayContain: [],
      per100g: {
        ...(Object.fromEntries(nutrients.map((nutrient) => [nutrient, null])) as NutrientAmounts),
        kcal: 40 + random() * 350,
        protein_g: random() * 25,
        carbs_g: random() * 60,
        fiber_g: random() * 10,
        sodium_mg: random() * 400,
      },
    },
    priced: { regularPriceCents, promotion: null },
    stock: 20 + Math.floor(random() * 100),
  };
};

const aRecipe = (place: number, products: readonly PlanProduct[], random: Random): PlanRecipe => ({
  id: `r${place}`,
  title: `Receta ${place}`,
  emoji: '🍽️',
  meal: pick(meals, random),
  category: pick(recipeCategories, random).id,
  equipment: null,
  tags: [],
  servings: 4,
  prepMinutes: 5 + Math.floor(random() * 20),
  cookMinutes: Math.floor(random() * 40),
  isMealPrepFriendly: random() < 0.5,
  shelfLifeDays: random() < 0.5 ? 3 : null,
  eveningBefore: null,
  ingredients: Array.from(
    { length: MIN_INGREDIENTS + Math.floor(random() * EXTRA_INGREDIENTS) },
    (): Ingredient => ({
      productId: pick(products, random).id,
      label: '',
      amount: 0.5 + random() * 2,
      unit: 'taza',
      isOptional: false,
      preparation: null,
    }),
  ),
});
