import { voiceIntents } from '@nutricion/domain/voice/understanding';
import { quantityUnits } from '@nutricion/language';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';

const MAX_LETTERS = 1_000;
const title = line().max(300, 'Usa 300 letras o menos.');

/** Context that the phrase doesn't contain. */
const voiceContextSchema = z.object({
  /** Titles that are shown, in their order: for "el segundo". */
  results: z.array(title).max(50, 'Pon 50 o menos.').optional(),
  /** What was last spoken of: for "ese". */
  last: title.optional(),
  cart: z
    .array(z.object({ name: title, quantity: z.number() }))
    .max(200, 'Pon 200 o menos.')
    .optional(),
  /** The question that waits for an answer. */
  question: title.optional(),
});

const spokenItemSchema = z.object({
  /** As spoken, without article, quantity and unit; empty: the last product that was spoken of. */
  name: z.string(),
  quantity: z.number(),
  unit: z.enum(quantityUnits).nullable(),
  /** The product that is meant, where one clearly is. */
  product_id: z.uuid().optional(),
  /** Of that product, how many packages the amount is. */
  packages: z.number().int().positive().optional(),
});

export const voiceEndpoints = declareEndpoints({
  'POST /api/voice/understand': {
    access: 'verified',
    summary: 'Qué entiende la tienda de una frase, qué tan seguro es y por qué; no cambia nada',
    body: z.object({
      text: z.string('Escribe o di algo.').max(MAX_LETTERS, `Usa ${MAX_LETTERS} letras o menos.`),
      context: voiceContextSchema.optional(),
    }),
    response: z.object({
      intent: z.enum(voiceIntents),
      items: z.array(spokenItemSchema),
      /** False: the assistant asks before it acts. */
      certain: z.boolean(),
      because: z.array(z.string()),
      /** What was ordered after it in the same phrase, to be understood when this has been done. */
      rest: z.string().optional(),
    }),
  },
});
