import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { stopPlaces } from '@nutricion/domain/fulfilment/attempts';
import { deliveryTypes, deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { isPhone, PHONE_MESSAGE } from '@nutricion/domain/kit/contact';
import { orderStatuses, paymentMethods, paymentStatuses } from '@nutricion/domain/orders/order-status';
import { substitutionChoices } from '@nutricion/domain/orders/substitution';
import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';
import { homeAddressSchema, shortText } from '../kit/home-address.ts';
import { phone } from '../kit/phone.ts';
import { day, version } from '../kit/ranges.ts';
import { ownPaymentSchema } from '../payments/own-payment.ts';
import { orderReviewSchema } from './order-reviews.ts';

export const deliveryWindow = z.enum(deliveryWindowIds, deliveryMessages.window);
const status = z.enum(orderStatuses);
const isoDate = day(deliveryMessages.day);

export const deliverySchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('hospital'), deliveryPointId: z.uuid(deliveryMessages.point) }),
    z.strictObject({ type: z.literal('home'), address: homeAddressSchema }),
  ],
  'Escoge si entregamos en tu hospital o en tu casa.',
);

export const contactSchema = z.strictObject({
  name: shortText(deliveryMessages.recipient, 120),
  /** Ten digits; what people type around them is dropped. */
  phone: phone.refine(isPhone, PHONE_MESSAGE),
});

/** In small letters, so that one product is never two lines. */
const productId = z.uuid('Ese producto no existe.').toLowerCase();

export const substitution = z.enum(
  substitutionChoices.map(({ id }) => id),
  'Escoge qué hacemos si falta algo.',
);

const quantity = z
  .number('La cantidad debe ser un número.')
  .int('La cantidad debe ser un número entero.')
  .min(1, 'La cantidad mínima es 1.')
  .max(999, 'La cantidad máxima es 999.');

/** Everything else about an order (prices, hospital, customer) is read by the server. */
export const placeOrderSchema = z.strictObject({
  items: z
    .array(z.strictObject({ productId, quantity, substitution: substitution.optional() }))
    .min(1, 'Tu carrito está vacío.')
    .max(100, 'Un pedido lleva hasta 100 productos distintos.')
    .refine((items) => new Set(items.map((item) => item.productId)).size === items.length, {
      message: 'Cada producto va en una sola línea.',
    }),
  incentiveProductIds: z
    .array(productId)
    .max(40, 'Escoge hasta 40 productos gratis.')
    .refine((ids) => new Set(ids).size === ids.length, { message: 'Cada producto gratis va una sola vez.' }),
  /** Dollars: the total that the customer saw when ordering. */
  expectedTotal: z
    .number('Falta el total que viste en tu carrito.')
    .min(0, 'El total no puede ser negativo.')
    .max(1_000_000, 'El total es demasiado grande.'),
  delivery: deliverySchema,
  deliveryDate: isoDate,
  deliveryWindow,
  contact: contactSchema,
  /** For every item without its own choice. */
  substitution,
  paymentMethod: z.enum(paymentMethods, 'Escoge cómo pagas: al recibir, con tarjeta o con ATH Móvil.'),
  /** Tolerated only when it is the caller's own; anybody else's is refused with 403. */
  user_id: z.string().optional(),
});
/** As the browser sends it, and as the server has it after parsing. */
export type PlaceOrder = z.input<typeof placeOrderSchema>;
export type PlaceOrderBody = z.output<typeof placeOrderSchema>;

/** A new delivery day and window for an order. */
export const rescheduleBodySchema = z.strictObject({ version, deliveryDate: isoDate, deliveryWindow });

/** The new quantity of each listed product, 0 to remove it; other lines stay. */
export const changeOrderSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        productId,
        quantity: z
          .number('La cantidad debe ser un número.')
          .int('La cantidad debe ser un número entero.')
          .min(0)
          .max(999),
      }),
    )
    .min(1, 'Escoge qué cambiar.')
    .max(100),
  /** Dollars: the new total that the customer agreed to. */
  expectedTotal: z.number('Falta el total que viste.').min(0).max(1_000_000),
  version,
});
export type ChangeOrderBody = z.output<typeof changeOrderSchema>;

