import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { integerInQuery } from '../kit/ranges.ts';
import {
  planFiguresSchema,
  productCardSchema,
  productDetailSchema,
  productSchema,
  searchHitCardSchema,
  searchHitSchema,
  searchText,
} from './catalog.ts';
import { categoriesQuery, facetsSchema, filterQuery } from './product-filter.ts';

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
      limit: integerInQuery(1, 200).optional(),
      offset: integerInQuery(0, 1_000_000).optional(),
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
      limit: integerInQuery(1, 20).optional(),
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
      /** Part of what the search rules out may not have been understood: no product in the response is called free of anything. */
      freedomUnclear: z.literal(true).optional(),
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
      products: integerInQuery(0, 8).optional(),
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
