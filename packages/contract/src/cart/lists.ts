import { LIST_LIMITS } from '@nutricion/domain/cart/shopping-list';
import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { buyAgainLineSchema } from '../orders/buy-again.ts';

/** In small letters, so that one product is never two lines. */
const uuid = (message: string) => z.uuid(message).toLowerCase();
const productParams = z.object({ productId: uuid('Ese producto no existe.') });
const listParams = z.object({ id: uuid('Esa lista no existe.') });
const lineParams = listParams.extend(productParams.shape);

/** The rules check whether it is empty, too long or taken. */
const name = line('Ponle un nombre a la lista.').max(500, `Usa ${LIST_LIMITS.nameLetters} letras o menos.`);

const quantity = z
  .number('La cantidad debe ser un número.')
  .int('La cantidad debe ser un número entero.')
  .min(1, 'La cantidad mínima es 1.')
  .max(LIST_LIMITS.quantity, `La cantidad máxima es ${LIST_LIMITS.quantity}.`);

const newLineSchema = z.strictObject({
  productId: productParams.shape.productId,
  quantity,
  isChecked: z.boolean(),
});

const listSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The products on it, in the order they were put there. */
  productIds: z.array(z.uuid()),
  checkedCount: z.number().int().min(0),
  /** Of its first products. */
  images: z.array(z.string()).max(4),
});
export type ListSummaryJson = z.infer<typeof listSummarySchema>;

const listLineSchema = buyAgainLineSchema.extend({ isChecked: z.boolean() });
export type ListLineJson = z.infer<typeof listLineSchema>;

const listSchema = z.object({ id: z.uuid(), name: z.string(), lines: z.array(listLineSchema) });
export type ListJson = z.infer<typeof listSchema>;

const favoriteSchema = z.object({
  productId: z.uuid(),
  title: z.string(),
  imageUrl: z.string(),
  /** Null: no longer sold. */
  product: productSchema.nullable(),
});
export type FavoriteJson = z.infer<typeof favoriteSchema>;

const done = z.object({});

export const listEndpoints = declareEndpoints({
  'GET /api/me/favorites': {
    access: 'verified',
    summary: 'Cuáles productos son mis favoritos, el más nuevo primero',
    response: z.object({ productIds: z.array(z.uuid()) }),
  },
  'GET /api/me/favorites/products': {
    access: 'verified',
    summary: 'Mis favoritos como están ahora',
    response: z.object({ favorites: z.array(favoriteSchema) }),
  },
  'PUT /api/me/favorites/{productId}': {
    access: 'verified',
    summary: 'Guarda un producto entre mis favoritos',
    params: productParams,
    response: done,
  },
  'DELETE /api/me/favorites/{productId}': {
    access: 'verified',
    summary: 'Quita un producto de mis favoritos',
    params: productParams,
    response: done,
  },
  'GET /api/me/lists': {
    access: 'verified',
    summary: 'Mis listas de compra, la más vieja primero',
    response: z.object({ lists: z.array(listSummarySchema) }),
  },
  'POST /api/me/lists': {
    access: 'verified',
    summary: 'Hace una lista, también una que se borró; el mismo id da siempre la misma',
    body: z.strictObject({
      id: uuid('El id de la lista no es válido.'),
      name,
      lines: z
        .array(newLineSchema)
        .max(LIST_LIMITS.lines, `Una lista lleva hasta ${LIST_LIMITS.lines} productos.`)
        .refine((lines) => new Set(lines.map((line) => line.productId)).size === lines.length, {
          message: 'Cada producto va en una sola línea.',
        }),
    }),
    response: z.object({ id: z.uuid(), name: z.string() }),
    status: 201,
  },
  'GET /api/me/lists/{id}': {
    access: 'verified',
    summary: 'Una lista mía, con lo que la tienda vende ahora',
    params: listParams,
    response: listSchema,
  },
  'PATCH /api/me/lists/{id}': {
    access: 'verified',
    summary: 'Cambia el nombre de una lista',
    params: listParams,
    body: z.strictObject({ name }),
    response: z.object({ id: z.uuid(), name: z.string() }),
  },
  'DELETE /api/me/lists/{id}': {
    access: 'verified',
    summary: 'Borra una lista',
    params: listParams,
    response: done,
  },
  'PUT /api/me/lists/{id}/lines/{productId}': {
    access: 'verified',
    summary: 'Pone un producto en una lista, o cambia cuántos quiero y si ya lo tengo',
    params: lineParams,
    body: z.strictObject({ quantity, isChecked: z.boolean() }),
    response: done,
  },
  'DELETE /api/me/lists/{id}/lines/{productId}': {
    access: 'verified',
    summary: 'Quita un producto de una lista',
    params: lineParams,
    response: done,
  },
});
