import { inputModes, voiceFlags } from '@nutricion/domain/voice/session-flags';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { voiceKey } from './voice-tools.ts';

const spokenText = z.string().max(2_000, 'Usa 2,000 letras o menos.');

export const transcriptLineSchema = z.object({
  role: z.enum(['user', 'assistant']),
  text: spokenText,
  timestamp: z.iso.datetime(),
  /** The tool calls that followed from it. */
  call_ids: z.array(voiceKey).max(20).optional(),
  /** Cut off by the customer. */
  interrupted: z.boolean().optional(),
  flag: z.enum(voiceFlags).optional(),
});
export type TranscriptLineJson = z.infer<typeof transcriptLineSchema>;

export const voiceSessionSchema = z.strictObject({
  session_id: voiceKey,
  way: z.enum(inputModes).optional(),
  /** Stored only if the customer agreed. */
  transcripts: z.array(transcriptLineSchema).max(500).optional(),
  duration_seconds: z.number().int().min(0).max(86_400).optional(),
  /** The calls that the customer undid. */
  undone: z.array(voiceKey).max(200).optional(),
  flags: z.array(z.enum(voiceFlags)).max(200).optional(),
  ended: z.boolean().optional(),
});
export type VoiceSessionBody = z.input<typeof voiceSessionSchema>;

const consentSchema = z.object({
  /** Whether transcripts may be stored, for a limited number of days. */
  keeps_transcript: z.boolean(),
});

export const voiceAnalysisSchema = z.object({
  session_id: z.string(),
  issues_flagged: z.array(z.enum(voiceFlags)),
  calls: z.number().int(),
  refused: z.number().int(),
  undone: z.number().int(),
  /** Names that were looked for and not found. */
  not_found: z.array(z.string()),
});
export type VoiceAnalysisJson = z.infer<typeof voiceAnalysisSchema>;

export const voiceSessionEndpoints = declareEndpoints({
  'GET /api/voice': {
    access: 'verified',
    summary: 'Cómo se puede hablar con la tienda, y si se guarda lo que se dice',
    response: z.object({
      /** Whether a provider listens and speaks; false: the browser does, or it is typed. */
      has_provider: z.boolean(),
      /** Name of the provider that listens; null if none does. */
      hearer: z.string().nullable(),
      consent: consentSchema.nullable(),
      transcript_days: z.number().int(),
    }),
  },
  'PUT /api/voice/consent': {
    access: 'verified',
    summary: 'Si se guarda como texto lo que digo; quitarlo borra lo guardado',
    body: consentSchema,
    response: consentSchema,
  },
  'POST /api/voice/sessions': {
    access: 'verified',
    summary: 'Anota una sesión de voz, o lo que va de ella; con `ended` la cierra',
    body: voiceSessionSchema,
    response: z.object({ session_id: z.string() }),
  },
  'POST /api/functions/analyze-voice-session': {
    access: 'verified',
    summary: 'Qué salió mal en una sesión de voz que ya se anotó',
    body: z.object({ session_id: voiceKey }),
    response: voiceAnalysisSchema,
  },
  'POST /api/functions/voice-order-token': {
    access: 'verified',
    summary: 'Abre una llamada con el proveedor de voz, dentro de los límites de cada persona y de la tienda',
    body: z.object({
      userId: z.uuid('Di quién eres.'),
      userName: line().max(200, 'Usa 200 letras o menos.').optional(),
      session_id: voiceKey.optional(),
      /** Text alone, for a quiet ward. */
      quiet: z.boolean().optional(),
    }),
    response: z.object({
      client_secret: z.object({ value: z.string(), expires_at: z.number().int() }),
      /** Where the browser sends its SDP offer, with the secret as bearer: the shop's own relay. */
      call_url: z.string(),
      session_id: z.string(),
      /** Seconds until the shop hangs up. */
      seconds_left: z.number().int(),
      /** The settings of the session: instructions, tools, speech recognition. */
      session: z.record(z.string(), z.unknown()),
    }),
  },
});
