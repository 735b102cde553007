import { currentSession } from '../session/session-store.ts';
import type { CachedResponse } from './cache-later.ts';
import { personalCacheName } from './personal-caches.ts';

/** A cached response body and when it was stored. */
export interface CachedCopy {
  readonly body: unknown;
  /** Epoch milliseconds. */
  readonly savedAtMs: number;
}

/** Older responses are seldom opened again; the oldest are dropped. */
const MAX_CACHED = 200;
const SAVED_AT = 'x-saved-at';
export const CATALOG_PATH = '/api/catalog/offline';

/** Caches a response for its user, unless the user has signed out meanwhile. Never throws: the copy is optional. */
export const cacheResponse = ({
  userId,
  path,
  body: responseBody,
  receivedAtMs,
}: CachedResponse): Promise<void> =>
  putInCache(userId, path, new Response(JSON.stringify(responseBody), { headers: headersAt(receivedAtMs) }));

/** Like `cacheResponse`, for a body that is too large to parse before it is needed. */
export const cacheBody = (userId: string, path: string, body: Response, nowMs: number): Promise<void> =>
  putInCache(userId, path, new Response(body.body, { headers: headersAt(nowMs) }));

const headersAt = (cachedAtMs: number): Record<string, string> => ({
  'content-type': 'application/json',
  [SAVED_AT]: String(cachedAtMs),
});

const putInCache = async (userId: string, path: string, response: Response): Promise<void> => {
  try {
    await inCacheOf(userId, (cache) => cache.put(path, response));
  } catch {
    // Storage is full or forbidden: less can be read offline.
  }
};

/** Opening creates a cache whose name contains the user's id, so it is deleted again if the user signed out meanwhile. */
const inCacheOf = async (userId: string, work: (cache: Cache) => Promise<void>): Promise<void> => {
  const isSignedIn = () => currentSession()?.user.id === userId;
  if (!isSignedIn()) return;
  const cache = await caches.open(personalCacheName(userId));
  if (isSignedIn()) await work(cache);
  if (!isSignedIn()) await caches.delete(personalCacheName(userId));
};

/** The signed-in user's copy, or null. */
export const readCached = async (path: string): Promise<CachedCopy | null> => {
  const userId = currentSession()?.user.id;
  if (userId === undefined || !('caches' in window)) return null;
  const response = await caches.match(path, { cacheName: personalCacheName(userId) });
  if (!response) return null;
  return { body: await response.json(), savedAtMs: savedAt(response) };
};

/** When the copy at `path` was cached, without reading its body; null if there is none. */
export const cachedAtMs = async (userId: string, path: string): Promise<number | null> => {
  const response = await caches.match(path, { cacheName: personalCacheName(userId) });
  return response ? savedAt(response) : null;
};

/** Drops the oldest responses beyond `MAX_CACHED`, never the catalog. */
export const dropOldest = (userId: string): Promise<void> => inCacheOf(userId, dropOldestOf);

const dropOldestOf = async (cache: Cache): Promise<void> => {
  const requests = await cache.keys();
  if (requests.length <= MAX_CACHED) return;
  const ages = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request);
      return { request, atMs: response ? savedAt(response) : 0 };
    }),
  );
  const oldest = ages
    .filter(({ request }) => !request.url.endsWith(CATALOG_PATH))
    .sort((one, other) => one.atMs - other.atMs)
    .slice(0, requests.length - MAX_CACHED);
  await Promise.all(oldest.map(({ request }) => cache.delete(request)));
};

const savedAt = (response: Response): number => Number(response.headers.get(SAVED_AT)) || 0;
