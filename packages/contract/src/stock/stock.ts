import { BARCODE_MESSAGE, gtinOf } from '@nutricion/domain/catalog/barcode';
import { zones } from '@nutricion/domain/catalog/zone';
import { lotStates } from '@nutricion/domain/stock/lots';
import { movementKinds } from '@nutricion/domain/stock/movement';
import { z } from 'zod';
import { MISSING_REASON } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { day } from '../kit/ranges.ts';

const params = z.object({ id: z.uuid() });
const MAX_UNITS = 100_000;
const units = z
  .number('Escribe cuántas unidades.')
  .int('Escribe un número entero.')
  .min(1, 'Escribe 1 o más.')
  .max(MAX_UNITS, 'Eso es demasiado: revisa el número.');
const seenCount = z.number('Vuelve a cargar.').int('Vuelve a cargar.').min(0, 'Vuelve a cargar.');
const requiredReason = line(MISSING_REASON).min(1, MISSING_REASON).max(500, 'Usa 500 letras o menos.');
/** Made where it is typed, so that what is sent twice is done once. */
const requestId = z.uuid('Vuelve a abrir el formulario.').toLowerCase();
export const searchText = line().max(120, 'Busca con 120 letras o menos.');

export const lotSchema = z.object({
  id: z.uuid(),
  product_id: z.uuid(),
  product: z.string(),
  sku: z.string(),
  supplier: z.string(),
  code: z.string(),
  expires_on: z.iso.date().nullable(),
  temperature_f: z.number().nullable(),
  received_units: z.number().int(),
  received_at: z.iso.datetime(),
  received_by: z.string().nullable(),
  units_left: z.number().int(),
  state: z.enum(lotStates),
});
export type LotJson = z.infer<typeof lotSchema>;

export const stockRowSchema = z.object({
  id: z.uuid(),
  sku: z.string(),
  title: z.string(),
  package_label: z.string(),
  image_url: z.string().nullable(),
  zone: z.enum(zones),
  aisle: z.string().nullable(),
  is_active: z.boolean(),
  /** For sale. */
  stock: z.number().int(),
});
export type StockRowJson = z.infer<typeof stockRowSchema>;

export const stockProductSchema = stockRowSchema.extend({
  /** Of orders, and still on the shelf beside `stock`. */
  reserved: z.number().int(),
  /** Those of which something is left, what expires first before the rest. */
  lots: z.array(lotSchema),
  /** Numbers of its packages, of fourteen digits. */
  barcodes: z.array(z.string()),
});
export type StockProductJson = z.infer<typeof stockProductSchema>;

export const stockMovementSchema = z.object({
  id: z.number().int(),
  kind: z.enum(movementKinds),
  units: z.number().int(),
  /** The stock after it. */
  balance: z.number().int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  lot: z.string().nullable(),
});
export type StockMovementJson = z.infer<typeof stockMovementSchema>;

/** The 409 of a count of what has moved since it was seen. */
export const staleStockProblemSchema = z.object({
  current: stockProductSchema,
  moved: z.array(stockMovementSchema),
});

export const receiveBodySchema = z.strictObject({
  /** The lot's own. */
  id: requestId,
  units,
  supplier: line('Escribe quién lo trajo.')
    .min(1, 'Escribe quién lo trajo.')
    .max(120, 'Usa 120 letras o menos.'),
  lot: line('Copia el lote del empaque.')
    .min(1, 'Copia el lote del empaque.')
    .max(60, 'Usa 60 letras o menos.'),
  expires_on: day('Escribe la fecha de vencimiento.').optional(),
  temperature_f: z
    .number('Escribe los grados Fahrenheit.')
    .min(-40, 'Revisa la temperatura: son grados Fahrenheit.')
    .max(140, 'Revisa la temperatura: son grados Fahrenheit.')
    .multipleOf(0.1, 'Usa un decimal o ninguno.')
    .optional(),
  /** Cold goods that came too warm are not taken in without it. */
  reason: line().max(500, 'Usa 500 letras o menos.').optional(),
});

