import { productAllergens } from '@nutricion/contract/product-allergens';
import { promotionFromJson } from '@nutricion/contract/product-to-sellable';
import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import { centsFromDollars } from '@nutricion/domain/money/money';
import { unitPriceCents } from '@nutricion/domain/promotion/price';
import type { RecipeFood } from '@nutricion/domain/recipe/ingredient';
import type { KitchenFacts } from '@nutricion/domain/recipe/measure';
import { recipeUnits } from '@nutricion/domain/recipe/recipe';
import { z } from 'zod';
import { nutritionOf, presentPromotion } from './present-product.ts';
import type { ProductRow, ProductWithPromotions } from './product-rows.ts';
import { runningPromotion } from './running-promotion.ts';

const kitchenSchema = z.object({
  gramsPer: z.partialRecord(z.enum(recipeUnits), z.number().positive()),
  refuseShare: z.number().min(0).max(1).nullable(),
});

/** A product as recipes compute with it, at the price it has at `nowMs`; off sale it has none. */
export const recipeFood = ({ product, promotions }: ProductWithPromotions, nowMs: number): RecipeFood => {
  const known = factsOf(product);
  if (!product.is_active) return { ...known, priceCents: null };
  const { promotion } = runningPromotion(promotions, nowMs);
  const priced = {
    priceCents: centsFromDollars(product.price),
    promotion: promotion && promotionFromJson(presentPromotion(promotion)),
  };
  return { ...known, priceCents: unitPriceCents(priced, nowMs) };
};

/** What of a product changes with its row alone is read out of it once. */
const facts = new WeakMap<ProductRow, Omit<RecipeFood, 'priceCents'>>();

const factsOf = (product: ProductRow): Omit<RecipeFood, 'priceCents'> => {
  const known = facts.get(product);
  if (known) return known;
  const made = {
    title: product.title,
    netContent: product.net_content,
    netUnit: product.net_unit as NetUnit,
    kitchen: kitchenOf(product.kitchen),
    ...productAllergens(product),
    per100g: nutritionOf(product)?.per100g ?? null,
  };
  facts.set(product, made);
  return made;
};

/** A column that holds anything else is as good as unknown. */
const kitchenOf = (column: unknown): KitchenFacts | null => {
  const parsed = kitchenSchema.safeParse(column);
  if (!parsed.success) return null;
  const gramsPer = Object.entries(parsed.data.gramsPer).filter(([, grams]) => grams !== undefined);
  return { gramsPer: Object.fromEntries(gramsPer), refuseShare: parsed.data.refuseShare };
};