export const orderItemSchema = z.object({
  product_id: z.uuid(),
  title: z.string(),
  package_label: z.string(),
  image_url: z.string(),
  quantity: z.number().int().positive(),
  /** Dollars of a unit before any offer. Absent in orders that a browser cached before it was stored. */
  regular_price: z.number().optional(),
  /** Dollars of a unit on the card; several on offer together may cost less, and `total_price` is what counts. */
  unit_price: z.number(),
  total_price: z.number(),
  is_incentive: z.boolean(),
  /** The most that 1, 2, 3… units cost if the order is changed, in dollars; absent on lines stored before it existed. */
  agreed: z.array(z.number()).optional(),
  /** Whether it pays the sales tax. */
  is_taxed: z.boolean().optional(),
  /** What happens if it runs out while it is packed; the order's own wish where the line had none. */
  substitution,
  /**
   * The quantity that will be delivered and what it costs. Absent in orders that a browser cached before this field
   * existed.
   */
  due: z
    .object({
      quantity: z.number().int().nonnegative(),
      total_price: z.number(),
      /** The product that the customer ordered, if this is a substitute. */
      stands_for: z.string().nullable(),
    })
    .optional(),
});

export const orderSchema = z.object({
  id: z.uuid(),
  number: z.string().regex(/^NP-\d{6,}$/),
  user_id: z.uuid(),
  status,
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStatuses),
  subtotal: z.number(),
  tax: z.number(),
  incentive_value: z.number(),
  total: z.number(),
  /** Dollars: more than `total` when the price fell between the cart and the order. */
  expected_total: z.number(),
  delivery: z.object({
    type: z.enum(deliveryTypes),
    /** One line a person can read: building and unit, or the postal address. */
    label: z.string(),
    date: z.iso.date(),
    window: deliveryWindow,
  }),
  /** What is charged for the delivered items; less than `total` once something was short, cheaper or cancelled. */
  due: z.object({ subtotal: z.number(), tax: z.number(), total: z.number() }).optional(),
  /** How far its payment went; null where none was begun. */
  payment: ownPaymentSchema.nullable(),
  /** The sales tax that it was placed under: 1150 is 11.5 %. */
  ivu_basis_points: z.number().int().optional(),
  contact: z.object({ name: z.string(), phone: z.string() }),
  substitution,
  review: orderReviewSchema,
  /** Rises with each change; a change names the one that it was decided on. */
  version: z.number().int(),
  /** Dollars of cash that the customer says to pay with at the door. */
  cash_tender: z.number().nullable().optional(),
  /** Staff placed it for the customer on the telephone. Absent in orders that a browser cached before this field existed. */
  by_telephone: z.boolean().optional(),
  created_at: z.iso.datetime(),
  /** Delivery as the customer sees it. Absent in orders that a browser cached before this field existed. */
  handover: z
    .object({
      /** The code that proves the handover; null unless the order is on its way. */
      code: z.string().nullable(),
      /** When the driver arrived at the entrance. */
      arrived_at: z.iso.datetime().nullable(),
      coming_at: z.iso.datetime().nullable(),
      /** Where it is after a try that failed. */
      place: z.enum(stopPlaces),
      attempts: z.number().int(),
      /** Who received it, where it wasn't by the code. */
      receiver: z.string().nullable(),
    })
    .nullable()
    .optional(),
  items: z.array(orderItemSchema),
  history: z.array(z.object({ status, at: z.iso.datetime() })),
});
export type OrderJson = z.infer<typeof orderSchema>;

export const orderSummarySchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status,
  total: z.number(),
  /** Dollars, as computed by `orderSavings`. Absent in lists that a browser cached before this field existed. */
  saved: z.number().optional(),
  item_count: z.number().int(),
  delivery_date: z.iso.date(),
  delivery_window: deliveryWindow,
  created_at: z.iso.datetime(),
  images: z.array(z.string()).max(5),
  review: orderReviewSchema.shape.state,
});
export type OrderSummaryJson = z.infer<typeof orderSummarySchema>;

/** Why an order stopped; beside it the problem carries `products` as they are now. */
export const orderChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unavailable'), productId: z.uuid(), title: z.string() }),
  z.object({
    kind: z.literal('insufficient-stock'),
    productId: z.uuid(),
    title: z.string(),
    available: z.number().int(),
  }),
  z.object({ kind: z.literal('incentive-unavailable'), productId: z.uuid(), title: z.string() }),
  z.object({ kind: z.literal('incentive-not-eligible'), productId: z.uuid(), title: z.string() }),
  z.object({ kind: z.literal('incentive-locked'), missing: z.number() }),
  z.object({ kind: z.literal('incentive-over-allowance'), over: z.number() }),
  z.object({ kind: z.literal('dearer'), expectedTotal: z.number(), total: z.number() }),
  z.object({ kind: z.literal('slot-full') }),
]);
export type OrderChangeJson = z.infer<typeof orderChangeSchema>;

/** The 409 of `POST /api/orders` whose type is `/problemas/orden-cambio`. */
export const orderChangedProblemSchema = z.object({
  changes: z.array(orderChangeSchema),
  products: z.array(productSchema),
});
export type OrderChangedProblem = z.infer<typeof orderChangedProblemSchema>;
