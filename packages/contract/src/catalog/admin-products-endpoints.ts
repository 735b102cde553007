import { categories } from '@nutricion/domain/catalog/category';
import { productStates, scheduledPriceStates } from '@nutricion/domain/catalog/product-state';
import { zones } from '@nutricion/domain/catalog/zone';
import { z } from 'zod';
import { batchReason, changeReason, MISSING_REASON } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { pageCursor, REOPEN_LIST } from '../kit/page-cursor.ts';
import { line } from '../kit/plain-text.ts';
import { day, isoDateTime } from '../kit/ranges.ts';
import { adminProductRowSchema, adminProductSchema, productVersion } from './admin-products.ts';
import { productFields, productPrice, someFieldsSchema } from './product-fields.ts';

const params = z.object({ id: z.uuid() });
const productId = z.uuid('Ese producto no existe.');

/** Which products of the catalogue. */
export const productFilter = {
  q: line().max(120, 'Busca con 120 letras o menos.').optional(),
  category: z
    .enum(
      categories.map(({ id }) => id),
      'Esa categoría no existe.',
    )
    .optional(),
  state: z.enum(productStates, 'Ese estado no existe.').optional(),
  zone: z.enum(zones, 'Esa zona no existe.').optional(),
};

const scheduledPriceSchema = z.object({
  id: z.uuid(),
  price: z.number(),
  starts_on: z.iso.date(),
  /** Inclusive; null for no end. */
  ends_on: z.iso.date().nullable(),
  reason: z.string().nullable(),
  state: z.enum(scheduledPriceStates),
  by: z.string().nullable(),
});

const fieldValues = z.record(z.string(), z.unknown());

/** A bulk change, an imported file, or the undo of either. */
export const batchKinds = ['lote', 'archivo', 'deshecho'] as const;

const batchSchema = z.object({
  id: z.uuid(),
  kind: z.enum(batchKinds),
  /** Null if the account was deleted. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  products: z.number().int(),
  /** The batch that this one undid. */
  undoes: z.uuid().nullable(),
  /** The batch that undid this one. */
  undone_by: z.uuid().nullable(),
});
export type BatchJson = z.output<typeof batchSchema>;

