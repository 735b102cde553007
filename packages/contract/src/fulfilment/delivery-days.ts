import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { z } from 'zod';
import { changeReason, MISSING_REASON } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { day } from '../kit/ranges.ts';

const window = z.enum(deliveryWindowIds, deliveryMessages.window);
const date = day('Escoge un día.');
const MAX_ORDERS = 1_000;

/** A hospital's id, whose route also serves the homes of its staff; or the route of customers without a hospital. */
const route = z.union([z.uuid(), z.literal('asociacion')], 'Escoge el hospital.');

/** Where a capacity comes from: that date, that weekday, or the shop's default. */
export const capacitySources = ['fecha', 'dia-semana', 'tienda'] as const;

const slotSchema = z.object({
  id: z.enum(deliveryWindowIds),
  /** Orders that the window accepts; 0 if closed. */
  capacity: z.number().int(),
  source: z.enum(capacitySources),
  reason: z.string().nullable(),
});

export const deliveryDaysSchema = z.object({
  route: z.string(),
  /** Two weeks, beginning today. */
  days: z.array(
    z.object({
      date: z.string(),
      /** Whether the checkout offers it now. */
      is_offered: z.boolean(),
      windows: z.array(slotSchema.extend({ booked: z.number().int() })),
    }),
  ),
  /** 0 is Sunday. */
  weekdays: z.array(z.object({ weekday: z.number().int(), windows: z.array(slotSchema) })),
});
export type DeliveryDaysJson = z.infer<typeof deliveryDaysSchema>;
export type DeliveryDayJson = DeliveryDaysJson['days'][number];

export const capacityBodySchema = z
  .strictObject({
    date: date.optional(),
    weekday: z.number().int().min(0).max(6).optional(),
    window,
    /** Null restores the default. */
    capacity: z
      .number(`Escribe un número de 0 a ${MAX_ORDERS}.`)
      .int(`Escribe un número de 0 a ${MAX_ORDERS}.`)
      .min(0, `Escribe un número de 0 a ${MAX_ORDERS}.`)
      .max(MAX_ORDERS, `Escribe un número de 0 a ${MAX_ORDERS}.`)
      .nullable(),
    reason: changeReason.optional(),
  })
  .refine((body) => (body.date === undefined) !== (body.weekday === undefined), {
    path: ['date'],
    message: 'Escoge un día del calendario o de la semana.',
  });
export type CapacityBody = z.output<typeof capacityBodySchema>;

const slot = z.strictObject({ date, window }, 'Escoge a dónde se mueven.');
/** Days that the calendar shows. */
export const MAX_CLOSED_DAYS = 14;

/** Windows of one or several days to close, and the slots that their orders move to. */
export const closureBodySchema = z.strictObject({
  routes: z.array(route).min(1, 'Escoge al menos un hospital.').max(500),
  date,
  /** The last day, included; absent: the day alone. */
  until: day('Escoge hasta qué día.').optional(),
  windows: z.array(window).min(1, 'Escoge al menos un horario.'),
  to: slot,
  /** Where those go that don't fit in `to`, in this order. */
  next: z.array(slot).max(30, 'Escoge 30 horarios o menos.').optional(),
  reason: changeReason.min(3, MISSING_REASON),
  dry_run: z.boolean(),
});
export type ClosureBody = z.output<typeof closureBodySchema>;

export const closureSchema = z.object({
  is_dry_run: z.boolean(),
  by_route: z.array(
    z.object({
      route: z.string(),
      name: z.string(),
      /** Orders in the closed windows, and how many of them move. */
      orders: z.number().int(),
      moved: z.number().int(),
    }),
  ),
  /** How many go to each slot, in the order they were filled. */
  to: z.array(
    z.strictObject({ date: z.string(), window: z.enum(deliveryWindowIds), orders: z.number().int() }),
  ),
  /** Orders that couldn't be moved, and why; their customers have to be called. */
  left: z.array(z.object({ id: z.uuid(), number: z.string(), why: z.enum(['full', 'under-way']) })),
});
export type ClosureJson = z.infer<typeof closureSchema>;

export const deliveryDayEndpoints = declareEndpoints({
  'GET /api/admin/delivery-days/{route}': {
    access: 'hospitals.read',
    summary: 'Qué días y horarios tiene un hospital, cuántos pedidos caben y cuántos hay',
    params: z.object({ route }),
    response: deliveryDaysSchema,
  },
  'PUT /api/admin/delivery-days/{route}': {
    access: 'hospitals.write',
    summary: 'Decir cuántos pedidos caben en un horario, de una fecha o de un día de la semana; 0 lo cierra',
    params: z.object({ route }),
    body: capacityBodySchema,
    response: deliveryDaysSchema,
  },
  'POST /api/admin/delivery-closures': {
    access: 'hospitals.write',
    summary: 'Cerrar horarios de un día y mover sus pedidos a otro; con dry_run solo se cuenta',
    body: closureBodySchema,
    response: closureSchema,
  },
});
