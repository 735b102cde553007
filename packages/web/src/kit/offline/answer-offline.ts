import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { type CatalogAnswers, catalogAnswers } from '../../catalog/public/catalog-answers.ts';
import { searchWords } from '../../catalog/public/search-words.ts';
import { currentSession } from '../session/session-store.ts';
import { isSaved } from './kept-calls.ts';
import { CATALOG_PATH, type Copy, readSaved, savedAtMs } from './saved-answers.ts';

/**
 * What the server would say, as far as is known on this device: its own answer from before, else what the
 * kept catalogue answers. Null where nobody knows.
 */
export const answerOffline = async (path: string): Promise<Copy | null> => {
  const saved = isSaved(path) ? await readSaved(path) : null;
  if (saved) return saved;
  const catalog = await keptCatalog();
  const answer = catalog?.answer(path);
  return catalog && answer !== undefined ? { answer, savedAtMs: catalog.savedAtMs } : null;
};

interface KeptCatalog {
  readonly userId: string;
  readonly answer: CatalogAnswers;
  readonly savedAtMs: number;
}

let open: KeptCatalog | null = null;

/** Read once for as long as it is the same person's and no newer one is there: it is large. */
const keptCatalog = async (): Promise<KeptCatalog | null> => {
  const userId = currentSession()?.user.id;
  if (userId === undefined) return null;
  const newestMs = await savedAtMs(userId, CATALOG_PATH);
  if (open?.userId === userId && open.savedAtMs === newestMs) return open;
  const copy = await readSaved(CATALOG_PATH);
  if (!copy) return null;
  const { products } = copy.answer as { readonly products: readonly ProductDetailJson[] };
  open = { userId, answer: catalogAnswers(products, searchWords), savedAtMs: copy.savedAtMs };
  return open;
};
