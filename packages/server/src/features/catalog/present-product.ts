import {
  type Nutrition,
  nutritionSchema,
  PLACEHOLDER_IMAGE,
  type ProductJson,
} from '@nutricion/contract/catalog';
import { productMoney } from '@nutricion/contract/money';
import { promotionToJson } from '@nutricion/contract/promotion';
import { mainNutrient } from '@nutricion/domain/nutrition/main-nutrient';
import { choosePromotion } from '@nutricion/domain/promotion/choose-promotion';
import { type Priced, unitPriceCents } from '@nutricion/domain/promotion/price';
import { centsOfColumn } from '../../db/dollars.ts';
import type { ProductRow, ProductWithPromotions } from './product-rows.ts';

/** A product over the wire as it is at `nowMs`, and until when that holds. */
export const presentProduct = (
  source: ProductWithPromotions,
  nowMs: number,
): { readonly json: ProductJson; readonly untilMs: number } => {
  const { priced, untilMs } = priceAt(source, nowMs);
  const { product } = source;
  const nutrition = nutritionOf(product);
  const { nutrition: _, kitchen: __, ...fields } = product;
  return {
    untilMs,
    json: {
      ...fields,
      ...productMoney.toJson({ unitPriceCents: unitPriceCents(priced, nowMs) }),
      image_url: product.image_url ?? PLACEHOLDER_IMAGE,
      net_unit: product.net_unit as ProductJson['net_unit'],
      tax_class: product.tax_class as ProductJson['tax_class'],
      pasteurization: product.pasteurization as NonNullable<ProductJson['pasteurization']> | null,
      promotion: priced.promotion && promotionToJson(priced.promotion),
      main_nutrient: nutrition && mainNutrient(nutrition.per100g, nutrition.servingG),
    },
  };
};

/** A product's price at `nowMs` with the promotion that counts then, and until when that holds. */
export const priceAt = (
  { product, promotions }: ProductWithPromotions,
  nowMs: number,
): { readonly priced: Priced; readonly untilMs: number } => {
  const { promotion, untilMs } = choosePromotion(promotions, nowMs);
  return { priced: { regularPriceCents: centsOfColumn(product.price), promotion }, untilMs };
};

/** The product's nutrition; a column that holds anything else is as good as unknown. */
export const nutritionOf = (product: Pick<ProductRow, 'nutrition'>): Nutrition | null =>
  product.nutrition === null ? null : (nutritionSchema.safeParse(product.nutrition).data ?? null);