export const adminProductEndpoints = declareEndpoints({
  'GET /api/admin/products': {
    access: 'products.read',
    summary: 'El catálogo entero, también lo oculto; por nombre, de página en página',
    query: z.object({
      ...productFilter,
      /** The few whose name fits `q` best, instead of a page by name. */
      best: z.enum(['1']).optional(),
      /** The last product of the previous page. */ after: z.uuid(REOPEN_LIST).optional(),
    }),
    response: z.object({ products: z.array(adminProductRowSchema), next: z.string().nullable() }),
  },
  'GET /api/admin/products/overview': {
    access: 'products.read',
    summary: 'Cuántos productos hay, y cuántos en cada estado',
    response: z.object({
      total: z.number().int(),
      by_state: z.partialRecord(z.enum(productStates), z.number().int()),
    }),
  },
  'GET /api/admin/products/similar': {
    access: 'products.write',
    summary: 'Productos que ya existen y que uno nuevo puede repetir, los más parecidos primero',
    query: z.object({
      title: line().min(1, 'Escribe el nombre.').max(120, 'Usa 120 letras o menos.'),
      net_content: z.coerce
        .number('Escribe el contenido.')
        .positive('Escribe más de 0.')
        .max(100_000, 'Revisa el contenido.'),
      net_unit: productFields.net_unit.value,
      package_label: line().max(80, 'Usa 80 letras o menos.'),
    }),
    response: z.object({
      products: z.array(
        adminProductRowSchema.pick({ id: true, title: true, package_label: true, is_active: true }),
      ),
    }),
  },
  'GET /api/admin/products/duplicates': {
    access: 'products.read',
    summary: 'Pares de productos que pueden ser el mismo, los más parecidos primero',
    response: z.object({
      pairs: z.array(
        z.array(
          adminProductRowSchema.pick({
            id: true,
            sku: true,
            title: true,
            package_label: true,
            image_url: true,
            price: true,
            stock: true,
          }),
        ),
      ),
    }),
  },
  'POST /api/admin/products/{id}/merge': {
    access: 'products.write',
    summary: 'Une un producto con otro, que se queda con sus pedidos, listas, recetas, lotes e inventario',
    params,
    body: z.strictObject({
      into: productId,
      reason: batchReason.min(1, MISSING_REASON),
    }),
    response: adminProductSchema,
  },
  'POST /api/admin/products': {
    access: 'products.write',
    summary: 'Crea un producto; nace oculto si no se dice otra cosa',
    body: someFieldsSchema.required({ title: true, price: true, category: true }),
    response: adminProductSchema,
  },
  'GET /api/admin/products/{id}': {
    access: 'products.read',
    summary: 'Un producto, con todo lo que se sabe de él',
    params,
    response: adminProductSchema,
  },
  'PATCH /api/admin/products/{id}': {
    access: 'products.write',
    summary: 'Cambia los datos dichos de un producto; 409 si alguien lo cambió antes',
    params,
    body: someFieldsSchema.extend({ version: productVersion, reason: changeReason.optional() }),
    response: adminProductSchema,
  },
  'GET /api/admin/products/{id}/prices': {
    access: 'products.read',
    summary: 'Los precios que ha tenido un producto, y los que va a tener',
    params,
    response: z.object({
      history: z.array(
        z.object({ price: z.number(), changed_at: z.iso.datetime(), by: z.string().nullable() }),
      ),
      scheduled: z.array(scheduledPriceSchema),
    }),
  },
  'POST /api/admin/products/{id}/scheduled-prices': {
    access: 'products.write',
    summary: 'Programa un precio de un día a otro, los dos enteros',
    params,
    body: z.strictObject({
      price: productPrice,
      starts_on: day('Escoge desde qué día.'),
      ends_on: day('Escoge hasta qué día.').nullable(),
      reason: changeReason.optional(),
    }),
    response: scheduledPriceSchema,
  },
  'DELETE /api/admin/products/{id}/scheduled-prices/{priceId}': {
    access: 'products.write',
    summary: 'Quita un precio programado; si está vigente, vuelve el de antes',
    params: params.extend({ priceId: z.uuid() }),
    response: scheduledPriceSchema,
  },
  'GET /api/admin/products/{id}/visibility': {
    access: 'products.read',
    summary: 'Por qué no se ve un producto, lugar por lugar; con q, por qué no sale al buscarla',
    params,
    query: z.object({ q: productFilter.q }),
    response: z.object({
      /** Whether the shop shows it at all. */
      visible: z.boolean(),
      reasons: z.array(
        z.object({
          where: z.string(),
          why: z.string(),
          /** The action that fixes it; null if there is none. */
          mend: z.enum(['show', 'restore', 'receive', 'data', 'nutrition']).nullable(),
        }),
      ),
      /** Where it is shown and how; with `q` its rank in the search and why. */
      seen: z.array(z.object({ where: z.string(), how: z.string() })),
    }),
  },
  'POST /api/admin/products/bulk': {
    access: 'products.write',
    summary: 'Cambia muchos productos de una vez, o dice cómo quedarían',
    body: z.strictObject({
      ids: z.array(productId).min(1, 'Escoge al menos uno.').max(20_000).optional(),
      filter: z.object(productFilter).optional(),
      changes: z
        .array(
          z.strictObject({
            field: z.enum(['price', 'is_active', 'aisle', 'zone', 'category', 'tax_class', 'tags']),
            operation: z.enum(['set', 'add', 'percent', 'add-tag', 'remove-tag']),
            value: z.union([line().max(80, 'Usa 80 letras o menos.'), z.number(), z.boolean(), z.null()]),
          }),
        )
        .min(1, 'Escoge qué cambia.')
        .max(20),
      dry_run: z.boolean(),
      reason: changeReason.optional(),
    }),
    response: z.object({
      /** Null if nothing was written. */
      batch_id: z.uuid().nullable(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      /** Shopping lists with products that change. Carts aren't counted: they are in browsers and computed anew when opened. */
      lists: z.number().int(),
      /** A price changes by more than a quarter, and no reason was given. */
      needs_reason: z.boolean(),
      /** The first products that change, with only their changed fields. */
      rows: z.array(z.object({ id: z.uuid(), title: z.string(), before: fieldValues, after: fieldValues })),
      faults: z.array(z.object({ id: z.uuid(), title: z.string(), error: z.string() })),
    }),
  },
  'GET /api/admin/batches': {
    access: 'products.read',
    summary: 'Los cambios en lote y los archivos importados, los últimos primero',
    query: z.object({
      kind: z.enum(batchKinds, 'Escoge de la lista.').optional(),
      /** Words of its reason or of who made it. */
      q: line().max(120, 'Busca con 120 letras o menos.').optional(),
      after: pageCursor([isoDateTime(REOPEN_LIST), z.uuid()], REOPEN_LIST).optional(),
    }),
    response: z.object({ batches: z.array(batchSchema), next: z.string().nullable() }),
  },
  'GET /api/admin/batches/{id}': {
    access: 'products.read',
    summary: 'Un lote con sus productos, antes y después, y qué se puede deshacer todavía',
    params,
    query: z.object({ after: pageCursor([z.uuid()], REOPEN_LIST).optional() }),
    response: batchSchema.extend({
      /** Products whose changed fields still have the batch's values. */
      undoable: z.number().int(),
      rows: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          /** Null: the batch created the product. */
          before: fieldValues.nullable(),
          after: fieldValues,
          /** False: somebody has changed one of these fields since. */
          is_undoable: z.boolean(),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
  'POST /api/admin/batches/{id}/undo': {
    access: 'products.write',
    summary: 'Deshace un lote; lo que cambió después se queda, y se dice cuál',
    params,
    response: z.object({
      undone: z.number().int(),
      skipped: z.array(z.object({ id: z.uuid(), title: z.string() })),
    }),
  },
});
