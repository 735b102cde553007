import { callStatuses } from '@nutricion/domain/voice/change-cart';
import { inputModes, voiceFlags } from '@nutricion/domain/voice/session-flags';
import { voiceIntents } from '@nutricion/domain/voice/understanding';
import { voiceTools } from '@nutricion/domain/voice/voice-tools';
import { quantityUnits } from '@nutricion/language';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { pageCursor, REOPEN_LIST } from '../kit/page-cursor.ts';
import { line } from '../kit/plain-text.ts';
import { integerInQuery, isoDateTime } from '../kit/ranges.ts';
import { transcriptLineSchema } from './voice-sessions.ts';
import { voiceChangeSchema } from './voice-tools.ts';

/** A session in the list, without the customer's name. */
const voiceSessionRowSchema = z.object({
  session_id: z.string(),
  started_at: z.iso.datetime(),
  duration_seconds: z.number().int(),
  way: z.enum(inputModes),
  hospital: z.string().nullable(),
  calls: z.number().int(),
  /** Units put into the cart. */
  units_added: z.number().int(),
  /** Dollars of the cart when it ended. */
  total: z.number(),
  flags: z.array(z.enum(voiceFlags)),
  has_transcript: z.boolean(),
  is_open: z.boolean(),
});
export type VoiceSessionRowJson = z.infer<typeof voiceSessionRowSchema>;

const itemSchema = z.object({
  name: line().max(200),
  quantity: z.number(),
  unit: z.enum(quantityUnits).nullable(),
});

const voiceCaseSchema = z.object({
  id: z.uuid(),
  phrase: z.string(),
  intent: z.enum(voiceIntents),
  items: z.array(itemSchema),
  /** Whether the grammar of today reads it so. */
  passes: z.boolean(),
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type VoiceCaseJson = z.infer<typeof voiceCaseSchema>;

const params = z.object({ id: z.string().max(100) });

export const voiceInsightEndpoints = declareEndpoints({
  'GET /api/admin/voice/summary': {
    access: 'voice.read',
    summary: 'Cuánto se usó el asistente de voz en los últimos días, qué salió mal, y qué no se encontró',
    query: z.object({ days: integerInQuery(1, 90).optional() }),
    response: z.object({
      days: z.number().int(),
      sessions: z.number().int(),
      calls: z.number().int(),
      /** Sessions that put something into the cart. */
      with_products: z.number().int(),
      flags: z.array(z.object({ flag: z.enum(voiceFlags), sessions: z.number().int() })),
      /** What was looked for and not found, or not understood, the most frequent first. */
      unmet: z.array(
        z.object({
          text: z.string(),
          kind: z.enum(['not_found', 'not_understood', 'corrected', 'undone']),
          times: z.number().int(),
          last_at: z.iso.datetime(),
        }),
      ),
      /** Minutes with a provider; null if the shop has none. */
      month: z.object({ minutes: z.number(), most_minutes: z.number().int() }).nullable(),
    }),
  },
  'GET /api/admin/voice/sessions': {
    access: 'voice.read',
    summary: 'Sesiones de voz sin nombres, las últimas primero',
    query: z.object({
      flag: z.enum(voiceFlags).optional(),
      way: z.enum(inputModes).optional(),
      before: pageCursor([isoDateTime(REOPEN_LIST), z.hash('md5')], REOPEN_LIST).optional(),
    }),
    response: z.object({ sessions: z.array(voiceSessionRowSchema), next: z.string().nullable() }),
  },
  'GET /api/admin/voice/sessions/{id}': {
    access: 'voice.read',
    summary: 'Una sesión: lo que se dijo, si se guarda, junto a lo que cada herramienta hizo',
    params,
    response: voiceSessionRowSchema.extend({
      lines: z.array(transcriptLineSchema),
      tools: z.array(
        z.object({
          call_id: z.string(),
          tool: z.enum(voiceTools),
          arguments: z.record(z.string(), z.unknown()),
          status: z.enum(callStatuses),
          said: z.string(),
          changes: z.array(voiceChangeSchema),
          is_undone: z.boolean(),
          at: z.iso.datetime(),
        }),
      ),
    }),
  },
  'POST /api/admin/voice/sessions/{id}/reveal': {
    access: 'voice.reveal',
    summary: 'De quién fue una sesión; queda anotado quién lo preguntó y por qué',
    params,
    body: z.strictObject({
      reason: line('Di por qué hace falta saberlo.')
        .min(5, 'Di por qué hace falta saberlo.')
        .max(300, 'Usa 300 letras o menos.'),
    }),
    response: z.object({ full_name: z.string() }),
  },
  'GET /api/admin/voice/cases': {
    access: 'voice.read',
    summary: 'Frases que el asistente debe entender bien, y si hoy las entiende',
    response: z.object({ cases: z.array(voiceCaseSchema) }),
  },
  'POST /api/admin/voice/cases': {
    access: 'products.write',
    summary: 'Guarda cómo se debe entender una frase, para que nadie lo dañe al cambiar el asistente',
    body: z.strictObject({
      phrase: line('Escribe la frase.').min(1, 'Escribe la frase.').max(300, 'Usa 300 letras o menos.'),
      intent: z.enum(voiceIntents),
      items: z.array(itemSchema).max(20, 'Pon 20 productos o menos.'),
    }),
    response: voiceCaseSchema,
  },
  'DELETE /api/admin/voice/cases/{id}': {
    access: 'products.write',
    summary: 'Quita una frase de las que se deben entender bien',
    params: z.object({ id: z.uuid() }),
    response: z.object({ id: z.uuid() }),
  },
});
