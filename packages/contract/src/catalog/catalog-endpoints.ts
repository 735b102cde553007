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

/** The form of products in a list: complete, or with `card` the fields of a card. */
const view = z.enum(['card'], 'Esa vista no existe. Pide card, o nada.').optional();
const viewQuery = z.object({ view });

/** Complete products, or cards if requested. */
const products = z.array(z.union([productSchema, productCardSchema]));
const productList = z.object({ products });

export const catalogEndpoints = declareEndpoints({
  'GET /api/products': {
    access: 'verified',
    summary: 'Productos activos, de una categoría o por ids',
    query: z.object({
      category: z.string().max(60).optional(),
      /** At most 100 ids, comma-separated. */
      ids: z.string().max(4000).optional(),
      limit: integerInQuery(1, 200).optional(),
      offset: integerInQuery(0, 1_000_000).optional(),
      view,
      ...filterQuery,
    }),
    /** `total`: all products that match the filter, not only those of the page. */
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
      /** At most 100 product ids of the cart, comma-separated, the newest last. */
      ids: z.string().max(4000),
      view,
    }),
    response: productList,
  },
  'GET /api/products/substitutes': {
    access: 'verified',
    summary: 'Qué puede ir en lugar de lo que se agotó: uno por producto, sin alérgenos nuevos',
    query: z.object({
      /** At most 100 ids, comma-separated, of products that can't be bought. */
      ids: z.string().max(4000),
      /** At most 100 ids of products in the cart, which aren't suggested. */
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
      /** `true`: search for the words as typed, without correction. */
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
      /** The query with misspelt words corrected. */
      correctedQuery: z.string().optional(),
      /** What the products should be free of: "huevo". */
      freeFrom: z.array(z.string()).optional(),
      /** Part of what the query excludes may not have been understood: the response calls no product free of anything. */
      freedomUnclear: z.literal(true).optional(),
      /** If nothing was found: queries for the nearest products that are sold. */
      near: z.array(z.string()).optional(),
      /** Id of the search for `POST /api/searches`; absent for an empty query. */
      searchId: z.uuid().optional(),
      facets: facetsSchema.optional(),
    }),
  },
  'GET /api/products/suggest': {
    access: 'verified',
    summary: 'Sugerencias mientras se escribe',
    query: z.object({
      q: searchText,
      /** Number of products besides the texts; 8 by default. */
      products: integerInQuery(0, 8).optional(),
    }),
    /** Categories link to their pages, suggestions are queries; together at most eight. */
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
      /** False if nothing was bought yet: then basic products are shown as best sellers. */
      hasSales: z.boolean(),
      /** One shelf per category with products, in the shop's order, with its first twelve products. */
      shelves: z.array(
        z.object({
          categoryId: z.string(),
          total: z.number().int(),
          products,
        }),
      ),
      /** Absent until it is computed today. */
      plan: planFiguresSchema.optional(),
    }),
  },
  'GET /api/cart/gap': {
    access: 'verified',
    summary:
      'Productos que ayudan a llegar al incentivo: lo tuyo primero, luego lo más comprado de ese precio',
    query: z.object({
      /** Dollars missing to the threshold. */
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
      /** Quantity of each product in its newest order. Optional, since a browser may have cached a response without it. */
      quantities: z.record(z.string(), z.number().int().positive()).optional(),
    }),
  },
});
