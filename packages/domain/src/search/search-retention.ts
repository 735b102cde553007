/** Logged searches are personal data: deleted after this many days. */
export const SEARCH_RETENTION_DAYS = 90;

/** A query is suggested to others only if at least this many different users searched it. */
export const MIN_SEARCHERS = 3;