export const countBodySchema = z.strictObject({
  id: requestId,
  /** On the shelf, with what orders hold and nobody has picked. */
  counted: z
    .number('Escribe cuántas hay.')
    .int('Escribe un número entero.')
    .min(0, 'Escribe 0 o más.')
    .max(MAX_UNITS, 'Eso es demasiado: revisa el número.'),
  stock_seen: seenCount,
  reserved_seen: seenCount,
  reason: requiredReason,
});

export const wasteBodySchema = z.strictObject({
  id: requestId,
  units,
  lot_id: z.uuid('Escoge un lote de la lista.').optional(),
  reason: requiredReason,
});

const ofQuantity = { id: requestId.optional(), reason: requiredReason };

/** One movement of the ledger, as programs write it. */
export const movementBodySchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ ...ofQuantity, kind: z.literal('conteo'), counted: countBodySchema.shape.counted }),
    z.strictObject({ ...ofQuantity, kind: z.enum(['merma', 'devolucion']), quantity: units }),
    z.strictObject({
      ...ofQuantity,
      kind: z.literal('ajuste'),
      quantity: z
        .number('Escribe cuántas unidades.')
        .int('Escribe un número entero.')
        .min(-MAX_UNITS, 'Eso es demasiado: revisa el número.')
        .max(MAX_UNITS, 'Eso es demasiado: revisa el número.')
        .refine((quantity) => quantity !== 0, 'Con 0 no cambia nada.'),
    }),
  ],
  'Escoge conteo, merma, devolucion o ajuste. La mercancía se recibe con su lote.',
);

/** The last movement of the page before. */
const before = z.coerce
  .number('Vuelve a cargar.')
  .int('Vuelve a cargar.')
  .min(1, 'Vuelve a cargar.')
  .max(Number.MAX_SAFE_INTEGER, 'Vuelve a cargar.');

export const stockEndpoints = declareEndpoints({
  'GET /api/admin/stock': {
    access: 'products.read',
    summary: 'Productos por nombre o código, con lo que queda de cada uno',
    query: z.object({ q: searchText.optional() }),
    response: z.object({ products: z.array(stockRowSchema) }),
  },
  'GET /api/admin/stock/{id}': {
    access: 'products.read',
    summary: 'Un producto: a la venta, apartado para pedidos, y sus lotes',
    params,
    response: stockProductSchema,
  },
  'GET /api/admin/stock/{id}/movements': {
    access: 'products.read',
    summary: 'Qué entró y qué salió de un producto, por quién y por qué; lo último primero',
    params,
    query: z.object({ before: before.optional() }),
    response: z.object({ movements: z.array(stockMovementSchema), next: z.number().int().nullable() }),
  },
  'POST /api/admin/stock/{id}/barcodes': {
    access: 'stock.write',
    summary: 'Enseña el código de barras de un producto, para escanearlo al prepararlo',
    params,
    body: z.strictObject({
      code: z
        .string(BARCODE_MESSAGE)
        .max(20, BARCODE_MESSAGE)
        .refine((code) => gtinOf(code) !== null, BARCODE_MESSAGE),
    }),
    response: z.object({ gtin: z.string() }),
  },
  'DELETE /api/admin/stock/{id}/barcodes/{gtin}': {
    access: 'stock.write',
    summary: 'Olvida un código de barras que se enseñó por error',
    params: params.extend({ gtin: z.string().regex(/^\d{14}$/, BARCODE_MESSAGE) }),
    response: z.object({ gtin: z.string() }),
  },
  'POST /api/admin/products/{id}/stock-movements': {
    access: 'stock.write',
    summary: 'Escribe un movimiento del inventario: conteo, merma, devolución o ajuste, y por qué',
    params,
    body: movementBodySchema,
    response: stockProductSchema,
  },
  'POST /api/admin/stock/{id}/receive': {
    access: 'stock.write',
    summary: 'Recibe un lote de mercancía',
    params,
    body: receiveBodySchema,
    response: stockProductSchema,
  },
  'POST /api/admin/stock/{id}/count': {
    access: 'stock.write',
    summary: 'Anota lo que hay contado en el anaquel, y por qué se contó',
    params,
    body: countBodySchema,
    response: stockProductSchema,
  },
  'POST /api/admin/stock/{id}/waste': {
    access: 'stock.write',
    summary: 'Saca unidades que se dañaron o vencieron',
    params,
    body: wasteBodySchema,
    response: stockProductSchema,
  },
});
