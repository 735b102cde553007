import { promotionTypes } from '@nutricion/domain/catalog/promotion';
import { manualOfferStates, offerStates, offerTransitions } from '@nutricion/domain/offers/offer-state';
import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';
import { promotionSchema } from '../catalog/promotion-schema.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { REOPEN_LIST } from '../kit/page-cursor.ts';
import { line } from '../kit/plain-text.ts';
import { day, version } from '../kit/ranges.ts';

const params = z.object({ id: z.uuid() });
const productId = z.uuid('Ese producto no existe.');
const dollars = z
  .number('Escribe una cantidad, por ejemplo 2.00.')
  .max(10_000, 'Usa $10,000 o menos.')
  .nullable();
const integer = (message: string) =>
  z.number(message).int(message).min(0, message).max(1_000, message).nullable();

/** The fields of an offer. Amounts and counts are checked together, against the product's price. */
const offerFormSchema = z.strictObject({
  product_id: productId,
  type: z.enum(promotionTypes, 'Escoge la clase de oferta.'),
  badge_text: line().max(40, 'Usa 40 letras o menos.').nullable(),
  discount_percent: integer('Escribe un número entero de 1 a 100.'),
  discount_value: dollars,
  condition_quantity: integer('Escribe un número entero de 1 a 99.'),
  condition_spend: dollars,
  starts_on: day('Escoge desde qué día.'),
  ends_on: day('Escoge hasta qué día; ese día cuenta entero.'),
});
export type OfferFormJson = z.infer<typeof offerFormSchema>;
const offerChangesSchema = offerFormSchema.omit({ product_id: true }).partial();
export type OfferChanges = z.infer<typeof offerChangesSchema>;

const overlapSchema = z.object({
  id: z.uuid(),
  badge: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** This one applies while both run. */
  wins: z.boolean(),
});

export const adminOfferSchema = promotionSchema.extend({
  id: z.uuid(),
  version,
  hold: z.enum(manualOfferStates).nullable(),
  state: z.enum(offerStates),
  /** The days in Puerto Rico of its start and end. */
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  product: productSchema
    .pick({ id: true, title: true, package_label: true, category: true, price: true, stock: true })
    .extend({ image_url: z.string().nullable(), is_active: z.boolean() }),
  /** The badge that the shop shows. */
  badge: z.string(),
  /** Price of one unit while it runs. */
  offer_price: z.number(),
  overlaps: z.array(overlapSchema),
  /** Notes for the administrator, a sentence each. */
  notes: z.array(z.string()),
});
export type AdminOfferJson = z.infer<typeof adminOfferSchema>;

const simulatedLineSchema = z.object({
  product_id: z.uuid(),
  title: z.string(),
  quantity: z.number().int(),
  regular_price: z.number(),
  /** Price of one unit as on the card. */
  unit_price: z.number(),
  total_price: z.number(),
  badge: z.string().nullable(),
  /** The offer that applies; null if none runs. An offer that isn't saved has no id. */
  offer_id: z.string().nullable(),
  why: z.array(z.string()),
});
export type SimulatedLineJson = z.infer<typeof simulatedLineSchema>;

const verdict = z.object({
  id: z.uuid(),
  title: z.string(),
  package_label: z.string(),
  category: z.string(),
  image_url: z.string().nullable(),
  stock: z.number().int(),
  price: z.number(),
  /** The part of the allowance that it uses. */
  value: z.number(),
  is_eligible: z.boolean(),
  why: z.string(),
});

const costSchema = z.object({
  /** Null: several hospitals together, each with too few people to be listed alone. */
  hospital: z.string().nullable(),
  orders: z.number().int(),
  earned: z.number().int(),
  chosen: z.number().int(),
  cost: z.number(),
  offered: z.number(),
});
export type IncentiveCostJson = z.infer<typeof costSchema>;

