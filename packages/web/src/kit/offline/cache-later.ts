/** A response of the API as it is cached. */
export interface CachedResponse {
  readonly userId: string;
  /** Path and query of the call. */
  readonly path: string;
  readonly body: unknown;
  /** Epoch milliseconds. */
  readonly receivedAtMs: number;
}

type CacheSink = (entry: CachedResponse) => void;

/** More than the first pages request before the caching code is loaded. */
const MAX_WAITING = 20;

let sink: CacheSink | null = null;
let waiting: CachedResponse[] = [];

/** Queues a response for the cache, or passes it on if the caching code is loaded. Does no work itself. */
export const cacheLater: CacheSink = (entry) => {
  if (sink) sink(entry);
  else waiting = [...waiting.slice(1 - MAX_WAITING), entry];
};

/** Passes the queued responses and all later ones to `newSink`. */
export const startCaching = (newSink: CacheSink): void => {
  sink = newSink;
  for (const entry of waiting) newSink(entry);
  waiting = [];
};
