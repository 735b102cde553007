import { pasteurizations } from '@nutricion/domain/catalog/pasteurization';
import { taxClasses } from '@nutricion/domain/catalog/product';
import { netUnits } from '@nutricion/domain/catalog/unit-price';
import { z } from 'zod';
import { displayImageSchema } from '../kit/display-image.ts';
import { promotionSchema } from './promotion-schema.ts';

/** Nutrients of 100 g as sold. Null is unknown, never zero. Source: USDA SR28 by `usdaId`, or its recipe (`computed-food.ts`). */
export const nutritionSchema = z.object({
  usdaId: z.string(),
  servingG: z.number().positive(),
  servingLabel: z.string(),
  per100g: z.object({
    kcal: z.number().nullable(),
    protein_g: z.number().nullable(),
    carbs_g: z.number().nullable(),
    fat_g: z.number().nullable(),
    saturated_fat_g: z.number().nullable(),
    fiber_g: z.number().nullable(),
    sugars_g: z.number().nullable(),
    sodium_mg: z.number().nullable(),
    calcium_mg: z.number().nullable(),
    iron_mg: z.number().nullable(),
    potassium_mg: z.number().nullable(),
    vitamin_c_mg: z.number().nullable(),
    vitamin_a_ug: z.number().nullable(),
    vitamin_d_ug: z.number().nullable(),
    cholesterol_mg: z.number().nullable(),
  }),
});
export type Nutrition = z.infer<typeof nutritionSchema>;

/** What stands where a product has no picture. */
export const PLACEHOLDER_IMAGE = '/art/placeholder.svg';

/** A product with the names of the specification's section 3, and what the shop needs beside them. */
export const productSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Dollars, before any promotion. */
  price: z.number().positive(),
  /** Dollars: what one unit costs now. */
  current_price: z.number().min(0),
  /** Its drawing. */
  image_url: z.string(),
  /** Its photo, where one is published whose rights hold; shown in place of the drawing. */
  image: displayImageSchema.optional(),
  category: z.string(),
  stock: z.number().int().min(0),
  is_active: z.boolean(),
  view_count: z.number().int(),
  total_purchases: z.number().int(),
  purchased_yesterday_count: z.number().int(),
  tags: z.array(z.string()),
  nutritional_highlights: z.array(z.string()),
  /** Null: nobody has told us (sin datos). */
  allergen_info: z.array(z.string()).nullable(),
  may_contain: z.array(z.string()),
  /** What it surely contains where `allergen_info` is null; of the rest nobody has told us. */
  contains_at_least: z.array(z.string()).optional(),
  /** Null: the question doesn't arise. A browser may hold products of before it was asked. */
  pasteurization: z.enum(pasteurizations).nullable().optional(),
  usage_suggestions: z.string(),
  detected_subcategory: z.string().nullable(),
  normalized_category: z.string().nullable(),
  shopify_product_id: z.string().nullable(),
  shopify_variant_id: z.string().nullable(),
  shopify_inventory_item_id: z.string().nullable(),
  net_content: z.number().positive(),
  net_unit: z.enum(netUnits),
  package_label: z.string(),
  tax_class: z.enum(taxClasses),
  /** The promotion running now. */
  promotion: promotionSchema.nullable(),
  /** The one figure for a card: share of the Daily Value in one serving; null is sin datos. */
  main_nutrient: z.object({ label: z.string(), percent: z.number().int() }).nullable(),
  /** It is harvested in Puerto Rico now. */
  in_season: z.literal(true).optional(),
});
export type ProductJson = z.infer<typeof productSchema>;

/** What a card shows and a line of the cart keeps, with the product's own names. What is empty is left out. */
export const productCardSchema = productSchema
  .pick({
    id: true,
    title: true,
    description: true,
    price: true,
    image_url: true,
    image: true,
    category: true,
    stock: true,
    allergen_info: true,
    normalized_category: true,
    net_content: true,
    net_unit: true,
    package_label: true,
    tax_class: true,
  })
  .extend({
    /** Dollars; absent where it is `price`. */
    current_price: productSchema.shape.current_price.optional(),
    purchased_yesterday_count: productSchema.shape.purchased_yesterday_count.optional(),
    /** Those that name a diet, from `nutritional_highlights` too. */
    tags: productSchema.shape.tags.optional(),
    may_contain: productSchema.shape.may_contain.optional(),
    contains_at_least: productSchema.shape.contains_at_least,
    promotion: productSchema.shape.promotion.optional(),
    main_nutrient: productSchema.shape.main_nutrient.optional(),
    in_season: productSchema.shape.in_season,
    /** With the subcategory that its note depends on; absent where the question doesn't arise. */
    pasteurization: productSchema.shape.pasteurization,
    detected_subcategory: productSchema.shape.detected_subcategory.optional(),
  });
/** A whole product is a card too. */
export type ProductCardJson = z.infer<typeof productCardSchema>;

/** What a plan that spends little costs at today's prices, for the home page. */
export const planFiguresSchema = z.object({
  days: z.number().int().positive(),
  people: z.number().int().positive(),
  /** Dollars: all that is bought for it. */
  totalCost: z.number().positive(),
  /** Dollars of it for one person and day. */
  perPersonDay: z.number().positive(),
  /** Dishes with everything in stock that take half an hour or less. */
  quickDishes: z.number().int().min(0),
});
export type PlanFiguresJson = z.infer<typeof planFiguresSchema>;

export const productDetailSchema = productSchema.extend({ nutrition: nutritionSchema.nullable() });
export type ProductDetailJson = z.infer<typeof productDetailSchema>;

const hitPart = {
  score: z.number(),
  matchReasons: z.array(z.string()),
  /** Present where the search asks for 'sin X' and nobody has told us of this product. */
  isFreedomUnknown: z.literal(true).optional(),
};
export const searchHitSchema = productSchema.extend(hitPart);
export const searchHitCardSchema = productCardSchema.extend(hitPart);
export type SearchHitCardJson = z.infer<typeof searchHitCardSchema>;

export const searchText = z
  .string('Escribe qué buscas.')
  .max(200, 'La búsqueda es muy larga. Usa 200 letras o menos.');
