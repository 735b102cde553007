import type { ProductId } from '@nutricion/domain/kit/ids';
import type { RecipeFood } from '@nutricion/domain/recipes/ingredient';
import { aFood, anIngredient, evenly } from '@nutricion/domain/recipes/recipe.builders';
import type { Pantry, PlanProduct, PlanRecipe, PlanSideRecipe } from './pantry/pantry.ts';

/** A food of which a cup has 500 kcal. */
export const aPlanFood = (values: Partial<RecipeFood> = {}): RecipeFood =>
  aFood({ per100g: { ...evenly(10), kcal: 250 }, ...values });

/**
 * A package of one pound for $1 with 1,000 in stock; a cup of it is 200 g, and all of its data are present.
 */
export const aPlanProduct = (id: string, values: Partial<PlanProduct> = {}): PlanProduct => ({
  id: id as ProductId,
  title: id,
  packageLabel: '1 lb',
  category: 'Provisiones',
  subcategory: null,
  zone: 'seco',
  highlights: ['vegan'],
  pasteurization: null,
  food: aPlanFood({ title: id }),
  priced: { regularPriceCents: 100, promotion: null },
  stock: 1000,
  ...values,
});

/** One cup of a product for one person, ready in ten minutes. */
export const aPlanRecipe = (id: string, productId: string, values: Partial<PlanRecipe> = {}): PlanRecipe => ({
  id,
  title: id,
  emoji: '🍽️',
  meal: 'almuerzo',
  category: 'other',
  equipment: 'una-olla',
  tags: [],
  servings: 1,
  prepMinutes: 5,
  cookMinutes: 5,
  isMealPrepFriendly: false,
  shelfLifeDays: null,
  eveningBefore: null,
  ingredients: [anIngredient({ productId: productId as ProductId })],
  ...values,
});

/** A side of a third of a cup of a product, named after it. */
export const aPlanSide = (productId: string, eatenWith: PlanSideRecipe['with']): PlanSideRecipe => ({
  ...aPlanRecipe(`con ${productId}`, productId, {
    meal: null,
    equipment: 'fria',
    prepMinutes: 0,
    cookMinutes: 0,
    ingredients: [anIngredient({ productId: productId as ProductId, amount: 1 / 3 })],
  }),
  with: eatenWith,
});

/** A pantry without sides. */
export const aPantry = (
  products: readonly PlanProduct[],
  recipes: readonly PlanRecipe[],
  nowMs = Date.UTC(2026, 10, 23),
): Pantry => ({
  products: new Map(products.map((product) => [product.id, product])),
  recipes,
  sides: [],
  nowMs,
});

const meals = ['desayuno', 'almuerzo', 'cena', 'merienda'] as const;

/**
 * A pantry of sixteen recipes made of eight products. Each meal has recipes with and without milk, egg, meat
 * and complete data, cheap and expensive ones, and recipes that share packages.
 */
export const aSmallShop = (): Pantry => {
  const products = [
    aPlanProduct('arroz'),
    aPlanProduct('habichuelas', { priced: { regularPriceCents: 189, promotion: null } }),
    aPlanProduct('huevos', {
      category: 'Huevos',
      highlights: [],
      food: aPlanFood({
        title: 'huevos',
        netContent: 12,
        netUnit: 'unidad',
        kitchen: { gramsPer: { unidad: 50, taza: 240 }, refuseShare: 0 },
        contains: ['huevo'],
        per100g: { ...evenly(10), kcal: 250, protein_g: 12.6 },
      }),
      priced: { regularPriceCents: 349, promotion: null },
    }),
    aPlanProduct('leche', {
      category: 'Leche',
      highlights: [],
      food: aPlanFood({
        title: 'leche',
        netContent: 64,
        netUnit: 'fl oz',
        kitchen: { gramsPer: { taza: 244 }, refuseShare: 0 },
        contains: ['leche'],
      }),
      priced: { regularPriceCents: 369, promotion: null },
      stock: 3,
    }),
    aPlanProduct('pollo', {
      category: 'Carnes',
      highlights: [],
      food: aPlanFood({ title: 'pollo', per100g: { ...evenly(20), kcal: 250, carbs_g: 0 } }),
      priced: { regularPriceCents: 999, promotion: null },
    }),
    aPlanProduct('galletas', {
      food: aPlanFood({ title: 'galletas', contains: null }),
      highlights: [],
      priced: { regularPriceCents: 259, promotion: null },
    }),
    aPlanProduct('granola', {
      food: aPlanFood({ title: 'granola', contains: ['trigo'], mayContain: ['mani'] }),
    }),
    aPlanProduct('guineo', { priced: { regularPriceCents: 79, promotion: null }, stock: 8 }),
  ];
  const recipes = products.flatMap(({ id }, position) =>
    [0, 1].map((more) =>
      aPlanRecipe(`${id}-${more}`, id, {
        meal: meals[(position + more) % meals.length] ?? 'cena',
        isMealPrepFriendly: more === 1,
        shelfLifeDays: more === 1 ? 3 : null,
        ingredients: [
          anIngredient({ productId: id, amount: 0.75 + more / 2 }),
          anIngredient({
            productId: (products[(position + 3) % 8] ?? products[0])?.id as ProductId,
            amount: 0.4,
          }),
        ],
      }),
    ),
  );
  const sides = [
    aPlanSide('guineo', ['desayuno', 'plato']),
    aPlanSide('leche', ['desayuno']),
    aPlanSide('galletas', ['plato']),
  ];
  return { ...aPantry(products, recipes), sides };
};
