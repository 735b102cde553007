import { deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { reviewDecisions, reviewStates } from '@nutricion/domain/orders/order-review';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';

/** Whether a person has to confirm the order; `status` is independent of it. */
export const orderReviewSchema = z.object({
  state: z.enum(reviewStates),
  /** When the customer will know; null if nobody has to confirm. */
  due_at: z.iso.datetime().nullable(),
  /** The shop's reason for refusing. */
  reason: z.string().nullable(),
});

/** An order that waits, with what a person decides on. */
export const waitingOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  total: z.number(),
  item_count: z.number().int(),
  customer: z.object({
    full_name: z.string(),
    email: z.string(),
    phone: z.string(),
    hospital: z.string().nullable(),
    /** When this person registered. */
    since: z.iso.datetime(),
    delivered_orders: z.number().int(),
    open_orders: z.number().int(),
  }),
  /** The dearest ones first. */
  items: z.array(z.object({ title: z.string(), quantity: z.number().int(), total_price: z.number() })),
  delivery_date: z.iso.date(),
  delivery_window: z.enum(deliveryWindows.map(({ id }) => id)),
  delivery_label: z.string(),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  version: z.number().int(),
});
export type WaitingOrderJson = z.infer<typeof waitingOrderSchema>;

const reason = line().max(500, 'Usa 500 letras o menos.');

export const reviewBodySchema = z
  .strictObject({
    decision: z.enum(reviewDecisions, 'Escoge si la confirmas o la rechazas.'),
    /** The customer reads it in the mail and on the order. */
    reason: reason.optional(),
    version: z.number().int(),
  })
  .refine(({ decision, reason: why }) => decision === 'approve' || Boolean(why), {
    path: ['reason'],
    message: 'Di por qué: la persona lo lee en su correo.',
  });

export const orderReviewEndpoints = declareEndpoints({
  'GET /api/admin/orders/waiting': {
    access: 'orders.review',
    summary: 'Pedidos que esperan a que alguien los confirme, el más viejo primero',
    response: z.object({ orders: z.array(waitingOrderSchema), total: z.number().int() }),
  },
  'POST /api/admin/orders/{id}/review': {
    access: 'orders.review',
    summary: 'Confirma o rechaza un pedido que espera; rechazado, se cancela y se le avisa a la persona',
    params: z.object({ id: z.uuid() }),
    body: reviewBodySchema,
    response: z.object({ id: z.uuid(), state: z.enum(reviewStates), version: z.number().int() }),
  },
});
