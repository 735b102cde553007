import { z } from 'zod';
import { displayImageSchema } from '../kit/display-image.ts';
import { fieldSchemas, productFields, publicFieldNames } from './product-fields.ts';
import { promotionSchema } from './promotion-schema.ts';

/** Shown for a product without an image. */
export const PLACEHOLDER_IMAGE = '/art/placeholder.svg';

/** A product with the field names of the specification's section 3, and further fields. */
export const productSchema = z.object({
  ...fieldSchemas(publicFieldNames, 'value'),
  id: z.uuid(),
  /** Dollars for one unit now. */
  current_price: z.number().min(0),
  /** URL of its drawing. */
  image_url: z.string(),
  /** Its published photo with valid rights, shown instead of the drawing. */
  image: displayImageSchema.optional(),
  stock: z.number().int().min(0),
  view_count: z.number().int(),
  total_purchases: z.number().int(),
  purchased_yesterday_count: z.number().int(),
  nutritional_highlights: z.array(z.string()),
  /** Allergens that are certain while `allergen_info` is null; the others are unknown. */
  contains_at_least: z.array(z.string()).optional(),
  /** Optional, since a browser may have cached a response without it. */
  pasteurization: productFields.pasteurization.value.optional(),
  normalized_category: z.string().nullable(),
  shopify_product_id: z.string().nullable(),
  shopify_variant_id: z.string().nullable(),
  shopify_inventory_item_id: z.string().nullable(),
  /** The promotion that runs now. */
  promotion: promotionSchema.nullable(),
  /** The nutrient on the card: share of the Daily Value in one serving; null is unknown. */
  main_nutrient: z.object({ label: z.string(), percent: z.number().int() }).nullable(),
  /** In its harvest season in Puerto Rico now. */
  in_season: z.literal(true).optional(),
});
export type ProductJson = z.infer<typeof productSchema>;

/** The fields of a card and a cart line, with the product's names; empty ones are left out. */
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
    /** Dollars; absent if equal to `price`. */
    current_price: productSchema.shape.current_price.optional(),
    purchased_yesterday_count: productSchema.shape.purchased_yesterday_count.optional(),
    /** Diet tags, from `tags` and `nutritional_highlights`. */
    tags: productSchema.shape.tags.optional(),
    may_contain: productSchema.shape.may_contain.optional(),
    contains_at_least: productSchema.shape.contains_at_least,
    promotion: productSchema.shape.promotion.optional(),
    main_nutrient: productSchema.shape.main_nutrient.optional(),
    in_season: productSchema.shape.in_season,
    /** Present with the subcategory, on which its note depends; absent if pasteurization doesn't matter. */
    pasteurization: productSchema.shape.pasteurization,
    detected_subcategory: productSchema.shape.detected_subcategory.optional(),
  });
/** A complete product is a valid card too. */
export type ProductCardJson = z.infer<typeof productCardSchema>;

/** Today's cost of an economical meal plan, for the home page. */
export const planFiguresSchema = z.object({
  days: z.number().int().positive(),
  people: z.number().int().positive(),
  /** Dollars for everything that the plan buys. */
  totalCost: z.number().positive(),
  /** Dollars per person and day. */
  perPersonDay: z.number().positive(),
  /** Dishes with all ingredients in stock that take at most 30 minutes. */
  quickDishes: z.number().int().min(0),
});
export type PlanFiguresJson = z.infer<typeof planFiguresSchema>;

export const productDetailSchema = productSchema.extend({
  ...fieldSchemas(['nutrition'], 'value'),
  /** Optional, since a browser may have cached a response without it. */
  ingredients: productFields.ingredients.value.optional(),
});
export type ProductDetailJson = z.infer<typeof productDetailSchema>;

const hitPart = {
  score: z.number(),
  matchReasons: z.array(z.string()),
  /** In a free-from search: it is unknown whether this product is free of it. */
  isFreedomUnknown: z.literal(true).optional(),
};
export const searchHitSchema = productSchema.extend(hitPart);
export const searchHitCardSchema = productCardSchema.extend(hitPart);
export type SearchHitCardJson = z.infer<typeof searchHitCardSchema>;

export const searchText = z
  .string('Escribe qué buscas.')
  .max(200, 'La búsqueda es muy larga. Usa 200 letras o menos.');
