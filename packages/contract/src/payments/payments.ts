import { taxClasses } from '@nutricion/domain/catalog/product';
import { orderStatuses, paymentMethods } from '@nutricion/domain/orders/order-status';
import { closedPaymentMethods } from '@nutricion/domain/payments/daily-close';
import { onDeliveryMethods } from '@nutricion/domain/payments/on-delivery-method';
import { operationKinds, operationStates, paymentStates } from '@nutricion/domain/payments/payment';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { pageCursor, REOPEN_LIST } from '../kit/page-cursor.ts';
import { phone } from '../kit/phone.ts';
import { line } from '../kit/plain-text.ts';
import { day, isoDateTime, version } from '../kit/ranges.ts';

export const onlineMethods = ['card', 'ath-movil'] as const;
const orderId = z.object({ id: z.string() });
/** `2026-11-20T15:05:00.000Z_<uuid>` */
const paymentCursor = pageCursor([isoDateTime(REOPEN_LIST), z.uuid()], REOPEN_LIST);
const paymentId = z.object({ id: z.string(), pid: z.string() });

/** A payment as its customer sees it. */
export const paymentSchema = z.object({
  id: z.uuid(),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStates),
  amount: z.number(),
  /** Where it is paid; null in an app. */
  redirect_url: z.string().nullable(),
  /** Until when it can be paid. */
  expires_at: z.iso.datetime().nullable(),
  /** Why the last try was refused, in the provider's word. */
  failure: z.string().nullable(),
});
export type PaymentJson = z.infer<typeof paymentSchema>;

const orderPaymentSchema = z.object({
  order: z.object({
    id: z.uuid(),
    number: z.string(),
    status: z.enum(orderStatuses),
    total: z.number(),
    payment_method: z.enum(paymentMethods),
  }),
  /** The latest payment; null if none was begun. */
  payment: paymentSchema.nullable(),
  methods: z.array(z.enum(paymentMethods)),
});
export type OrderPaymentJson = z.infer<typeof orderPaymentSchema>;

const operationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(operationKinds),
  state: z.enum(operationStates),
  amount: z.number(),
  reason: z.string().nullable(),
  failure: z.string().nullable(),
  /** Of a refund by hand: how; null: by the provider, or another way. */
  way: z.enum(onDeliveryMethods).nullable(),
  created_at: z.iso.datetime(),
});

export const paymentConcerns = ['in-doubt', 'refund-failed', 'hold-ends', 'hold-lost', 'dispute'] as const;

/** A payment as the administration sees it. */
export const adminPaymentSchema = paymentSchema.omit({ redirect_url: true }).extend({
  order_id: z.uuid(),
  order_number: z.string(),
  order_status: z.enum(orderStatuses),
  /** Null, as the recipient: the customer's account is deleted. */
  customer_id: z.uuid().nullable(),
  recipient: z.string().nullable(),
  hospital: z.string().nullable(),
  hospital_id: z.uuid().nullable(),
  authorized: z.number(),
  captured: z.number(),
  refunded: z.number(),
  reference: z.string().nullable(),
  last4: z.string().nullable(),
  /** Of a payment on delivery: how it was paid. */
  way: z.enum(onDeliveryMethods).nullable(),
  capture_before: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.number().int(),
  /** Another payment is the order's, or it is paid on delivery: what comes of this one goes back. */
  is_superseded: z.boolean(),
  /** Why a person has to look at this payment; null if nobody has to. */
  concern: z.enum(paymentConcerns).nullable(),
  ivu_basis_points: z.number().int(),
  /** The order's lines, with what `refundOfLines` needs to compute a refund of their units. */
  lines: z.array(
    z.object({
      item_id: z.number().int(),
      title: z.string(),
      /** Delivered units that haven't been refunded. */
      left: z.number().int(),
      quantity: z.number().int(),
      cancelled: z.number().int(),
      picked: z.number().int().nullable(),
      refunded: z.number().int(),
      total_price: z.number(),
      tax_class: z.enum(taxClasses),
      /** The most that 1, 2, 3… units may cost; null if none was promised. */
      agreed: z.array(z.number()).nullable(),
      /** Whether returned units of this line may be sold again. */
      may_restock: z.boolean(),
    }),
  ),
  /** The latest note of the person who attended to it; null if nobody has. */
  attended_note: z.string().nullable(),
  operations: z.array(operationSchema),
  events: z.array(z.object({ id: z.string(), type: z.string(), received_at: z.iso.datetime() })),
});
export type AdminPaymentJson = z.infer<typeof adminPaymentSchema>;

