import { join } from 'node:path';
import { isAllergenId } from '../../packages/domain/src/catalog/allergen.ts';
import type { NetUnit } from '../../packages/domain/src/catalog/unit-price.ts';
import type { WordTables } from '../../packages/domain/src/catalog/words/word-tables.ts';
import { centsFromDollars } from '../../packages/domain/src/kit/dollars.ts';
import type { ProductId } from '../../packages/domain/src/kit/ids.ts';
import { eveningStep } from '../../packages/domain/src/recipes/evening-before.ts';
import type { Pantry, PlanProduct } from '../../packages/planner/src/pantry/pantry.ts';
import { sideRecipes } from '../../packages/planner/src/pantry/sides.ts';
import { readSeed } from '../../packages/server/src/catalog/seed/seed-files.ts';
import { readKitchenFacts } from '../../packages/server/src/recipes/seed/kitchen-facts.ts';
import { readRecipeFiles } from '../../packages/server/src/recipes/seed/read-recipes.ts';
import { readSearchWords } from '../../packages/server/src/search/read-search-words.ts';

const root = join(import.meta.dirname, '../..');

/** The recipes and products of the seed, with SKUs as ids. */
export const readPantry = (): Pantry => {
  const seed = readSeed(root, { withDemo: false });
  const recipes = readRecipeFiles(root);
  const kitchens = readKitchenFacts(root);
  if (!seed.ok || !recipes.ok || !kitchens.ok) throw new Error('the seed was refused');
  const products = seed.value.products.map((product): PlanProduct => {
    const regularPriceCents = centsFromDollars(product.price);
    return {
      id: product.sku as ProductId,
      title: product.title,
      packageLabel: product.package_label,
      category: product.category,
      subcategory: product.detected_subcategory,
      zone: product.zone,
      highlights: product.nutritional_highlights,
      pasteurization: product.pasteurization as PlanProduct['pasteurization'],
      food: {
        title: product.title,
        netContent: product.net_content,
        netUnit: product.net_unit as NetUnit,
        kitchen: kitchens.value.get(product.sku) ?? null,
        unitPriceCents: regularPriceCents,
        contains: product.allergen_info?.filter(isAllergenId) ?? null,
        mayContain: product.may_contain.filter(isAllergenId),
        per100g: product.nutrition?.per100g ?? null,
      },
      priced: { regularPriceCents, promotion: null },
      stock: product.stock,
    };
  });
  const sold = new Set(products.map(({ id }) => id as string));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    recipes: recipes.value.map(({ entry }) => ({
      id: entry.id,
      title: entry.title,
      emoji: entry.emoji,
      meal: entry.meal,
      category: entry.category,
      equipment: entry.equipment,
      tags: entry.tags,
      servings: entry.servings,
      prepMinutes: entry.prep_minutes,
      cookMinutes: entry.cook_minutes,
      isMealPrepFriendly: entry.meal_prep,
      shelfLifeDays: entry.shelf_life_days ?? null,
      eveningBefore: eveningStep(entry.steps),
      ingredients: entry.ingredients.map(({ sku, quantity, unit, label, optional, prepared }) => ({
        productId: sku as ProductId,
        label,
        amount: quantity,
        unit,
        isOptional: optional,
        preparation: prepared,
      })),
    })),
    sides: sideRecipes((sku) => (sold.has(sku) ? (sku as ProductId) : undefined)),
    nowMs: 0,
  };
};

/** The search's word tables. */
export const readWords = (): WordTables => {
  const words = readSearchWords(root);
  if (!words.ok) throw new Error(words.refusal.reason);
  return words.value;
};
