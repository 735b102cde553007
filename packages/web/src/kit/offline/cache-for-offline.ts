import { call } from '../api/api.ts';
import { logError } from '../lib/log.ts';
import { accessToken } from '../session/access-token.ts';
import { currentSession, subscribeSession } from '../session/session-store.ts';
import { startCaching } from './cache-later.ts';
import { isCachedByPath } from './cacheable-calls.ts';
import { CATALOG_PATH, cacheBody, cachedAtMs, cacheResponse, dropOldest } from './cached-responses.ts';
import { copiesSince } from './connection.ts';
import { deleteOtherUsersCaches } from './personal-caches.ts';

/** The whole catalog is fetched again after this long, since prices shown offline are those of the last fetch. */
const REFRESH_AFTER_MS = 6 * 3_600_000;
/** How often an unreachable server is tried while copies are shown. */
const TRY_EVERY_MS = 5_000;

let isStarted = false;

/** Starts caching responses, and the whole catalog, to be read without a network. A second call does nothing. */
export const cacheForOffline = (): void => {
  if (isStarted || !('caches' in window)) return;
  isStarted = true;
  startCaching((entry) => {
    if (isCachedByPath(entry.path)) void cacheResponse(entry);
  });
  copiesSince.subscribe(tryUntilReached);
  tryUntilReached();
  window.addEventListener('online', () => void tryServer());
  let userId: string | undefined;
  const begin = () => {
    if (currentSession()?.user.id === userId) return;
    userId = currentSession()?.user.id;
    if (userId !== undefined)
      void prepare(userId).catch((error) => logError('Error keeping the catalogue', error));
  };
  subscribeSession(begin);
  begin();
};

const prepare = async (userId: string): Promise<void> => {
  await deleteOtherUsersCaches(userId);
  await dropOldest(userId);
  const catalogCachedAtMs = await cachedAtMs(userId, CATALOG_PATH);
  if (savesData() || !navigator.onLine || (catalogCachedAtMs ?? 0) > Date.now() - REFRESH_AFTER_MS) return;
  if (await fetchCatalog(userId)) await readAhead();
};

/**
 * Stores the response without parsing it, which would cause a noticeable pause on an old phone. False for a user who
 * may not see the shop yet.
 */
const fetchCatalog = async (userId: string): Promise<boolean> => {
  const token = await accessToken();
  if (token === null) return false;
  const response = await fetch(CATALOG_PATH, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) await cacheBody(userId, CATALOG_PATH, response, Date.now());
  return response.ok;
};

/** Fetches lists, articles and express recipes ahead; `call` caches them. */
const readAhead = async (): Promise<void> => {
  await Promise.allSettled([readLists(), readArticles(), call('GET /api/recipes/express')]);
};

const readLists = async (): Promise<void> => {
  await call('GET /api/me/favorites/products');
  const { lists } = await call('GET /api/me/lists');
  for (const { id } of lists) await call('GET /api/me/lists/{id}', { params: { id } });
};

const readArticles = async (): Promise<void> => {
  const { articles } = await call('GET /api/education');
  for (const { slug } of articles) await call('GET /api/education/{slug}', { params: { slug } });
};

let timer: ReturnType<typeof setInterval> | undefined;

const tryUntilReached = (): void => {
  const isUnreached = copiesSince.get() !== null;
  if (isUnreached) timer ??= setInterval(() => !document.hidden && void tryServer(), TRY_EVERY_MS);
  else {
    clearInterval(timer);
    timer = undefined;
  }
};

const tryServer = async (): Promise<void> => {
  if (copiesSince.get() === null) return;
  const response = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) copiesSince.set(null);
};

const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
    ?.saveData === true;
