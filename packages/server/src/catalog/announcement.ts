/** The channel on which database triggers announce changed products. */
export const CATALOG_CHANNEL = 'catalog';

/** Prefix of an announcement by this server: only stock and counters changed. */
const STOCK_PREFIX = 'stock:';

/** PostgreSQL's limit for a payload is below 8000 bytes; an id with its comma has 37. */
const IDS_PER_PAYLOAD = 200;

export interface Announcement {
  readonly kind: 'content' | 'stock' | 'words';
  readonly ids: readonly string[];
}

/** Payloads that announce changed stock, each below PostgreSQL's limit. */
export const stockPayloads = (ids: readonly string[]): readonly string[] =>
  Array.from(
    { length: Math.ceil(ids.length / IDS_PER_PAYLOAD) },
    (_, page) => STOCK_PREFIX + ids.slice(page * IDS_PER_PAYLOAD, (page + 1) * IDS_PER_PAYLOAD).join(','),
  );

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Announced by a trigger: a synonym of the search was added or removed. */
const WORDS_CHANNEL_EVENT = 'words';

/** Reads a payload: its kind, and all ids in it. */
export const parseAnnouncement = (payload: string): Announcement => ({
  kind: payload === WORDS_CHANNEL_EVENT ? 'words' : payload.startsWith(STOCK_PREFIX) ? 'stock' : 'content',
  ids: payload.match(idPattern) ?? [],
});
