import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { wallPhases } from '@nutricion/domain/fulfilment/wall';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';

const slot = { date: z.iso.date(), window: z.enum(deliveryWindowIds) };
const count = z.number().int();

/** Why an order needs somebody now, most urgent first. */
export const wallNeeds = ['late', 'waiting-customer', 'not-delivered', 'review'] as const;

export const todayEndpoints = declareEndpoints({
  'GET /api/admin/today': {
    access: 'today.read',
    summary: 'El día en la pared: ventanas, rutas y lo que necesita a alguien, sin nombres',
    response: z.object({
      at: z.iso.datetime(),
      windows: z.array(
        z.object({
          ...slot,
          phase: z.enum(wallPhases),
          packed_by: z.iso.datetime(),
          starts_at: z.iso.datetime(),
          /** Orders by where they are; cancelled and unpaid ones aren't counted. */
          waiting: count,
          picking: count,
          ready: count,
          on_way: count,
          delivered: count,
          not_delivered: count,
          /** Of all these, how many are late. */
          late: count,
        }),
      ),
      /** Open routes: how many of their stops are done, and whether any has left. */
      routes: z.array(
        z.object({
          ...slot,
          id: z.uuid(),
          /** Null: homes. */
          hospital: z.string().nullable(),
          stops: count,
          done: count,
          has_left: z.boolean(),
        }),
      ),
      /** The first of them, the most urgent first. */
      needs: z.array(z.object({ ...slot, number: z.string(), why: z.enum(wallNeeds) })),
      needs_count: count,
    }),
  },
});
