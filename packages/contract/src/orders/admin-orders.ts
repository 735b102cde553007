import { zones } from '@nutricion/domain/catalog/zone';
import { deliveryTypes, deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { CANCEL_REASON_MESSAGE, NOTE_MESSAGE } from '@nutricion/domain/orders/admin-order-messages';
import { orderStatuses, paymentMethods, paymentStatuses } from '@nutricion/domain/orders/order-status';
import { z } from 'zod';
import { pageCursor, REOPEN_LIST } from '../kit/page-cursor.ts';
import { line, note } from '../kit/plain-text.ts';
import { day, version } from '../kit/ranges.ts';
import { ownPaymentSchema } from '../payments/own-payment.ts';
import { orderReviewSchema } from './order-reviews.ts';
import { orderItemSchema } from './orders.ts';

const status = z.enum(orderStatuses);
const window = z.enum(deliveryWindowIds);

/** One order among many. */
export const adminOrderRowSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status,
  /** Waits until an administrator confirms it. */
  is_waiting: z.boolean(),
  /** Its packing or its window has begun without it. */
  is_late: z.boolean(),
  /** The recipient's name; null once the account is deleted. */
  recipient: z.string().nullable(),
  hospital: z.string().nullable(),
  /** Building and unit, or the postal address; null once the account is deleted. */
  place: z.string().nullable(),
  delivery_type: z.enum(deliveryTypes),
  delivery_date: z.iso.date(),
  delivery_window: window,
  line_count: z.number().int(),
  item_count: z.number().int(),
  /** Storage zones of its items, in picking order. */
  zones: z.array(z.enum(zones)),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStatuses),
  total: z.number(),
  note_count: z.number().int(),
  /** May not be shipped: units of a recalled lot are in its bags. */
  is_recalled: z.boolean(),
  created_at: z.iso.datetime(),
  version: z.number().int(),
});
export type AdminOrderRowJson = z.infer<typeof adminOrderRowSchema>;

const transitionSchema = z.object({
  to: status,
  needs_reason: z.boolean(),
  /** Made only there; null: by a tap. */
  by_form: z.enum(['picking', 'handover', 'cancellation']).nullable(),
});

const eventSchema = z.object({
  kind: z.enum(['status', 'review', 'cancellation', 'refund', 'change', 'pay-on-delivery']),
  /** What it became by it; null: it stayed where it was. */
  status: status.nullable(),
  at: z.iso.datetime(),
  /** Null: the customer, a payment or the clock. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** What was cancelled or refunded of it, in words. */
  detail: z.string().nullable(),
});

const sumsSchema = z.object({ subtotal: z.number(), tax: z.number(), total: z.number() });

/** One order with everything that the administration sees of it. */
export const adminOrderSchema = adminOrderRowSchema
  .omit({ line_count: true, item_count: true, zones: true, note_count: true, is_recalled: true, total: true })
  .extend({
    customer: z
      .object({
        id: z.uuid(),
        full_name: z.string(),
        email: z.string(),
        hospital: z.string().nullable(),
        /** Orders of theirs that couldn't be handed over and weren't paid. */
        no_shows: z.number().int(),
        /** So many that they order only what is paid beforehand. */
        must_prepay: z.boolean(),
      })
      .nullable(),
    phone: z.string().nullable(),
    /** Null: its customer has no hospital. */
    hospital_id: z.uuid().nullable(),
    /** Null if no driver has taken it along. */
    route_id: z.uuid().nullable(),
    substitution: orderItemSchema.shape.substitution,
    review: orderReviewSchema,
    items: z.array(
      orderItemSchema.extend({
        id: z.number().int(),
        cancelled: z.number().int(),
        /** Null if it hasn't been picked yet. */
        picked: z.number().int().nullable(),
        /** Units that can be cancelled by themselves: not those in a bag, unless their money is still to be collected. */
        cancellable: z.number().int(),
        /** The line that this substitute replaces. */
        substitutes: z.number().int().nullable(),
      }),
    ),
    money: z.object({
      ordered: sumsSchema,
      /** What it costs by what is left of it. */
      due: sumsSchema,
      /** What was in the bags; null until it is packed. */
      packed: sumsSchema.nullable(),
      /** Of the order's own payment; null where none was begun. */
      payment: ownPaymentSchema.nullable(),
    }),
    /** The oldest first. */
    timeline: z.array(eventSchema),
    notes: z.array(
      z.object({
        id: z.number().int(),
        text: z.string(),
        by: z.string().nullable(),
        at: z.iso.datetime(),
        /** Mailed to the customer too. */
        is_message: z.boolean(),
      }),
    ),
    /** Units of recalled lots in its bags: the order waits until somebody confirms that they were removed. */
    recalled: z.array(
      z.object({
        item_id: z.number().int(),
        title: z.string(),
        /** As printed on the package. */
        lot: z.string(),
        units: z.number().int(),
      }),
    ),
    /** Transitions that the caller may make. */
    moves: z.array(transitionSchema),
    /** The sales tax that it was placed under: 1150 is 11.5 %. */
    ivu_basis_points: z.number().int(),
    by_telephone: z.boolean(),
    /** Whether the caller may change it for its customer on the telephone, which ends when picking begins. */
    may_change: z.boolean(),
    /** Whether the caller may cancel lines and write notes. */
    may_cancel: z.boolean(),
    may_note: z.boolean(),
    /** Its payment in advance was lost, so who has the permission may let it be paid when it is handed over. */
    can_pay_on_delivery: z.boolean(),
    /** It counts as a no-show of its customer, and the caller may take it off them. */
    may_excuse: z.boolean(),
    /** Its handover code was typed wrong too often, and the caller may unlock it. */
    may_unlock: z.boolean(),
  });
