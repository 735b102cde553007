import { line } from './plain-text.ts';

export const MISSING_REASON = 'Di por qué: queda en el historial.';

/** Why somebody of the shop changed what is asked about later; kept in the audit. */
export const changeReason = line().max(500, 'Usa 500 letras o menos.');

/** Shorter, where the shop writes before it what was done: "Importado de un archivo: ". */
export const batchReason = line(MISSING_REASON).max(400, 'Usa 400 letras o menos.');
