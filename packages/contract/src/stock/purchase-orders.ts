import { zones } from '@nutricion/domain/catalog/zone';
import {
  MAX_LINE_UNITS,
  MAX_ORDER_LINES,
  purchaseMoves,
  purchaseStates,
} from '@nutricion/domain/stock/purchase-order';
import { z } from 'zod';
import { productCost } from '../catalog/product-fields.ts';
import { changeReason } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { moneyCodec } from '../kit/money.ts';
import { line, note } from '../kit/plain-text.ts';
import { day, integerInQuery, version } from '../kit/ranges.ts';

export const purchaseMoney = moneyCodec({ totalCents: 'total', costCents: 'cost' });

const params = z.object({ id: z.uuid() });
const state = z.enum(purchaseStates, 'Ese estado no existe.');

const orderFacts = {
  id: z.uuid(),
  /** "OC-0042". */
  number: z.string(),
  state,
  /** Day on which it is to come; null if nobody said. */
  expected_on: z.iso.date().nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  /** Whether the shop itself made it, at night. */
  made_by_shop: z.boolean(),
  /** Dollars, of the lines whose cost is known. */
  total: z.number(),
  version: z.number().int(),
};

export const purchaseRowSchema = z.object({
  ...orderFacts,
  supplier: z.string(),
  products: z.number().int(),
  units: z.number().int(),
  received_units: z.number().int(),
});
export type PurchaseRowJson = z.infer<typeof purchaseRowSchema>;

export const purchaseLineSchema = z.object({
  product_id: z.uuid(),
  title: z.string(),
  package_label: z.string(),
  sku: z.string(),
  zone: z.enum(zones),
  supplier_code: z.string().nullable(),
  units: z.number().int(),
  /** Dollars of a unit; null if unknown. */
  cost: z.number().nullable(),
  received_units: z.number().int(),
  /** Units for sale now. */
  stock: z.number().int(),
});
export type PurchaseLineJson = z.infer<typeof purchaseLineSchema>;

export const purchaseOrderSchema = z.object({
  ...orderFacts,
  supplier: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    is_active: z.boolean(),
  }),
  note: z.string(),
  /** The address that it was mailed to; null if it wasn't. */
  sent_to: z.string().nullable(),
  lines: z.array(purchaseLineSchema),
});
export type PurchaseOrderJson = z.infer<typeof purchaseOrderSchema>;

const lineFormSchema = z.strictObject({
  product_id: z.uuid('Escoge un producto del catálogo.').toLowerCase(),
  units: z
    .number('Escribe cuántas unidades.')
    .int('Escribe un número entero.')
    .min(1, 'Escribe 1 o más, o quita la línea.')
    .max(MAX_LINE_UNITS, 'Eso es demasiado: revisa el número.'),
  cost: productCost.nullable(),
});
export type PurchaseLineForm = z.output<typeof lineFormSchema>;

export const purchaseOrderEndpoints = declareEndpoints({
  'GET /api/admin/purchase-orders': {
    access: 'purchases.read',
    summary: 'Las órdenes de compra, la última primero, de página en página',
    query: z.object({
      q: line().max(120, 'Busca con 120 letras o menos.').optional(),
      state: state.optional(),
      supplier: z.uuid('Ese suplidor no existe.').optional(),
      after: integerInQuery(1, 2_000_000_000).optional(),
    }),
    response: z.object({ orders: z.array(purchaseRowSchema), next: z.string().nullable() }),
  },
  'GET /api/admin/purchase-orders/overview': {
    access: 'purchases.read',
    summary: 'Cuántas órdenes hay en cada estado, y de qué productos queda poco y nadie los ha pedido',
    response: z.object({
      total: z.number().int(),
      by_state: z.record(state, z.number().int()),
      /** Products under their reorder point whose supplier is known and active. */
      short: z.number().int(),
      /** Those that no order can have, because nobody said of whom they are bought. */
      without_supplier: z.array(z.object({ id: z.uuid(), title: z.string() })),
    }),
  },
  'POST /api/admin/purchase-orders': {
    access: 'purchases.write',
    summary: 'Abre una orden en borrador para un suplidor',
    body: z.strictObject({ supplier_id: z.uuid('Escoge un suplidor de la lista.') }),
    response: purchaseOrderSchema,
    status: 201,
  },
  'POST /api/admin/purchase-orders/fill': {
    access: 'purchases.write',
    summary: 'Pone en borradores, uno por suplidor, lo que llegó a su punto de pedir',
    response: z.object({ orders: z.array(z.uuid()), products: z.number().int() }),
  },
  'GET /api/admin/purchase-orders/{id}': {
    access: 'purchases.read',
    summary: 'Una orden de compra, con lo pedido y lo recibido de cada línea',
    params,
    response: purchaseOrderSchema,
  },
  'PATCH /api/admin/purchase-orders/{id}': {
    access: 'purchases.write',
    summary: 'Cambia un borrador; 409 si alguien lo cambió antes',
    params,
    body: z.strictObject({
      version,
      note: note().max(1000, 'Usa 1,000 letras o menos.').optional(),
      expected_on: day('Escoge el día.').nullable().optional(),
      /** The complete list. */
      lines: z
        .array(lineFormSchema)
        .max(MAX_ORDER_LINES, `Usa ${MAX_ORDER_LINES} productos o menos. Haz otra orden para los demás.`)
        .refine(
          (lines) => new Set(lines.map(({ product_id }) => product_id)).size === lines.length,
          'Cada producto va una vez.',
        )
        .optional(),
    }),
    response: purchaseOrderSchema,
  },
  'POST /api/admin/purchase-orders/{id}/moves': {
    access: 'purchases.write',
    summary: 'Envía, cierra o cancela una orden de compra',
    params,
    body: z.strictObject({
      version,
      move: z.enum(purchaseMoves, 'Ese paso no existe.'),
      /** With `send`: whether the supplier gets it by mail; otherwise somebody else brings it to them. */
      mail: z.boolean().optional(),
      /** Required to close or cancel. */
      reason: changeReason.optional(),
    }),
    response: purchaseOrderSchema,
  },
});
