import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { cancelBodySchema } from './admin-orders.ts';

/** What a cancellation would do to the money, shown before it is confirmed. */
export const cancelPreviewSchema = z.object({
  /** Nothing would be left of the order. */
  is_whole: z.boolean(),
  /** What it costs now, and what it would cost. */
  due: z.number(),
  due_after: z.number(),
  /** `unpaid`: no refund; `held`: the authorisation is released; `charged`: refunded. */
  stands: z.enum(['unpaid', 'held', 'charged']),
  /** The most that can be refunded; for units of lines, exactly that amount. */
  returnable: z.number(),
  /** Where the refund goes: "Visa ···· 4242"; null if nothing is refunded automatically. */
  paid_with: z.string().nullable(),
  /** Products that would be written off instead of restocked, because they need cooling and have left the store. */
  spoilt: z.array(z.string()),
});
export type CancelPreviewJson = z.infer<typeof cancelPreviewSchema>;

export const cancelPreviewEndpoints = declareEndpoints({
  'POST /api/admin/orders/{id}/cancel/preview': {
    access: 'orders.cancel',
    summary: 'Qué se devolvería si se cancela un pedido entero, o unidades de sus líneas; no cambia nada',
    params: z.object({ id: z.uuid() }),
    body: cancelBodySchema.pick({ lines: true }),
    response: cancelPreviewSchema,
  },
});
