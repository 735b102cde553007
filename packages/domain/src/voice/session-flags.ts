/** Who listens: a provider, the browser, or nobody if it is typed. */
export const inputModes = ['proveedor', 'navegador', 'texto'] as const;
export type InputMode = (typeof inputModes)[number];

/** Problems of a session, as stored in its record. */
export const voiceFlags = [
  'claim_without_tool',
  'total_mismatch',
  'not_understood',
  'not_found',
  'corrected',
  'undone',
  'tool_refused',
  'provider_failed',
] as const;
export type VoiceFlag = (typeof voiceFlags)[number];

/** Labels for the administration. */
export const voiceFlagLabels: Record<VoiceFlag, string> = {
  claim_without_tool: 'Dijo que hizo algo, y no lo hizo',
  total_mismatch: 'Dijo un total que no era',
  not_understood: 'No entendió',
  not_found: 'No encontró el producto',
  corrected: 'Lo corrigieron',
  undone: 'Lo deshicieron',
  tool_refused: 'No se pudo hacer',
  provider_failed: 'Falló el proveedor',
};
