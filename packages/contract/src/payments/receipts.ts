import { paymentMethods } from '@nutricion/domain/orders/order-status';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';

const receiptLineSchema = z.object({
  title: z.string(),
  package_label: z.string(),
  ordered: z.number().int(),
  came: z.number().int(),
  unit_price: z.number(),
  /** Without the offer. */
  regular_price: z.number(),
  total_price: z.number(),
  /** How much less than what was ordered of it. */
  less: z.number(),
  is_taxed: z.boolean(),
  is_free: z.boolean(),
  /** What a substitute replaces; null for anything else. */
  stands_for: z.string().nullable(),
});

export const receiptSchema = z.object({
  /** "R-000123", or "NC-000124" for a credit note. */
  number: z.string(),
  kind: z.enum(['recibo', 'nota_de_credito']),
  /** Of a credit note: the receipt it changes. */
  refers_to: z.string().nullable(),
  issued_at: z.iso.datetime(),
  order_number: z.string(),
  /** Blank fields are unknown. */
  shop: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    merchant_number: z.string(),
    return_policy: z.string(),
  }),
  lines: z.array(receiptLineSchema),
  subtotal: z.number(),
  tax_state: z.number(),
  tax_municipal: z.number(),
  total: z.number(),
  payment_method: z.enum(paymentMethods),
  payment_reference: z.string().nullable(),
});
export type ReceiptJson = z.infer<typeof receiptSchema>;

export const receiptEndpoints = declareEndpoints({
  'GET /api/orders/{id}/receipt': {
    access: 'verified',
    summary: 'El recibo de un pedido mío que ya se entregó, con sus notas de crédito',
    params: z.object({ id: z.string() }),
    response: z.object({ receipt: receiptSchema, credit_notes: z.array(receiptSchema) }),
  },
  'GET /api/admin/receipts': {
    access: 'payments.read',
    summary: 'El recibo o la nota de crédito de un número, como «R-000123»',
    query: z.object({ q: line().max(120, 'Busca con 120 letras o menos.') }),
    response: z.object({
      receipts: z.array(
        receiptSchema
          .pick({ number: true, kind: true, issued_at: true, order_number: true, total: true })
          .extend({ order_id: z.uuid() }),
      ),
    }),
  },
  'GET /api/admin/orders/{id}/receipt': {
    access: 'payments.read',
    summary: 'El recibo de un pedido y sus notas de crédito, como los tiene su cliente',
    params: z.object({ id: z.uuid() }),
    response: z.object({
      /** Null before it is handed over. */
      receipt: receiptSchema.nullable(),
      /** With the refund that each is for; null of one for several. */
      credit_notes: z.array(receiptSchema.extend({ refund_id: z.uuid().nullable() })),
    }),
  },
});