export const adminOfferEndpoints = declareEndpoints({
  'GET /api/admin/offers': {
    access: 'offers.read',
    summary: 'Las ofertas, la que empieza más tarde primero, de página en página',
    query: z.object({
      q: line().max(120, 'Busca con 120 letras o menos.').optional(),
      state: z.enum(offerStates, 'Ese estado no existe.').optional(),
      type: z.enum(promotionTypes, 'Esa clase no existe.').optional(),
      product: productId.optional(),
      after: z.uuid(REOPEN_LIST).optional(),
    }),
    response: z.object({ offers: z.array(adminOfferSchema), next: z.string().nullable() }),
  },
  'GET /api/admin/offers/overview': {
    access: 'offers.read',
    summary: 'Cuántas ofertas hay en cada estado, y cuántas se cruzan',
    response: z.object({
      total: z.number().int(),
      by_state: z.record(z.enum(offerStates), z.number().int()),
    }),
  },
  'GET /api/admin/offers/calendar': {
    access: 'offers.read',
    summary: 'Las ofertas que tocan unos días, por producto',
    query: z.object({ from: day('Escoge desde qué día.'), to: day('Escoge hasta qué día.') }),
    response: z.object({ offers: z.array(adminOfferSchema), is_cut: z.boolean() }),
  },
  'POST /api/admin/offers': {
    access: 'offers.write',
    summary: 'Crea una oferta; nace borrador si no se publica',
    body: offerFormSchema.extend({ is_draft: z.boolean() }),
    response: adminOfferSchema,
    status: 201,
  },
  'GET /api/admin/offers/{id}': {
    access: 'offers.read',
    summary: 'Una oferta, con lo que se cruza con ella',
    params,
    response: adminOfferSchema,
  },
  'PATCH /api/admin/offers/{id}': {
    access: 'offers.write',
    summary: 'Cambia lo dicho de una oferta; 409 si alguien la cambió antes',
    params,
    body: offerChangesSchema.extend({ version }),
    response: adminOfferSchema,
  },
  'POST /api/admin/offers/{id}/moves': {
    access: 'offers.write',
    summary: 'Publica, pausa, reanuda o termina una oferta',
    params,
    body: z.strictObject({ version, move: z.enum(offerTransitions, 'Ese paso no existe.') }),
    response: adminOfferSchema,
  },
  'POST /api/admin/offers/simulate': {
    access: 'offers.read',
    summary: 'Cuánto se cobraría por un carrito un día, línea por línea y por qué; no guarda nada',
    body: z.object({
      lines: z
        .array(
          z.strictObject({
            product_id: productId,
            quantity: z
              .number('Escribe cuántas unidades.')
              .int('Escribe cuántas unidades.')
              .min(1, 'Escribe al menos 1.')
              .max(999, 'Usa 999 o menos.'),
          }),
        )
        .min(1, 'Pon al menos un producto.')
        .max(60, 'Usa 60 productos o menos.'),
      /** That day at noon; absent for now. */
      day: day('Escoge un día.').optional(),
      /** An offer to include as if it were published; with an id it replaces the stored one. */
      offer: offerFormSchema.extend({ id: z.uuid().nullable() }).optional(),
    }),
    response: z.object({
      lines: z.array(simulatedLineSchema),
      subtotal: z.number(),
      tax: z.number(),
      total: z.number(),
      /** Saved against regular prices. */
      saved: z.number(),
      incentive: z.string(),
    }),
  },
  'GET /api/admin/incentive': {
    access: 'offers.read',
    summary: 'Las reglas del incentivo, y cuánto costó cada mes por hospital',
    response: z.object({
      threshold: z.number(),
      allowance: z.number(),
      months: z.array(z.object({ month: z.string(), whole: costSchema, parts: z.array(costSchema) })),
    }),
  },
  'GET /api/admin/incentive/products': {
    access: 'offers.read',
    summary: 'Qué productos se pueden escoger gratis, y por qué sí o por qué no',
    query: z.object({
      q: line().max(120, 'Busca con 120 letras o menos.').optional(),
      after: z.uuid(REOPEN_LIST).optional(),
    }),
    response: z.object({ products: z.array(verdict), next: z.string().nullable() }),
  },
});
