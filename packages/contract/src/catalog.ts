import { pasteurizations } from '@nutricion/domain/catalog/pasteurization';
import { taxClasses } from '@nutricion/domain/catalog/product';
import { netUnits } from '@nutricion/domain/catalog/unit-price';
import { z } from 'zod';
import { declareEndpoints } from './endpoint.ts';
import { categoriesQuery, facetsSchema, filterQuery } from './product-filter.ts';
import { promotionSchema } from './promotion-schema.ts';
import { wholeInQuery } from './ranges.ts';
import { shownImageSchema } from './shown-image.ts';

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
  image: shownImageSchema.optional(),
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
const planFiguresSchema = z.object({
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

/** How much of each product a list holds: `card` is what its card shows; unless said, all of it. */
const view = z.enum(['card'], 'Esa vista no existe. Pide card, o nada.').optional();
const viewQuery = z.object({ view });

/** Whole, or as cards where those were asked for. */
const products = z.array(z.union([productSchema, productCardSchema]));
const productList = z.object({ products });

export const catalogEndpoints = declareEndpoints({
  'GET /api/products': {
    access: 'verified',
    summary: 'Productos activos, de una categoría o por ids',
    query: z.object({
      category: z.string().max(60).optional(),
      /** Up to 100 ids, comma-separated. */
      ids: z.string().max(4000).optional(),
      limit: wholeInQuery(1, 200).optional(),
      offset: wholeInQuery(0, 1_000_000).optional(),
      view,
      ...filterQuery,
    }),
    /** `total` counts what the filter lists, on every page. */
    response: productList.extend({ total: z.number().int(), facets: facetsSchema.optional() }),
  },
  'GET /api/products/best-sellers': {
    access: 'verified',
    summary: 'Los seis más vendidos',
    query: viewQuery,
    response: productList,
  },
  'GET /api/products/popular': {
    access: 'verified',
    summary: 'Populares por compras y vistas',
    query: viewQuery,
    response: productList,
  },
  'GET /api/products/snacks': {
    access: 'verified',
    summary: 'Ocho meriendas',
    query: viewQuery,
    response: productList,
  },
  'GET /api/products/incentives': {
    access: 'verified',
    summary: 'Frutas y vegetales en inventario, para escoger el incentivo',
    query: viewQuery,
    response: productList,
  },
  'GET /api/products/water': {
    access: 'verified',
    summary: 'Hasta tres productos de agua, para la calculadora de hidratación',
    query: viewQuery,
    response: productList,
  },
  'GET /api/products/recommendations': {
    access: 'verified',
    summary:
      'Hasta cuatro productos que van bien con un carrito; ninguno que ya esté en él ni que su hogar evite',
    query: z.object({
      /** Up to 100 ids of the cart's lines, comma-separated, the newest last. */
      ids: z.string().max(4000),
      view,
    }),
    response: productList,
  },
  'GET /api/products/substitutes': {
    access: 'verified',
    summary: 'Qué puede ir en lugar de lo que se agotó: uno por producto, sin alérgenos nuevos',
    query: z.object({
      /** Up to 100 ids, comma-separated: what can't be bought. */
      ids: z.string().max(4000),
      /** Likewise: what is in the cart already and isn't suggested. */
      besides: z.string().max(4000).optional(),
    }),
    response: z.object({
      substitutes: z.array(z.object({ productId: z.uuid(), product: productSchema })),
    }),
  },
  'GET /api/products/search': {
    access: 'verified',
    summary: 'Búsqueda: hasta 20, de lo que el filtro deja',
    query: z.object({
      q: searchText,
      /** `true`: search for the words as they are typed, misspelt or not. */
      literal: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional(),
      limit: wholeInQuery(1, 20).optional(),
      category: categoriesQuery,
      view,
      ...filterQuery,
    }),
    response: z.object({
      query: z.string(),
      results: z.array(z.union([searchHitSchema, searchHitCardSchema])),
      /** What was searched for in place of misspelt words. */
      correctedQuery: z.string().optional(),
      /** What the search asks the products to be free of: "huevo". */
      freeFrom: z.array(z.string()).optional(),
      /** Where nothing was found: searches for what is sold and nearest to it. */
      near: z.array(z.string()).optional(),
      /** Names the search to `POST /api/searches`; absent where nothing was searched for. */
      searchId: z.uuid().optional(),
      facets: facetsSchema.optional(),
    }),
  },
  'GET /api/products/suggest': {
    access: 'verified',
    summary: 'Sugerencias mientras se escribe',
    query: z.object({
      q: searchText,
      /** How many products beside the words; eight unless said. */
      products: wholeInQuery(0, 8).optional(),
    }),
    /** Categories lead to their page, suggestions are texts to search for; both together are eight at most. */
    response: z.object({
      categories: z.array(z.object({ id: z.string(), label: z.string() })),
      suggestions: z.array(z.string()),
      products: z.array(productSchema),
    }),
  },
  'GET /api/products/{id}': {
    access: 'verified',
    summary: 'Un producto, con su nutrición y similares',
    params: z.object({ id: z.string() }),
    response: productDetailSchema.extend({ similar: z.array(productSchema) }),
  },
  'GET /api/catalog/offline': {
    access: 'verified',
    summary: 'El catálogo entero, para leerlo sin conexión',
    response: z.object({ products: z.array(productDetailSchema) }),
  },
  'GET /api/home': {
    access: 'verified',
    summary: 'Los anaqueles de la portada',
    query: viewQuery,
    response: z.object({
      bestSellers: products,
      /** False: nothing has been bought yet, and basics stand in for best sellers. */
      hasSales: z.boolean(),
      /** One per category that has products, in the shop's order, its first twelve. */
      shelves: z.array(
        z.object({
          categoryId: z.string(),
          total: z.number().int(),
          products,
        }),
      ),
      /** Absent until it is known today. */
      plan: planFiguresSchema.optional(),
    }),
  },
  'GET /api/cart/gap': {
    access: 'verified',
    summary:
      'Productos que ayudan a llegar al incentivo: lo tuyo primero, luego lo más comprado de ese precio',
    query: z.object({
      /** Dollars that the cart is short of the threshold. */
      missing: z.coerce
        .number('Di cuánto falta.')
        .positive('Di cuánto falta.')
        .max(100, 'Nunca faltan más de $100.'),
      view,
    }),
    response: productList,
  },
  'GET /api/reorder': {
    access: 'verified',
    summary: 'Lo de tus últimos cinco pedidos, sin repetir',
    query: viewQuery,
    response: productList.extend({
      /** How many of each the newest of these orders had. A browser may hold an answer of before it was told. */
      quantities: z.record(z.string(), z.number().int().positive()).optional(),
    }),
  },
});
