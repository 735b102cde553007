import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { lotStates } from '@nutricion/domain/stock/lots';
import { recallCertainties } from '@nutricion/domain/stock/recall';
import { z } from 'zod';
import { MISSING_REASON } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { pageCursor, REOPEN_LIST } from '../kit/page-cursor.ts';
import { line, note } from '../kit/plain-text.ts';
import { day } from '../kit/ranges.ts';
import { lotSchema, searchText } from './stock.ts';

const MAX_LOTS = 20;
const CHOOSE_MESSAGE = 'Escoge al menos un lote.';
const MESSAGE = 'Di qué debe hacer quien lo tenga.';

/** Cursor of a page: expiry date (or `infinity`) and id of its last lot. */
const lotCursor = pageCursor([z.union([day(REOPEN_LIST), z.literal('infinity')]), z.uuid()], REOPEN_LIST);

/** Units of a lot in one line of an order. */
export const recallLineSchema = z.object({
  lot_id: z.uuid(),
  lot: z.string(),
  item_id: z.number().int(),
  product: z.string(),
  certainty: z.enum(recallCertainties),
  units: z.number().int(),
  order_id: z.uuid(),
  order: z.string(),
  status: z.enum(orderStatuses),
  delivery_date: z.iso.date(),
  hospital: z.string().nullable(),
  /** Null if the account was deleted. */
  person: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  told_at: z.iso.datetime().nullable(),
  refund_asked_at: z.iso.datetime().nullable(),
});
export type RecallLineJson = z.infer<typeof recallLineSchema>;

const recalledLotSchema = z.object({
  id: z.uuid(),
  product: z.string(),
  code: z.string(),
  supplier: z.string(),
  expires_on: z.iso.date().nullable(),
  received_at: z.iso.datetime(),
  received_units: z.number().int(),
  /** Units removed from the stock. */
  withdrawn_units: z.number().int(),
  /** Units sold but not picked: pickers will report them missing. */
  promised_units: z.number().int(),
  state: z.enum(lotStates),
});

const recallPreviewSchema = z.object({
  lots: z.array(recalledLotSchema),
  /** Certain ones first; within these the latest delivery first. */
  lines: z.array(recallLineSchema),
});
export type RecallPreviewJson = z.infer<typeof recallPreviewSchema>;

export const recallSchema = recallPreviewSchema.extend({
  id: z.uuid(),
  reason: z.string(),
  message: z.string(),
  tells_possible: z.boolean(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
});
export type RecallJson = z.infer<typeof recallSchema>;

export const recallRowSchema = recallSchema
  .pick({ id: true, reason: true, by: true, at: true })
  .extend({ lots: z.array(z.string()), order_count: z.number().int(), told_count: z.number().int() });
export type RecallRowJson = z.infer<typeof recallRowSchema>;

export const recallBodySchema = z.strictObject({
  id: z.uuid('Vuelve a abrir el formulario.').toLowerCase(),
  lot_ids: z
    .array(z.uuid(CHOOSE_MESSAGE))
    .min(1, CHOOSE_MESSAGE)
    .max(MAX_LOTS, `Escoge hasta ${MAX_LOTS} lotes.`),
  /** Both texts are sent to the customer. */
  reason: line(MISSING_REASON).min(1, MISSING_REASON).max(500, 'Usa 500 letras o menos.'),
  message: note(MESSAGE).min(1, MESSAGE).max(2000, 'Usa 2,000 letras o menos.'),
  /** Also notifies customers whose order has the product without a recorded lot. */
  tells_possible: z.boolean('Di si avisamos también a quienes quizás lo tienen.'),
});

const recallId = z.object({ id: z.uuid() });

export const recallEndpoints = declareEndpoints({
  'GET /api/admin/lots': {
    access: 'products.read',
    summary: 'Los lotes: los que vencen primero, primero',
    query: z.object({
      q: searchText.optional(),
      /** Only lots that expire soon or have expired. */
      near: z.enum(['1']).optional(),
      after: lotCursor.optional(),
    }),
    response: z.object({ lots: z.array(lotSchema), next: z.string().nullable() }),
  },
  'GET /api/admin/recalls/preview': {
    access: 'stock.write',
    summary: 'A quién y a qué alcanzaría un retiro de estos lotes; no cambia nada',
    query: z.object({
      /** Ids, comma-separated. */
      lots: z
        .string(CHOOSE_MESSAGE)
        .max(MAX_LOTS * 37, `Escoge hasta ${MAX_LOTS} lotes.`)
        .refine((text) => text.split(',').every((id) => z.uuid().safeParse(id).success), CHOOSE_MESSAGE),
    }),
    response: recallPreviewSchema,
  },
  'GET /api/admin/recalls': {
    access: 'stock.write',
    summary: 'Los retiros que se han hecho, el último primero',
    response: z.object({ recalls: z.array(recallRowSchema) }),
  },
  'GET /api/admin/recalls/{id}': {
    access: 'stock.write',
    summary: 'Un retiro: lotes, pedidos, personas, y cuándo se le avisó a cada una',
    params: recallId,
    response: recallSchema,
  },
  'POST /api/admin/recalls': {
    access: 'stock.write',
    summary: 'Retira lotes: los detiene, saca lo que queda, anota los pedidos y avisa a cada persona',
    body: recallBodySchema,
    response: recallSchema,
  },
});
