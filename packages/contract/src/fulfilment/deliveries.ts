import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { nextSteps, stopPlaces } from '@nutricion/domain/fulfilment/attempts';
import { MAX_CASH_CENTS } from '@nutricion/domain/fulfilment/cash-count';
import { deliveryTypes, deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { routeStates } from '@nutricion/domain/fulfilment/delivery-route';
import { CODE_DIGITS } from '@nutricion/domain/fulfilment/handover-code';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { onDeliveryMethods } from '@nutricion/domain/payments/on-delivery-method';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { moneyCodec } from '../kit/money.ts';
import { line } from '../kit/plain-text.ts';
import { day, isoDateTime, version } from '../kit/ranges.ts';
import { entranceSchema } from './hospitals.ts';

export const cashMoney = moneyCodec({ countedCents: 'counted', differenceCents: 'difference' });

const deliveryWindow = z.enum(deliveryWindowIds, deliveryMessages.window);
const RETRY_MESSAGE = 'Vuelve a abrir la ruta.';
const id = z.uuid(RETRY_MESSAGE).toLowerCase();
const reason = line('Di por qué.')
  .min(3, 'Di por qué, en pocas palabras.')
  .max(500, 'Usa 500 letras o menos.');

/** The base64 length of a photo of 180 kB. */
const MAX_PHOTO_LETTERS = 245_760;

const onDeliveryPayment = z.strictObject({
  way: z.enum(onDeliveryMethods, 'Di cómo te pagaron: efectivo, tarjeta o ATH Móvil.'),
  /** Reference number of the card terminal or ATH Móvil. */
  reference: line().max(60, 'Usa 60 letras o menos.').optional(),
});

/** When the action was done, if it was sent later for lack of a network; absent: now. */
const doneAt = isoDateTime('Falta la hora. Vuelve a cargar.').optional();

/** A driver's action at a stop. Its id is made on the device, so that sending it twice counts once. */
export const deliveryActionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ id, kind: z.literal('arrived') }),
    z.strictObject({
      id,
      kind: z.literal('code'),
      version,
      code: z
        .string('Escribe el código.')
        .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), `El código tiene ${CODE_DIGITS} números.`),
      payment: onDeliveryPayment.nullable(),
    }),
    z.strictObject({
      id,
      kind: z.literal('photo'),
      version,
      /** A JPEG in base64. */
      photo: z
        .base64('Falta la foto.')
        .min(1, 'Falta la foto.')
        .max(MAX_PHOTO_LETTERS, 'La foto es muy grande. Tómala otra vez desde esta pantalla.'),
      receiver: line('Escribe quién lo recibió.')
        .min(2, 'Escribe quién lo recibió.')
        .max(120, 'Usa 120 letras o menos.'),
      reason,
      payment: onDeliveryPayment.nullable(),
      done_at: doneAt,
    }),
    z.strictObject({ id, kind: z.literal('not-delivered'), version, reason }),
    ...nextSteps.map((kind) => z.strictObject({ id, kind: z.literal(kind), version })),
    z.strictObject({
      id,
      kind: z.literal('kept-cold'),
      version,
      /** Measured with a thermometer. */
      temperature_f: z
        .number('Escribe la temperatura.')
        .min(-40, 'Escribe la temperatura en °F.')
        .max(140, 'Escribe la temperatura en °F.'),
    }),
    z.strictObject({ id, kind: z.literal('discarded'), version }),
  ],
  RETRY_MESSAGE,
);
export type DeliveryActionJson = z.input<typeof deliveryActionSchema>;
export type DeliveryAction = z.output<typeof deliveryActionSchema>;

/** Why a packed order may not leave: its bags contain a recalled lot, or its payment was lost. */
export const withheldReasons = ['recalled', 'unpaid'] as const;

/** An order on a route, for its driver. Never contains the handover code. */
export const deliveryStopSchema = z.object({
  order_id: z.uuid(),
  number: z.string(),
  version: z.number().int(),
  status: z.enum(orderStatuses),
  recipient: z.string(),
  phone: z.string(),
  type: z.enum(deliveryTypes),
  /** Building, or street address of a home. */
  building: z.string(),
  /** Floor and unit; empty for a home. */
  unit: z.string(),
  /** As counted when packing, or estimated. */
  bags: z.object({ dry: z.number().int(), cold: z.number().int() }),
  /** Units in its bags, and how many of them need cooling. */
  units: z.number().int(),
  cold_units: z.number().int(),
  /** Dollars still to be paid on delivery. */
  to_collect: z.number(),
  /** Dollars of change to bring; null if the customer didn't say with how much cash they pay. Absent in copies cached before it existed. */
  change: z.number().nullable().optional(),
  attempts: z.number().int(),
  place: z.enum(stopPlaces),
  has_refrigerator: z.boolean(),
  /** The hospital's instructions for the delivery point; absent in a response cached before this field existed. */
  instructions: z.string().optional(),
  /** False: the customer comes down to the entrance. */
  is_reachable: z.boolean().optional(),
  arrived_at: z.iso.datetime().nullable(),
  /** When the customer said that they were coming down. */
  coming_at: z.iso.datetime().nullable(),
  /** Why a packed order may not leave; absent in a response cached before this field existed. */
  held_back: z.enum(withheldReasons).nullable().optional(),
  /** Wrong codes still allowed. */
  tries_left: z.number().int(),
  /** Time out of the cold (`ColdClock`); null if the order has no cold items. */
  cold: z
    .object({
      warm_ms: z.number().int(),
      out_since: z.iso.datetime().nullable(),
      is_hot: z.boolean(),
    })
    .nullable(),
});
export type DeliveryStopJson = z.infer<typeof deliveryStopSchema>;

