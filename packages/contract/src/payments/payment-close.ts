import { closedPaymentMethods } from '@nutricion/domain/payments/daily-close';
import { onDeliveryMethods } from '@nutricion/domain/payments/on-delivery-method';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { day, version } from '../kit/ranges.ts';
import { adminPaymentSchema } from './payments.ts';

const closedMethodSchema = z.object({
  way: z.enum(closedPaymentMethods),
  payments: z.number().int(),
  authorized: z.number(),
  captured: z.number(),
  refunded: z.number(),
  /** Refunds of earlier days that a bank returned on this day. */
  refund_failed: z.number(),
  /** The provider's fees on captured amounts, in dollars; null if the provider doesn't report them per charge. */
  fees: z.number().nullable(),
});

/** A route whose cash was counted on the day. */
const closedRouteSchema = z.object({
  id: z.uuid(),
  /** "Hospital San Rafael, 07-09" */
  name: z.string(),
  /** Null: the account is deleted. */
  driver: z.string().nullable(),
  expected: z.number(),
  counted: z.number(),
  /** Of a difference. */
  reason: z.string().nullable(),
});

const cashEntrySchema = z.object({
  id: z.uuid(),
  way: z.enum(onDeliveryMethods),
  /** Negative: taken out. */
  amount: z.number(),
  reason: z.string(),
  /** The closed day that it corrects. */
  corrects: z.iso.date().nullable(),
  by: z.string().nullable(),
});

const manualRefundSchema = z.object({
  order_id: z.uuid(),
  order_number: z.string(),
  way: z.enum(onDeliveryMethods),
  amount: z.number(),
  by: z.string().nullable(),
});

const dailyCloseSchema = z.object({
  day: z.iso.date(),
  ways: z.array(closedMethodSchema),
  routes: z.array(closedRouteSchema),
  /** Cash that wasn't refunded through a provider but by hand. */
  manual_refunds: z.array(manualRefundSchema),
  entries: z.array(cashEntrySchema),
  /** Of the day's receipts less its credit notes. */
  sales: z.object({
    subtotal: z.number(),
    tax_state: z.number(),
    tax_municipal: z.number(),
    total: z.number(),
  }),
  /** Cash that should be in the drawer (counted of routes, refunds and entries), and what was counted at the close. */
  cash: z.object({ expected: z.number(), counted: z.number().nullable() }),
  /** Payments of any day that a person still has to look at. */
  open_concerns: z.number().int(),
  /** Null while the day is open; after that nothing in it changes. */
  closed: z
    .object({
      /** "C-000012" */
      number: z.string(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
      /** Of a difference. */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** It is over, and nobody has closed it. */
  may_close: z.boolean(),
  /** Earlier days with money that nobody has closed, the latest 31. */
  unclosed: z.array(z.iso.date()),
});
export type DailyCloseJson = z.infer<typeof dailyCloseSchema>;

/** The name of a close on paper and on screens. */
export const closeNumberText = (number: number): string => `C-${String(number).padStart(6, '0')}`;

const dollars = (message: string) =>
  z.number(message).min(-100_000, message).max(100_000, message).multipleOf(0.01, 'Usa centavos enteros.');
const countedCash = dollars('Escribe cuánto efectivo contaste.').min(0, 'Escribe $0.00 o más.');
const reason = line().min(3, 'Di por qué: queda en la historia.').max(500, 'Usa 500 letras o menos.');
const params = z.object({ id: z.uuid() });

/** What closes a day, and what mends what doesn't add up. */
export const paymentCloseEndpoints = declareEndpoints({
  'GET /api/admin/payments/close': {
    access: 'payments.read',
    summary: 'El cierre de un día: lo autorizado, cobrado y devuelto por cada forma de pago, y el efectivo',
    query: z.object({ day: day('Escoge un día.') }),
    response: dailyCloseSchema,
  },
  'POST /api/admin/payments/close': {
    access: 'payments.refund',
    summary: 'Cierra un día que ya terminó, con el efectivo que se contó',
    body: z.strictObject({
      day: day('Escoge un día.'),
      counted: countedCash,
      /** As the person saw it: what has changed since has to be looked at first. */
      expected: dollars('Vuelve a cargar el cierre.'),
      reason: reason.optional(),
    }),
    response: dailyCloseSchema,
  },
  'POST /api/admin/payments/cash-entries': {
    access: 'payments.refund',
    summary: 'Anota hoy dinero que entró o salió sin un pedido, o que corrige un día cerrado',
    body: z.strictObject({
      id: z.uuid(),
      way: z.enum(onDeliveryMethods, 'Escoge de dónde.'),
      amount: dollars('Escribe cuánto.').refine((amount) => amount !== 0, 'Escribe cuánto.'),
      reason,
      corrects: day('Escoge el día que corrige.').optional(),
    }),
    response: dailyCloseSchema,
  },
  'POST /api/admin/payments/orphans/resolve': {
    access: 'payments.refund',
    summary: 'Saca de la lista un cobro huérfano, con lo que se averiguó',
    body: z.strictObject({ provider: line().max(20), ref: line().max(200), reason }),
    response: z.object({ resolved: z.literal(true) }),
  },
  'POST /api/admin/payments/{id}/refresh': {
    access: 'payments.refund',
    summary: 'Pregunta ahora al proveedor cómo va un pago',
    params,
    response: adminPaymentSchema,
  },
  'POST /api/admin/payments/{id}/attend': {
    access: 'payments.refund',
    summary: 'Anota que alguien atendió un pago; vuelve a la lista si algo cambia en él',
    params,
    body: z.strictObject({ version, reason }),
    response: adminPaymentSchema,
  },
  'POST /api/admin/orders/{id}/pay-on-delivery': {
    access: 'payments.refund',
    summary: 'Deja que un pedido cuyo pago por adelantado se perdió se pague al recibir',
    params,
    body: z.strictObject({ version, reason }),
    response: z.object({ switched: z.literal(true) }),
  },
});
