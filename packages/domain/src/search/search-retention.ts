/** What people searched for is theirs: the shop keeps it only as long as it learns from it. */
export const SEARCH_RETENTION_DAYS = 90;

/** So many different people must have searched for something before others are told of it. */
export const MIN_SEARCHERS = 3;