const way = z.enum(onDeliveryMethods, 'Escoge cómo la devuelves.');

const refundBodySchema = z.strictObject({
  version,
  reason: line().min(3, 'Di por qué: queda en la historia del pago.').max(500, 'Usa 500 letras o menos.'),
  lines: z
    .array(
      z.strictObject({
        item_id: z.number().int().positive(),
        quantity: z.number().int().min(1).max(999),
        restock: z.boolean().default(false),
      }),
    )
    .min(1, 'Escoge qué líneas devuelves.')
    .max(100, 'Un pedido lleva hasta 100 líneas.'),
  /** How a payment on delivery is paid back; without it, the way it was paid. */
  way: way.optional(),
});
export type RefundBody = z.output<typeof refundBodySchema>;

export const adminPaymentQuerySchema = z.object({
  status: z.enum(paymentStates).optional(),
  concern: z.literal('true').optional(),
  order: z.uuid().optional(),
  id: z.uuid().optional(),
  /** The order's number, who ordered or receives it, their telephone; a payment's reference, last four digits or amount. */
  q: line().max(120, 'Busca con 120 letras o menos.').optional(),
  /** Days of Puerto Rico on which it began, both included. */
  from: day('Escoge un día.').optional(),
  to: day('Escoge un día.').optional(),
  hospital: z.uuid('Ese hospital no existe.').optional(),
  way: z.enum(closedPaymentMethods, 'Escoge una forma de pago de la lista.').optional(),
  /** With any refund, or with one of a part. */
  refunded: z.enum(['some', 'part'], 'Escoge qué devoluciones.').optional(),
  after: paymentCursor.optional(),
});
export type AdminPaymentQuery = z.output<typeof adminPaymentQuerySchema>;

export const paymentEndpoints = declareEndpoints({
  'GET /api/orders/{id}/payment': {
    access: 'verified',
    summary: 'Cómo va el pago de un pedido mío',
    params: orderId,
    response: orderPaymentSchema,
  },
  'POST /api/orders/{id}/payments': {
    access: 'verified',
    summary: 'Empieza a pagar un pedido mío',
    params: orderId,
    body: z.strictObject({
      method: z.enum(onlineMethods, 'Escoge tarjeta o ATH Móvil.'),
      /** Of ATH Móvil; without it, the order's. */
      phone: phone.optional(),
    }),
    response: z.object({ payment_id: z.uuid(), redirect_url: z.string().optional() }),
    status: 201,
  },
  'POST /api/orders/{id}/payments/{pid}/refresh': {
    access: 'verified',
    summary: 'Pregunta al proveedor cómo va el pago',
    params: paymentId,
    response: orderPaymentSchema,
  },
  'POST /api/orders/{id}/payments/{pid}/phone': {
    access: 'verified',
    summary: 'Manda la solicitud de ATH Móvil a otro teléfono',
    params: paymentId,
    body: z.strictObject({ phone }),
    response: orderPaymentSchema,
  },
  'POST /api/orders/{id}/payments/{pid}/cancel': {
    access: 'verified',
    summary: 'Deja de pagar así, para escoger otra forma',
    params: paymentId,
    response: orderPaymentSchema,
  },
  'GET /api/admin/payments': {
    access: 'payments.read',
    summary: 'Los pagos, el más nuevo primero, y lo que hay que conciliar',
    query: adminPaymentQuerySchema,
    response: z.object({
      payments: z.array(adminPaymentSchema),
      orphans: z.array(z.object({ provider: z.string(), ref: z.string(), amount: z.number() })),
      next: z.string().nullable(),
    }),
  },
  'POST /api/admin/payments/{id}/retry': {
    access: 'payments.refund',
    summary: 'Pide otra vez lo que el proveedor rechazó',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ version, reason: refundBodySchema.shape.reason }),
    response: adminPaymentSchema,
  },
  'POST /api/admin/payments/{id}/refund': {
    access: 'payments.refund',
    summary: 'Devuelve el dinero de unas líneas',
    params: z.object({ id: z.uuid() }),
    body: refundBodySchema,
    response: adminPaymentSchema,
  },
  'POST /api/admin/payments/{id}/manual-refund': {
    access: 'payments.refund',
    summary: 'Anota que una devolución rechazada se hizo por otra vía',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      version,
      reason: line().min(3, 'Di cómo la devolviste.').max(500, 'Usa 500 letras o menos.'),
      /** Without it: another way, as a check. */
      way: way.optional(),
    }),
    response: adminPaymentSchema,
  },
});
