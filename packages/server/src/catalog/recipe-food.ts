import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import type { RecipeFood } from '@nutricion/domain/recipes/ingredient';
import type { KitchenFacts } from '@nutricion/domain/recipes/measure';
import { recipeUnits } from '@nutricion/domain/recipes/recipe';
import { z } from 'zod';
import { nutritionOf, priceAt } from './present-product.ts';
import type { ProductRow, ProductWithPromotions } from './product-rows.ts';

const kitchenSchema = z.object({
  gramsPer: z.partialRecord(z.enum(recipeUnits), z.number().positive()),
  refuseShare: z.number().min(0).max(1).nullable(),
});

/** A product as recipes compute with it, at its price of `nowMs`; null price if inactive. */
export const recipeFood = (source: ProductWithPromotions, nowMs: number): RecipeFood => {
  const foodFacts = factsOf(source.product);
  if (!source.product.is_active) return { ...foodFacts, unitPriceCents: null };
  return { ...foodFacts, unitPriceCents: unitPriceCents(priceAt(source, nowMs).priced, nowMs) };
};

/** Facts that change only with the row are computed once per row. */
const factsByRow = new WeakMap<ProductRow, Omit<RecipeFood, 'unitPriceCents'>>();

const factsOf = (product: ProductRow): Omit<RecipeFood, 'unitPriceCents'> => {
  const cached = factsByRow.get(product);
  if (cached) return cached;
  const facts = {
    title: product.title,
    netContent: product.net_content,
    netUnit: product.net_unit as NetUnit,
    kitchen: kitchenOf(product.kitchen),
    ...productAllergens(product),
    per100g: nutritionOf(product)?.per100g ?? null,
  };
  factsByRow.set(product, facts);
  return facts;
};

/** The kitchen facts; a column that doesn't match the schema counts as unknown. */
const kitchenOf = (column: unknown): KitchenFacts | null => {
  const parsed = kitchenSchema.safeParse(column);
  if (!parsed.success) return null;
  const gramsPer = Object.entries(parsed.data.gramsPer).filter(([, grams]) => grams !== undefined);
  return { gramsPer: Object.fromEntries(gramsPer), refuseShare: parsed.data.refuseShare };
};
