import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { zones } from '@nutricion/domain/catalog/zone';
import { batchStates, MAX_ORDERS_PER_BATCH } from '@nutricion/domain/fulfilment/batch';
import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { substitutionChoices } from '@nutricion/domain/orders/substitution';
import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { day, integerInQuery } from '../kit/ranges.ts';

const deliveryWindow = z.enum(deliveryWindowIds, deliveryMessages.window);
const RETRY_MESSAGE = 'Vuelve a abrir el lote.';
const id = z.uuid(RETRY_MESSAGE).toLowerCase();
const units = z.number(RETRY_MESSAGE).int(RETRY_MESSAGE).min(1, RETRY_MESSAGE).max(999, RETRY_MESSAGE);
/** A line's id, or the id of the action that added it as a substitute. */
const line = z.union([z.string().regex(/^\d{1,18}$/), id], RETRY_MESSAGE);
const bag = z
  .number(RETRY_MESSAGE)
  .int(RETRY_MESSAGE)
  .min(1, RETRY_MESSAGE)
  .max(MAX_ORDERS_PER_BATCH, RETRY_MESSAGE);

const leaveOutOutcome = z.strictObject({ kind: z.literal('leave-out') });
const substitute = z.strictObject({ kind: z.literal('substitute'), productId: id });
const askOutcome = z.strictObject({ kind: z.literal('ask') });

export const pickActionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ id, kind: z.literal('pick'), line, units }),
    z.strictObject({
      id,
      kind: z.literal('short'),
      line,
      units,
      outcome: z.discriminatedUnion('kind', [leaveOutOutcome, substitute, askOutcome], RETRY_MESSAGE),
    }),
    z.strictObject({
      id,
      kind: z.literal('answer'),
      line,
      units,
      outcome: z.discriminatedUnion('kind', [leaveOutOutcome, substitute], RETRY_MESSAGE),
    }),
    z.strictObject({ id, kind: z.literal('undo'), undoes: id }),
    z.strictObject({ id, kind: z.literal('check'), bag }),
  ],
  RETRY_MESSAGE,
) satisfies z.ZodType<PickAction>;

const pickBagSchema = z.object({
  number: bag,
  order_id: z.uuid(),
  order_number: z.string(),
  /** Contains something that needs cooling. */
  is_cold: z.boolean(),
  is_checked: z.boolean(),
  /** `gone`: the order was cancelled, or another user changed its status. */
  state: z.enum(['picking', 'ready', 'gone']),
  /** Whom to call; null if no line of the bag needs a call. */
  contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
});

const pickLineSchema = z.object({
  key: z.string(),
  /** Ids of the actions that added it as a substitute. */
  brought_by: z.array(z.uuid()),
  bag,
  product_id: z.uuid(),
  /** Printed on its shelf label. */
  sku: z.string(),
  /** Barcodes of its packages, fourteen digits each. */
  barcodes: z.array(z.string()),
  title: z.string(),
  package_label: z.string(),
  image_url: z.string(),
  category_id: z.string().nullable(),
  zone: z.enum(zones),
  /** Null if it has no aisle yet. */
  aisle: z.string().nullable(),
  /** Units that were ordered and not cancelled. */
  wanted: z.number().int(),
  /** Units that the customer is to receive, without those reported missing. */
  due: z.number().int(),
  wish: z.enum(substitutionChoices.map((choice) => choice.id)),
  is_free: z.boolean(),
  stands_for: z.string().nullable(),
  /** The lot to pick from, first to expire; null if its lots aren't recorded. */
  lot: z.object({ code: z.string(), expires_on: z.iso.date().nullable() }).nullable(),
  /** Recalled lots of units in the bag, which have to be taken out. */
  recalled_lots: z.array(z.string()),
});
export type PickLineJson = z.infer<typeof pickLineSchema>;

/** A possible substitute for a line; never contains an allergen of the customer's household. */
const pickSubstituteSchema = z.object({
  product_id: z.uuid(),
  sku: z.string(),
  barcodes: z.array(z.string()),
  title: z.string(),
  package_label: z.string(),
  image_url: z.string(),
  category_id: z.string().nullable(),
  zone: z.enum(zones),
  aisle: z.string().nullable(),
  stock: z.number().int(),
  /** Unit price in dollars, as in the catalog. */
  unit_price: z.number(),
  /** Dollars that the customer pays for a unit: at most the price of the missing product. */
  charge: z.number(),
  allergen_info: productSchema.shape.allergen_info,
  may_contain: productSchema.shape.may_contain,
  contains_at_least: productSchema.shape.contains_at_least,
});
export type PickSubstituteJson = z.infer<typeof pickSubstituteSchema>;

