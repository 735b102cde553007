import {
  type Nutrition,
  nutritionSchema,
  PLACEHOLDER_IMAGE,
  type ProductJson,
  type PromotionJson,
} from '@nutricion/contract/catalog';
import { promotionFromJson } from '@nutricion/contract/product-to-sellable';
import { centsFromDollars, dollarsFromCents } from '@nutricion/domain/money/money';
import { mainNutrient } from '@nutricion/domain/nutrition/main-nutrient';
import { unitPriceCents } from '@nutricion/domain/promotion/price';
import type { ProductRow, ProductWithPromotions, PromotionRow } from './product-rows.ts';
import { runningPromotion } from './running-promotion.ts';

/** A product over the wire as it is at `nowMs`, and until when that holds. */
export const presentProduct = (
  source: ProductWithPromotions,
  nowMs: number,
): { readonly json: ProductJson; readonly untilMs: number } => {
  const { promotion, currentCents, untilMs } = priceAt(source, nowMs);
  const { product } = source;
  const nutrition = nutritionOf(product);
  const { nutrition: _, kitchen: __, ...fields } = product;
  return {
    untilMs,
    json: {
      ...fields,
      current_price: dollarsFromCents(currentCents),
      image_url: product.image_url ?? PLACEHOLDER_IMAGE,
      net_unit: product.net_unit as ProductJson['net_unit'],
      tax_class: product.tax_class as ProductJson['tax_class'],
      pasteurization: product.pasteurization as NonNullable<ProductJson['pasteurization']> | null,
      promotion,
      main_nutrient: nutrition && mainNutrient(nutrition.per100g, nutrition.servingG),
    },
  };
};

/** What one unit costs at `nowMs` and by which promotion, and until when that holds. */
export const priceAt = ({ product, promotions }: ProductWithPromotions, nowMs: number) => {
  const { promotion: row, untilMs } = runningPromotion(promotions, nowMs);
  const promotion = row && presentPromotion(row);
  const priced = {
    priceCents: centsFromDollars(product.price),
    promotion: promotion && promotionFromJson(promotion),
  };
  return { promotion, currentCents: unitPriceCents(priced, nowMs), untilMs };
};

/** The product's nutrition; a column that holds anything else is as good as unknown. */
export const nutritionOf = (product: Pick<ProductRow, 'nutrition'>): Nutrition | null =>
  product.nutrition === null ? null : (nutritionSchema.safeParse(product.nutrition).data ?? null);

export const presentPromotion = (row: PromotionRow): PromotionJson => ({
  type: row.type as PromotionJson['type'],
  badge_text: row.badge_text,
  discount_percent: row.discount_percent,
  discount_value: row.discount_value,
  condition_quantity: row.condition_quantity,
  condition_spend: row.condition_spend,
  start_date: row.start_date.toISOString(),
  end_date: row.end_date.toISOString(),
});
