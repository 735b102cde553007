import { line } from './plain-text.ts';

export const MISSING_REASON = 'Di por qué: queda en el historial.';

/** The reason for a change that may be questioned later; stored in the audit. */
export const changeReason = line().max(500, 'Usa 500 letras o menos.');

/** Shorter, because the server puts a text before it: "Importado de un archivo: ". */
export const batchReason = line(MISSING_REASON).max(400, 'Usa 400 letras o menos.');