const routeHeadSchema = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  window: deliveryWindow,
  /** Null for customers without a hospital. */
  hospital: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null if its driver released it. */
  driver: z.object({ name: z.string() }).nullable(),
  is_mine: z.boolean(),
  leased_until: z.iso.datetime(),
  may_take: z.boolean(),
});

const routeSchema = routeHeadSchema.extend({
  state: z.enum(routeStates),
  is_hot: z.boolean(),
  /** The hospital's entrance in that shift and whom to call there; absent if unknown. */
  entrance: entranceSchema.optional(),
  stops: z.array(deliveryStopSchema),
  /** Orders of the round that are ready and on no route. */
  more_ready: z.number().int(),
  /** Orders of the round that are still being packed. */
  still_packing: z.number().int(),
  /** Dollars; null until the cash is counted. */
  cash: z.object({ counted: z.number(), difference: z.number(), reason: z.string().nullable() }).nullable(),
});
export type DeliveryRouteJson = z.infer<typeof routeSchema>;

const params = z.object({ id: z.uuid() });

export const deliveryEndpoints = declareEndpoints({
  'GET /api/admin/deliveries': {
    access: 'deliveries.run',
    summary: 'Qué hay por repartir, por día, ventana y hospital, y las rutas que alguien lleva',
    response: z.object({
      rounds: z.array(
        z.object({
          date: z.iso.date(),
          window: deliveryWindow,
          hospital: routeHeadSchema.shape.hospital,
          ready: z.number().int(),
          packing: z.number().int(),
          /** Ready orders with cold items. */
          cold: z.number().int(),
          /** Undelivered orders in the hospital's refrigerator. */
          waiting: z.number().int(),
        }),
      ),
      routes: z.array(routeHeadSchema.extend({ stops: z.number().int(), left: z.number().int() })),
    }),
  },
  'GET /api/admin/deliveries/routes': {
    access: 'deliveries.run',
    summary: 'Las rutas de un día, una ventana, un hospital o un nombre, la última primero',
    query: z.object({ q: line().max(120, 'Busca con 120 letras o menos.') }),
    response: z.object({
      routes: z.array(
        routeHeadSchema
          .pick({ id: true, date: true, window: true, hospital: true, driver: true })
          .extend({ state: z.enum(routeStates) }),
      ),
    }),
  },
  'POST /api/admin/deliveries/routes': {
    access: 'deliveries.run',
    summary: 'Tomar la ruta de un hospital y una ventana; a quien ya tiene una se le contesta con esa',
    body: z.strictObject({
      date: day(deliveryMessages.day),
      window: deliveryWindow,
      hospital: id.nullable(),
    }),
    response: routeSchema,
    status: 201,
  },
  'GET /api/admin/deliveries/routes/{id}': {
    access: 'deliveries.run',
    summary: 'Una ruta con sus paradas, en el orden en que se camina',
    params,
    response: routeSchema,
  },
  'POST /api/admin/deliveries/routes/{id}/take': {
    access: 'deliveries.run',
    summary: 'Seguir con la ruta de otra persona, si la soltó o lleva veinte minutos quieta',
    params,
    response: routeSchema,
  },
  'POST /api/admin/deliveries/routes/{id}/return': {
    access: 'deliveries.run',
    summary: 'Soltar una ruta: si nada ha salido vuelve a la lista, si no espera a quien la tome',
    params,
    response: z.object({ id: z.uuid() }),
  },
  'POST /api/admin/deliveries/routes/{id}/departure': {
    access: 'deliveries.run',
    summary: 'Salir con todo lo que está listo; cada cliente recibe su código',
    params,
    body: z.strictObject({
      is_hot: z.boolean(),
      /** Why a route leaves with orders of another day (`isOnAnotherDay`). */
      other_day: reason.optional(),
    }),
    response: routeSchema,
  },
  'POST /api/admin/deliveries/stops/{id}/deeds': {
    access: 'deliveries.run',
    summary:
      'Lo que se hizo en una parada: llegar, entregar con código o con foto, o no poder; dos veces cuenta una',
    params,
    body: deliveryActionSchema,
    response: deliveryStopSchema,
  },
  'POST /api/admin/deliveries/routes/{id}/cash': {
    access: 'deliveries.run',
    summary: 'Cuadrar el efectivo y cerrar la ruta; si no cuadra, por qué',
    params,
    body: z.strictObject({
      /** Counted cash in dollars. */
      counted: z
        .number('Escribe cuánto efectivo contaste.')
        .min(0, 'El efectivo no puede ser negativo.')
        .max(MAX_CASH_CENTS / 100, 'Escribe $5,000 o menos.'),
      reason: line().max(500, 'Usa 500 letras o menos.').optional(),
    }),
    response: routeSchema,
  },
  'GET /api/admin/orders/{id}/handover': {
    access: 'orders.read',
    summary: 'Cómo se entregó un pedido: con su código, o a quién, por qué y con qué foto',
    params,
    response: z.object({
      /** Null if no driver recorded a handover. */
      handover: z
        .object({
          kind: z.enum(['code', 'photo']),
          by: z.string().nullable(),
          at: z.iso.datetime(),
          receiver: z.string().nullable(),
          reason: z.string().nullable(),
          /** A JPEG in base64; null without a photo, or after ninety days. */
          photo: z.string().nullable(),
        })
        .nullable(),
    }),
  },
  'POST /api/orders/{id}/coming-down': {
    access: 'verified',
    summary: 'Le dice a quien trae mi pedido que bajo en cinco minutos',
    params: z.object({ id: z.string() }),
    response: z.object({ coming_at: z.iso.datetime() }),
  },
});
