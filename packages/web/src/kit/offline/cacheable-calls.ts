/**
 * Calls whose responses are cached for reading without a network. Profile, session and checkout always need the
 * server; searches are run on the cached catalog.
 */
const CACHEABLE =
  /^GET \/api\/(home|reorder|products|recipes|education|orders|me\/(favorites|lists|preferences|addresses))/;

/** What a repeated order would contain now: yesterday's response could promise products that are sold out. */
const NEVER_CACHED = /\/reorder$/;

export const isCacheable = (key: string): boolean =>
  CACHEABLE.test(key) && (key === 'GET /api/reorder' || !NEVER_CACHED.test(key));

/** The cached catalog covers these calls; see `catalog-responses.ts`. */
const ANSWERED_BY_CATALOG = /^\/api\/products(\/(search|suggest)\b|\?(.*&)?ids=)/;

export const isCachedByPath = (path: string): boolean => !ANSWERED_BY_CATALOG.test(path);
