import { line } from './plain-text.ts';

/** Why somebody of the shop changed what is asked about later; kept in the audit. */
export const changeReason = line().max(500, 'Usa 500 letras o menos.');

export const MISSING_REASON = 'Di por qué: queda en el historial.';
