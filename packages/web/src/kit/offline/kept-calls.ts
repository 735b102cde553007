/**
 * The calls whose answers are kept to be read without a network. Who somebody is, the session and what
 * the checkout offers are asked of the server or not at all; a search is answered by the kept catalogue.
 */
const KEPT =
  /^GET \/api\/(home|reorder|products|recipes|education|orders|me\/(favorites|lists|preferences|addresses))/;

/** What an earlier order would bring now: yesterday's answer would promise what nobody can keep. */
const ONLY_NOW = /\/reorder$/;

export const isKept = (key: string): boolean =>
  KEPT.test(key) && (key === 'GET /api/reorder' || !ONLY_NOW.test(key));

/** Beside these, the kept catalogue answers what it can; see `catalog-answers.ts`. */
const ONLY_BY_CATALOG = /^\/api\/products(\/(search|suggest)\b|\?(.*&)?ids=)/;

export const isSaved = (path: string): boolean => !ONLY_BY_CATALOG.test(path);
