import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { isCachedByPath } from '../../kit/offline/cacheable-calls.ts';
import { CATALOG_PATH, type CachedCopy, cachedAtMs, readCached } from '../../kit/offline/cached-responses.ts';
import { currentSession } from '../../kit/session/session-store.ts';
import { type CatalogResponses, catalogResponses } from './catalog-responses.ts';
import { searchWords } from './search-words.ts';

/**
 * A response without a network: the server's last one to this path if this device cached it, else one worked out from
 * the cached catalog. Null if the device has neither.
 */
export const respondOffline = async (path: string): Promise<CachedCopy | null> => {
  const saved = isCachedByPath(path) ? await readCached(path) : null;
  if (saved) return saved;
  const catalog = await cachedCatalog();
  const body = catalog?.respond(path);
  return catalog && body !== undefined ? { body, savedAtMs: catalog.savedAtMs } : null;
};

interface CachedCatalog {
  readonly userId: string;
  readonly respond: CatalogResponses;
  readonly savedAtMs: number;
}

let open: CachedCatalog | null = null;

/** The cached catalog, which is large: parsed once until another user signs in or a newer copy is cached. */
const cachedCatalog = async (): Promise<CachedCatalog | null> => {
  const userId = currentSession()?.user.id;
  if (userId === undefined) return null;
  const newestMs = await cachedAtMs(userId, CATALOG_PATH);
  if (open?.userId === userId && open.savedAtMs === newestMs) return open;
  const copy = await readCached(CATALOG_PATH);
  if (!copy) return null;
  const { products } = copy.body as { readonly products: readonly ProductDetailJson[] };
  open = { userId, respond: catalogResponses(products, searchWords), savedAtMs: copy.savedAtMs };
  return open;
};
