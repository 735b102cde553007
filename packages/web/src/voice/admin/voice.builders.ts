import type { VoiceCaseJson, VoiceSessionRowJson } from '@nutricion/contract/voice/voice-insights';
import type { ApiResponse } from '../../kit/api/api.ts';

type SessionJson = ApiResponse<'GET /api/admin/voice/sessions/{id}'>;

const startedAt = '2026-03-03T18:15:00.000Z';

/** A session in which something was put into the cart and undone. */
export const aSessionRow = (values: Partial<VoiceSessionRowJson> = {}): VoiceSessionRowJson => ({
  session_id: 'sesion-1',
  started_at: startedAt,
  duration_seconds: 65,
  way: 'navegador',
  hospital: 'Hospital San Rafael',
  calls: 4,
  units_added: 2,
  total: 0,
  flags: ['not_found', 'undone'],
  has_transcript: true,
  is_open: false,
  ...values,
});

export const aToolCall = (
  values: Partial<SessionJson['tools'][number]> = {},
): SessionJson['tools'][number] => ({
  call_id: 'a',
  tool: 'search_products',
  arguments: {},
  status: 'done',
  said: '',
  changes: [],
  is_undone: false,
  at: startedAt,
  ...values,
});

/** Lines and calls of a session. */
export const aSession = (values: Partial<SessionJson> = {}): SessionJson => ({
  ...aSessionRow(),
  lines: [],
  tools: [],
  ...values,
});

/** How many phrases had no result in a month. */
export const aSummary = (
  values: Partial<ApiResponse<'GET /api/admin/voice/summary'>> = {},
): ApiResponse<'GET /api/admin/voice/summary'> => ({
  days: 30,
  sessions: 3,
  calls: 12,
  with_products: 2,
  flags: [{ flag: 'not_found', sessions: 2 }],
  unmet: [],
  month: null,
  ...values,
});

export const aVoiceCase = (values: Partial<VoiceCaseJson> = {}): VoiceCaseJson => ({
  id: '7d1b0000-0000-4000-8000-000000000001',
  phrase: 'ponme dos leches',
  intent: 'add',
  items: [{ name: 'leche', quantity: 2, unit: null }],
  passes: true,
  by: 'Ana Vega',
  created_at: startedAt,
  ...values,
});
