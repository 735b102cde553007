import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { cancelBodySchema } from './admin-orders.ts';

/** What a cancellation would do to the money, before anybody says yes to it. */
export const cancelPreviewSchema = z.object({
  /** Nothing would be left of the order. */
  is_whole: z.boolean(),
  /** What it costs now, and what it would cost. */
  due: z.number(),
  due_after: z.number(),
  /** `unpaid`: nothing goes back; `held`: it is let go; `charged`: it goes back. */
  stands: z.enum(['unpaid', 'held', 'charged']),
  /** The most that can go back; of units of lines that much goes back. */
  returnable: z.number(),
  /** Where to: "Visa ···· 4242"; null where nothing goes back by itself. */
  paid_with: z.string().nullable(),
  /** Of what would go back on the shelf, what is written off all the same: it had to be kept cool and has left the shop. */
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
