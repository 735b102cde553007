/**
 * The calls whose answers are kept to be read without a network. Who somebody is, the session and what
 * the checkout offers are asked of the server or not at all; a search is answered by the kept catalogue.
 */
const CACHEABLE =
  /^GET \/api\/(home|reorder|products|recipes|education|orders|me\/(favorites|lists|preferences|addresses))/;

/** What an earlier order would bring now: yesterday's answer would promise what nobody can keep. */
const NEVER_CACHED = /\/reorder$/;

export const isCacheable = (key: string): boolean =>
  CACHEABLE.test(key) && (key === 'GET /api/reorder' || !NEVER_CACHED.test(key));

/** Beside these, the kept catalogue answers what it can; see `catalog-responses.ts`. */
const ANSWERED_BY_CATALOG = /^\/api\/products(\/(search|suggest)\b|\?(.*&)?ids=)/;

export const isCachedByPath = (path: string): boolean => !ANSWERED_BY_CATALOG.test(path);
