/** An answer of the API as it is kept. */
export interface CachedResponse {
  readonly userId: string;
  /** Path and query of its call. */
  readonly path: string;
  readonly body: unknown;
  /** Epoch milliseconds. */
  readonly receivedAtMs: number;
}

type CacheSink = (entry: CachedResponse) => void;

/** More than the first pages ask before the keeper's code is there. */
const MAX_WAITING = 20;

let sink: CacheSink | null = null;
let waiting: CachedResponse[] = [];

/** Hands an answer over to be kept, now or as soon as somebody keeps them. Costs the page nothing. */
export const cacheLater: CacheSink = (entry) => {
  if (sink) sink(entry);
  else waiting = [...waiting.slice(1 - MAX_WAITING), entry];
};

/** From now on `keeper` gets every answer, and those that waited. */
export const startCaching = (newSink: CacheSink): void => {
  sink = newSink;
  for (const entry of waiting) newSink(entry);
  waiting = [];
};
