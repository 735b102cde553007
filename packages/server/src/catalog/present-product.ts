import { PLACEHOLDER_IMAGE, type ProductJson } from '@nutricion/contract/catalog/catalog';
import { type Nutrition, nutritionSchema } from '@nutricion/contract/catalog/product-fields';
import { productToIndexed } from '@nutricion/contract/catalog/product-to-indexed';
import { promotionToJson } from '@nutricion/contract/catalog/promotion';
import { type DisplayImageJson, toDisplayImage } from '@nutricion/contract/kit/display-image';
import { productMoney } from '@nutricion/contract/kit/money';
import { isHarvestSeason } from '@nutricion/domain/catalog/index/season';
import { mainNutrient } from '@nutricion/domain/catalog/nutrition/main-nutrient';
import { type Priced, unitPriceCents } from '@nutricion/domain/catalog/price';
import { publishedImageOn } from '@nutricion/domain/content/image';
import { puertoRicoDate, puertoRicoDayEndMs } from '@nutricion/domain/kit/puerto-rico-time';
import { choosePromotion } from '@nutricion/domain/offers/choose-promotion';
import type { ProductRow, ProductWithPromotions } from './product-rows.ts';

/** A product's JSON at `nowMs`, and the time until which it stays correct. */
export const presentProduct = (
  source: ProductWithPromotions,
  nowMs: number,
): { readonly json: ProductJson; readonly untilMs: number } => {
  const { priced, untilMs } = priceAt(source, nowMs);
  const { product } = source;
  const photo = photoAt(source, nowMs);
  const nutrition = nutritionOf(product);
  const season = seasonAt(source, nowMs);
  const { nutrition: _, ingredients: __, kitchen: ___, zone: ____, price_cents, ...fields } = product;
  return {
    untilMs: Math.min(untilMs, photo.untilMs, season.untilMs),
    json: {
      ...fields,
      ...productMoney.toJson({
        regularPriceCents: price_cents,
        unitPriceCents: unitPriceCents(priced, nowMs),
      }),
      image_url: product.image_url ?? PLACEHOLDER_IMAGE,
      ...(photo.image && { image: photo.image }),
      promotion: priced.promotion && promotionToJson(priced.promotion),
      main_nutrient:
        nutrition &&
        mainNutrient({ ...nutrition, title: product.title, subcategory: product.detected_subcategory }),
      ...(season.isHarvest && { in_season: true as const }),
    },
  };
};

/** The photo to show at `nowMs`, and until when: after its usage rights end the drawing is shown. */
const photoAt = (
  { images }: Pick<ProductWithPromotions, 'images'>,
  nowMs: number,
): { readonly image: DisplayImageJson | undefined; readonly untilMs: number } => {
  const photo = publishedImageOn(images, puertoRicoDate(nowMs));
  const untilMs = photo?.rightsUntil ? puertoRicoDayEndMs(photo.rightsUntil) : Number.POSITIVE_INFINITY;
  return { image: photo && toDisplayImage(photo), untilMs };
};

/** Whether the product is in its harvest season at `nowMs`, and until when that holds (the end of the day). */
const seasonAt = ({ product }: Pick<ProductWithPromotions, 'product'>, nowMs: number) => {
  const { season } = productToIndexed(product);
  const today = puertoRicoDate(nowMs);
  return season === null
    ? { isHarvest: false, untilMs: Number.POSITIVE_INFINITY }
    : { isHarvest: isHarvestSeason(season, today), untilMs: puertoRicoDayEndMs(today) };
};

/** A product's regular price and its running promotion at `nowMs`, and until when they hold. */
export const priceAt = (
  { product, promotions }: Pick<ProductWithPromotions, 'product' | 'promotions'>,
  nowMs: number,
): { readonly priced: Priced; readonly untilMs: number } => {
  const { promotion, untilMs } = choosePromotion(promotions, nowMs);
  return { priced: { regularPriceCents: product.price_cents, promotion }, untilMs };
};

/** The product's nutrition; a column that doesn't match the schema counts as unknown. */
export const nutritionOf = (product: Pick<ProductRow, 'nutrition'>): Nutrition | null =>
  product.nutrition === null ? null : (nutritionSchema.safeParse(product.nutrition).data ?? null);
