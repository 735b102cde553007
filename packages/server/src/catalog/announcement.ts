/** The channel on which the database's triggers announce products whose content changed. */
export const CATALOG_CHANNEL = 'catalog';

/** Marks an announcement of ours: only stock and counters moved. */
const STOCK_PREFIX = 'stock:';

/** PostgreSQL takes payloads of less than 8000 bytes; an id and its comma are 37. */
const IDS_PER_PAYLOAD = 200;

export interface Announcement {
  readonly kind: 'content' | 'stock' | 'words';
  readonly ids: readonly string[];
}

/** The payloads that announce moved stock, each short enough for PostgreSQL. */
export const stockPayloads = (ids: readonly string[]): readonly string[] =>
  Array.from(
    { length: Math.ceil(ids.length / IDS_PER_PAYLOAD) },
    (_, page) => STOCK_PREFIX + ids.slice(page * IDS_PER_PAYLOAD, (page + 1) * IDS_PER_PAYLOAD).join(','),
  );

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Marks an announcement of the database's: the search was taught a word, or forgot one. */
const WORDS_CHANNEL_EVENT = 'words';

/** Reads a payload: one id, or several with anything between them. */
export const parseAnnouncement = (payload: string): Announcement => ({
  kind: payload === WORDS_CHANNEL_EVENT ? 'words' : payload.startsWith(STOCK_PREFIX) ? 'stock' : 'content',
  ids: payload.match(idPattern) ?? [],
});