const batchSchema = z.object({
  id: z.uuid(),
  delivery_date: z.iso.date(),
  delivery_window: deliveryWindow,
  state: z.enum(batchStates),
  /** Null if its picker released it. */
  picker: z.object({ name: z.string() }).nullable(),
  is_mine: z.boolean(),
  /** Other pickers can take it over after this. */
  leased_until: z.iso.datetime(),
  bags: z.array(pickBagSchema),
  lines: z.array(pickLineSchema),
  /** The best substitutes for each line whose customer accepts them. */
  substitutes: z.array(z.object({ line: z.string(), choices: z.array(pickSubstituteSchema) })),
  /** Actions that weren't undone, oldest first. */
  actions: z.array(pickActionSchema),
});
export type BatchJson = z.infer<typeof batchSchema>;

const params = z.object({ id: z.uuid() });

export const pickingEndpoints = declareEndpoints({
  'GET /api/admin/picking': {
    access: 'orders.pick',
    summary: 'Qué hay por preparar, por día y ventana, y los lotes que alguien tiene en la mano',
    response: z.object({
      windows: z.array(
        z.object({
          date: z.iso.date(),
          window: deliveryWindow,
          /** Orders that can be claimed. */
          orders: z.number().int(),
          units: z.number().int(),
          picking: z.number().int(),
          /** Orders that wait for a person to confirm them. */
          unconfirmed: z.number().int(),
          ready: z.number().int(),
        }),
      ),
      batches: z.array(
        batchSchema
          .pick({
            id: true,
            delivery_date: true,
            delivery_window: true,
            picker: true,
            is_mine: true,
            leased_until: true,
          })
          .extend({ bags: z.number().int(), may_take: z.boolean() }),
      ),
    }),
  },
  'POST /api/admin/picking/batches': {
    access: 'orders.pick',
    summary: 'Tomar un lote de hasta seis pedidos; a quien ya tiene uno se le contesta con ese',
    body: z.strictObject({
      date: day(deliveryMessages.day),
      window: deliveryWindow,
      /** The most bags that the picker can carry. */
      bags: bag.optional(),
    }),
    response: batchSchema,
    status: 201,
  },
  'GET /api/admin/picking/batches/{id}': {
    access: 'orders.pick',
    summary: 'Un lote: bolsas, líneas con su sitio, posibles cambios y lo hecho',
    params,
    response: batchSchema,
  },
  'POST /api/admin/picking/batches/{id}/take': {
    access: 'orders.pick',
    summary: 'Seguir con el lote de otra persona, si lo soltó o lleva diez minutos quieto',
    params,
    response: z.object({ batch: batchSchema, taken_from: z.string().nullable() }),
  },
  'POST /api/admin/picking/batches/{id}/return': {
    access: 'orders.pick',
    summary: 'Soltar un lote: lo que no se ha tocado vuelve a la fila, lo demás queda para quien lo tome',
    params,
    response: z.object({ id: z.uuid(), back_in_queue: z.number().int(), left_in_batch: z.number().int() }),
  },
  'POST /api/admin/picking/batches/{id}/actions': {
    access: 'orders.pick',
    summary: 'Lo que hizo quien prepara, en orden; la misma acción dos veces cuenta una',
    params,
    body: z.strictObject({
      actions: z.array(pickActionSchema).min(1, RETRY_MESSAGE).max(200, RETRY_MESSAGE),
    }),
    response: z.object({
      answers: z.array(
        z.object({
          id: z.uuid(),
          applied: z.boolean(),
          /** Why it was refused, and what to do; null if applied. */
          detail: z.string().nullable(),
        }),
      ),
      leased_until: z.iso.datetime(),
    }),
  },
  'POST /api/admin/picking/batches/{id}/bags/{number}/ready': {
    access: 'orders.pick',
    summary: 'El pedido de una bolsa revisada queda listo, por lo que lleva; dos veces cuenta una',
    params: params.extend({ number: integerInQuery(1, MAX_ORDERS_PER_BATCH) }),
    response: z.object({ order_number: z.string(), batch_state: z.enum(batchStates) }),
  },
});
