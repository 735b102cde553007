import { deliveryTypes } from '@nutricion/domain/fulfilment/delivery';
import { paymentMethods } from '@nutricion/domain/orders/order-status';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { homeAddressSchema, savedAddressSchema } from '../kit/home-address.ts';
import { pageCursor } from '../kit/page-cursor.ts';
import { isoDateTime, version } from '../kit/ranges.ts';
import { buyAgainLineSchema } from './buy-again.ts';
import {
  changeOrderSchema,
  deliveryWindow,
  orderSchema,
  orderSummarySchema,
  placeOrderSchema,
  rescheduleBodySchema,
  substitution,
} from './orders.ts';

const REOPEN = 'Vuelve a abrir tus pedidos.';

/** `2026-11-20T15:05:00.000Z_<uuid>` */
const orderCursor = pageCursor([isoDateTime(REOPEN), z.uuid()], REOPEN);

/** What the checkout offers a customer. */
export const checkoutSchema = z.object({
  hospital: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  deliveryPoints: z.array(z.object({ id: z.uuid(), building: z.string(), unit: z.string() })),
  /** Homes of theirs, the default first. */
  addresses: z.array(savedAddressSchema),
  days: z.array(
    z.object({
      date: z.iso.date(),
      windows: z.array(z.object({ id: deliveryWindow, capacity: z.number().int(), left: z.number().int() })),
    }),
  ),
  defaults: z.object({
    name: z.string(),
    phone: z.string(),
    deliveryType: z.enum(deliveryTypes),
    deliveryPointId: z.uuid().nullable(),
    address: homeAddressSchema.nullable(),
    deliveryWindow: deliveryWindow.nullable(),
    substitution,
  }),
  /** Payment methods of this shop. Absent in responses that a browser cached before this field existed. */
  paymentMethods: z.array(z.enum(paymentMethods)).optional(),
  /** Why the customer has to pay in advance; null if they don't. */
  prepayReason: z.string().nullable().optional(),
});

export const orderEndpoints = declareEndpoints({
  'GET /api/checkout': {
    access: 'verified',
    summary: 'Puntos de entrega, direcciones, días, ventanas y los datos de tu perfil y tu último pedido',
    response: checkoutSchema,
  },
  'POST /api/orders': {
    access: 'verified',
    summary: 'Crear un pedido; la misma llave de idempotencia da siempre la misma respuesta',
    headers: z.object({
      'idempotency-key': z
        .string('Falta el encabezado Idempotency-Key.')
        .min(8, 'Idempotency-Key debe tener entre 8 y 200 letras.')
        .max(200, 'Idempotency-Key debe tener entre 8 y 200 letras.'),
    }),
    body: placeOrderSchema,
    response: orderSchema,
    status: 201,
  },
  'GET /api/orders': {
    access: 'verified',
    summary: 'Mis pedidos, el más nuevo primero',
    query: z.object({ before: orderCursor.optional() }),
    response: z.object({ orders: z.array(orderSummarySchema), next: z.string().nullable() }),
  },
  'GET /api/orders/{id}': {
    access: 'verified',
    summary: 'Un pedido mío',
    params: z.object({ id: z.string() }),
    response: orderSchema,
  },
  'GET /api/orders/{id}/reorder': {
    access: 'verified',
    summary: 'Lo que pagué en un pedido mío, junto a lo que la tienda vende ahora',
    params: z.object({ id: z.string() }),
    response: z.object({ lines: z.array(buyAgainLineSchema) }),
  },
  'POST /api/orders/{id}/lines': {
    access: 'verified',
    summary: 'Añade o quita productos de un pedido mío que nadie ha empezado a preparar',
    params: z.object({ id: z.string() }),
    body: changeOrderSchema,
    response: orderSchema,
  },
  'POST /api/orders/{id}/reschedule': {
    access: 'verified',
    summary: 'Cambia el día o la hora de un pedido mío que nadie ha empezado a preparar',
    params: z.object({ id: z.string() }),
    body: rescheduleBodySchema,
    response: orderSchema,
  },
  'POST /api/orders/{id}/cash': {
    access: 'verified',
    summary: 'Dice con cuánto efectivo pago un pedido mío al recibirlo, para que traigan el vuelto',
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      tender: z
        .number('Escoge con cuánto pagas.')
        .positive('Escoge con cuánto pagas.')
        .max(10_000, 'Es demasiado efectivo para la puerta.')
        .multipleOf(0.01, 'Escoge una cantidad sin medios centavos.')
        .nullable(),
    }),
    response: orderSchema,
  },
  'POST /api/orders/{id}/cancellation': {
    access: 'verified',
    summary: 'Cancela un pedido mío que nadie ha empezado a preparar',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ version }),
    response: orderSchema,
  },
});