export type AdminOrderJson = z.infer<typeof adminOrderSchema>;

/** The 409 of a change that was decided on an older version: the current order, and who changed it last. */
export const staleOrderProblemSchema = z.object({
  current: z.object({
    status,
    version: z.number().int(),
    by: z.string().nullable(),
    at: z.iso.datetime().nullable(),
  }),
});
export type StaleOrderJson = z.infer<typeof staleOrderProblemSchema>;

/** Where a page ends: part of the queue, moment at which it was opened, day, window and id of its last order. */
const queueCursor = pageCursor(
  [
    z.enum(['late', 'open', 'ended']),
    z.string().regex(/^\d{12,14}$/),
    day(REOPEN_LIST),
    z.enum(deliveryWindowIds),
    z.uuid(),
  ],
  REOPEN_LIST,
);

/** One status, or several with commas between. */
const statusList = z
  .string()
  .max(200, 'Escoge estados de la lista.')
  .refine(
    (text) => text.split(',').every((word) => status.safeParse(word).success),
    'Escoge estados de la lista.',
  );

export const adminOrderQuerySchema = z.object({
  status: statusList.optional(),
  hospital: z.uuid('Ese hospital no existe.').optional(),
  date: day('Escoge un día.').optional(),
  window: window.optional(),
  payment: z.enum(paymentStatuses, 'Escoge un estado de pago de la lista.').optional(),
  /** Only those that are late. */
  late: z.enum(['1']).optional(),
  q: line().max(120, 'Busca con 120 letras o menos.').optional(),
  after: queueCursor.optional(),
});
export type AdminOrderQuery = z.output<typeof adminOrderQuerySchema>;

const reason = line().max(500, 'Usa 500 letras o menos.');
/** Stored in a note, behind a few words. */
export const requiredReason = line()
  .min(3, 'Di por qué: queda en las notas del pedido.')
  .max(450, 'Usa 450 letras o menos.');

export const transitionBodySchema = z.strictObject({
  to: z.enum(orderStatuses, 'Escoge a qué estado pasa.'),
  reason: reason.optional(),
  version,
});

export const cancelBodySchema = z.strictObject({
  /** Absent: the whole order. */
  lines: z
    .array(
      z.strictObject({
        item_id: z.number().int().positive(),
        quantity: z.number().int().min(1, 'Cancela al menos 1.').max(999, 'La cantidad máxima es 999.'),
      }),
    )
    .min(1, 'Escoge al menos una línea.')
    .max(200, 'Escoge hasta 200 líneas.')
    .optional(),
  /** Whether the units go back on the shelf; otherwise they are written off. */
  restock: z.boolean('Di si los productos vuelven al inventario.'),
  /** All that was paid for it, nothing, or so many dollars. */
  refund: z.union(
    [z.boolean(), z.number().positive().max(100_000).multipleOf(0.01)],
    'Di si se devuelve el dinero: sí, no, o cuánto.',
  ),
  reason: reason.min(1, CANCEL_REASON_MESSAGE),
  version,
});

export const noteBodySchema = z.strictObject({
  text: note(NOTE_MESSAGE).min(1, NOTE_MESSAGE).max(2000, 'Usa 2,000 letras o menos.'),
  /** True: mailed to the customer, and stored among the notes as sent. */
  send: z.boolean().optional(),
});
