import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { day, version } from '../kit/ranges.ts';
import { adminPaymentSchema } from './payments.ts';

/**
 * Payment methods as the daily close counts them; on delivery each by itself, since a drawer and a terminal are
 * counted apart.
 */
export const closedPaymentMethods = ['card', 'ath-movil', 'cash', 'card_terminal', 'ath_movil'] as const;
export type ClosedPaymentMethod = (typeof closedPaymentMethods)[number];

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

const dailyCloseSchema = z.object({
  day: z.iso.date(),
  ways: z.array(closedMethodSchema),
  /** Cash that should be in the drawers, and cash counted; null if nobody has counted. */
  cash: z.object({ expected: z.number(), counted: z.number().nullable() }),
  /** Payments of any day that a person still has to look at. */
  open_concerns: z.number().int(),
});
export type DailyCloseJson = z.infer<typeof dailyCloseSchema>;

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
});
