import { callStatuses } from '@nutricion/domain/voice/change-cart';
import { MAX_PRODUCTS_PER_CALL, MAX_UNITS_PER_CALL } from '@nutricion/domain/voice/voice-limits';
import { voiceTools } from '@nutricion/domain/voice/voice-tools';
import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { recipeSummarySchema } from '../recipes/recipes.ts';

const productId = z.uuid('Di qué producto, por su id.');
const quantity = z
  .number('Di cuántos.')
  .int('Pide unidades enteras.')
  .min(1, 'Pide 1 o más.')
  .max(MAX_UNITS_PER_CALL, `Pide ${MAX_UNITS_PER_CALL} o menos.`);
const query = line('Di qué buscas.').min(1, 'Di qué buscas.').max(200, 'Usa 200 letras o menos.');

/** Arguments of each tool (specification, section 7). */
export const voiceToolArguments = {
  search_products: z.object({ query }),
  add_to_cart: z.object({ product_id: productId, quantity: quantity.default(1) }),
  /** Without a quantity the whole line is removed. */
  remove_from_cart: z.object({ product_id: productId, quantity: quantity.optional() }),
  get_cart: z.object({}),
  add_multiple_to_cart: z
    .object({
      product_ids: z
        .array(productId)
        .min(1, 'Di al menos un producto.')
        .max(MAX_PRODUCTS_PER_CALL, `Pide ${MAX_PRODUCTS_PER_CALL} productos o menos a la vez.`),
      /** One for each product, in their order; absent, one of each. */
      quantities: z.array(quantity).max(MAX_PRODUCTS_PER_CALL).optional(),
    })
    .refine(
      ({ product_ids, quantities }) => quantities === undefined || quantities.length === product_ids.length,
      { path: ['quantities'], error: 'Pon una cantidad por producto.' },
    ),
  clear_cart: z.object({}),
  get_order_history: z.object({}),
  get_recipes: z.object({ query: query.optional() }),
} as const satisfies Record<(typeof voiceTools)[number], z.ZodType>;

/** An id that the caller makes up. */
export const voiceKey = z.stringFormat(
  'clave',
  /^[\w.:-]{1,100}$/,
  'Usa de 1 a 100 letras, números, puntos o guiones.',
);

/** A product as the assistant shows it, with warnings for the customer's household. */
export const voiceProductSchema = productSchema.extend({
  /** A sentence; absent: nothing speaks against it. */
  warning: z.string().optional(),
});
export type VoiceProductJson = z.infer<typeof voiceProductSchema>;

const voiceCartLineSchema = z.object({
  product_id: z.uuid(),
  title: z.string(),
  quantity: z.number().int().positive(),
  /** Dollars of the line now. */
  total: z.number(),
});

export const voiceCartSchema = z.object({
  lines: z.array(voiceCartLineSchema),
  item_count: z.number().int(),
  /** Dollars, before taxes and without free products. */
  total: z.number(),
});

/** A line of the cart as the call found it, and as it left it. */
export const voiceChangeSchema = z.object({
  product_id: z.uuid(),
  title: z.string(),
  before: z.number().int().min(0),
  after: z.number().int().min(0),
});
export type VoiceChangeJson = z.infer<typeof voiceChangeSchema>;

export const toolResultSchema = z.object({
  /** `asks`: nothing was done yet; a call with the question's id in `confirms` does it. */
  status: z.enum(callStatuses),
  products: z.array(voiceProductSchema),
  cart: voiceCartSchema,
  /** What was done, what is asked, or why nothing was done; Spanish. */
  said: z.string(),
  changes: z.array(voiceChangeSchema),
  question: z.object({ id: z.string(), text: z.string(), expires_at: z.iso.datetime() }).optional(),
  /** Of get_recipes. */
  recipes: z.array(recipeSummarySchema).optional(),
  /** Of get_order_history, the newest first. */
  orders: z
    .array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        created_at: z.iso.datetime(),
        total: z.number(),
        lines: z.array(z.object({ product_id: z.uuid(), title: z.string(), quantity: z.number().int() })),
      }),
    )
    .optional(),
  session_id: z.string(),
  /** The customer is looking: nothing is added without a yes. */
  view_only: z.boolean(),
});
export type ToolResultJson = z.infer<typeof toolResultSchema>;

export const voiceToolEndpoints = declareEndpoints({
  'POST /api/functions/voice-order-tools': {
    access: 'verified',
    summary: 'Una herramienta del asistente de voz: busca, cambia el carrito o pregunta antes; nunca ordena',
    body: z.object({
      tool_name: z.enum(voiceTools, 'Esa herramienta no existe.'),
      arguments: z.record(z.string(), z.unknown()).default({}),
      /** The caller's own id; other ids are refused. */
      user_id: z.uuid('Di quién eres.'),
      /** Absent: the session that this person has open, or a new one. */
      session_id: voiceKey.optional(),
      /** The same one again does nothing more, and answers as before. */
      call_id: voiceKey.optional(),
      /** The customer's last phrase: one with ver, muestra or enseña means that they are looking. */
      phrase: line().max(1_000, 'Usa 1,000 letras o menos.').optional(),
      /** Id of the question that the customer said yes to. */
      confirms: z.uuid('Di a qué pregunta contesta.').optional(),
      /** Ask before doing it, because the phrase was uncertain. */
      asks_first: z.boolean().optional(),
      /** The cart as this device has it; absent: as the assistant last left it. */
      cart: z
        .array(z.object({ product_id: z.uuid(), quantity: z.number().int().min(1) }))
        .max(200, 'Envía 200 líneas o menos.')
        .optional(),
    }),
    response: z.object({ data: toolResultSchema }),
  },
});
