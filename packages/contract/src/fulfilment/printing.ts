import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { zones } from '@nutricion/domain/catalog/zone';
import { BAGS_MESSAGE, isBagCount, MAX_BAGS } from '@nutricion/domain/fulfilment/bags';
import { deliveryTypes, deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { MAX_PRINTED_ORDERS, printKinds } from '@nutricion/domain/fulfilment/printing';
import { orderStatuses, paymentMethods } from '@nutricion/domain/orders/order-status';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { day } from '../kit/ranges.ts';
import { entranceSchema } from './hospitals.ts';

const RETRY_MESSAGE = 'Vuelve a abrir lo que imprimes.';
const CHOOSE_MESSAGE = 'Escoge al menos un pedido.';
const deliveryWindow = z.enum(deliveryWindowIds, deliveryMessages.window);
const bagCount = z.number(BAGS_MESSAGE).int(BAGS_MESSAGE).min(0, BAGS_MESSAGE).max(MAX_BAGS, BAGS_MESSAGE);
const id = z.uuid(RETRY_MESSAGE).toLowerCase();

export const bagsSchema = z.object({ dry: bagCount, cold: bagCount });

const printSchema = z.object({ kind: z.enum(printKinds), at: z.iso.datetime(), by: z.string().nullable() });

export const printedOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  /** Null once the account is deleted. */
  recipient: z.string().nullable(),
  /** The recipient's initials; a label shows no name. */
  initials: z.string(),
  phone: z.string().nullable(),
  delivery_type: z.enum(deliveryTypes),
  delivery_date: z.iso.date(),
  delivery_window: deliveryWindow,
  /** The hospital whose route delivers it; null for customers without one. */
  hospital: z.string().nullable(),
  /** The hospital's door in the order's shift, and who is called there. */
  entrance: entranceSchema.nullable(),
  /** Building, or street address of a home. */
  building: z.string(),
  /** Floor and unit; empty for a home. */
  unit: z.string(),
  bags: bagsSchema.extend({
    /** True until the bags are counted: estimated from the items' zones. */
    is_usual: z.boolean(),
  }),
  zones: z.array(z.enum(zones)),
  lines: z.array(
    z.object({
      title: z.string(),
      package_label: z.string(),
      zone: z.enum(zones),
      asked: z.number().int(),
      /** Units delivered; before the order is packed, units not cancelled. */
      comes: z.number().int(),
      is_free: z.boolean(),
      /** Dollars for all its delivered units. */
      total_price: z.number(),
      stands_for: z.string().nullable(),
    }),
  ),
  /** Dollars charged for the delivered items. */
  sums: z.object({ subtotal: z.number(), tax: z.number(), total: z.number() }),
  payment_method: z.enum(paymentMethods),
  /** Dollars still to be paid on delivery. */
  to_collect: z.number(),
  /** Dollars of change to bring; null if the customer didn't say with how much cash they pay. Absent in copies cached before it existed. */
  change: z.number().nullable().optional(),
  /** When each kind was last printed. */
  prints: z.array(printSchema),
});
export type PrintedOrderJson = z.infer<typeof printedOrderSchema>;

const roundSchema = z.object({
  date: z.iso.date(),
  window: deliveryWindow,
  /** Null for customers without a hospital. */
  hospital: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});

export const printingEndpoints = declareEndpoints({
  'GET /api/admin/print/rounds': {
    access: 'orders.print',
    summary: 'Las rondas por imprimir: día, ventana y hospital, y cuántos pedidos no tienen etiqueta',
    response: z.object({
      rounds: z.array(
        roundSchema.extend({
          ready: z.number().int(),
          /** Orders that are still being packed. */
          packing: z.number().int(),
          /** Ready orders whose label isn't printed. */
          without_label: z.number().int(),
        }),
      ),
    }),
  },
  'GET /api/admin/print/orders': {
    access: 'orders.print',
    summary: 'Lo que se imprime de los pedidos de una ronda, o de los escogidos, en el orden de la ruta',
    query: z
      .object({
        date: day(deliveryMessages.day).optional(),
        window: deliveryWindow.optional(),
        /** A hospital's id, or `none` for customers without one. */
        hospital: z.union([id, z.literal('none')], RETRY_MESSAGE).optional(),
        /** Order ids, separated by commas. */
        ids: z
          .string(CHOOSE_MESSAGE)
          .max(MAX_PRINTED_ORDERS * 37, `Escoge hasta ${MAX_PRINTED_ORDERS} pedidos.`)
          .refine((text) => text.split(',').every((each) => z.uuid().safeParse(each).success), CHOOSE_MESSAGE)
          .optional(),
      })
      .refine(({ date, window, hospital, ids }) => Boolean(ids) !== Boolean(date && window && hospital), {
        path: ['ids'],
        message: CHOOSE_MESSAGE,
      }),
    response: z.object({
      orders: z.array(printedOrderSchema),
      /** Orders of the round that are still being packed; not in `orders`. */
      still_packing: z.number().int(),
      /** Numbers of chosen orders that can't be printed: cancelled, expired or deleted. */
      left_out: z.array(z.string()),
    }),
  },
  'POST /api/admin/print/marks': {
    access: 'orders.print',
    summary: 'Anota que salió impreso, de qué pedidos y qué',
    body: z.strictObject({
      /** Made on the device, so that a repeated request is stored once. */
      id,
      order_ids: z
        .array(id, CHOOSE_MESSAGE)
        .min(1, CHOOSE_MESSAGE)
        .max(MAX_PRINTED_ORDERS, `Escoge hasta ${MAX_PRINTED_ORDERS} pedidos.`),
      kinds: z
        .array(z.enum(printKinds), RETRY_MESSAGE)
        .min(1, RETRY_MESSAGE)
        .max(printKinds.length, RETRY_MESSAGE),
    }),
    response: z.object({ printed_at: z.iso.datetime() }),
  },
  'PUT /api/admin/orders/{id}/bags': {
    access: 'orders.print',
    summary: 'Cuántas bolsas lleva un pedido, y cuántas de ellas van frías',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject(bagsSchema.shape).refine(isBagCount, {
      path: ['dry'],
      message: BAGS_MESSAGE,
    }),
    response: bagsSchema,
  },
});
