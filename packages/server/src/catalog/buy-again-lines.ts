import type { BuyAgainLineJson } from '@nutricion/contract/orders/buy-again';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { currentProducts } from './current-products.ts';
import { readSubstitutes } from './substitutes.ts';

/** A line of a past order or a shopping list. */
export type PastLine = Omit<BuyAgainLineJson, 'product' | 'substitute'>;

/** Past lines with the product as sold now, and a substitute if it isn't sold or is out of stock. */
export const buyAgainLines = async <Line extends PastLine>(
  db: Kysely<Schema>,
  lines: readonly Line[],
  nowMs: number,
): Promise<(Line & Pick<BuyAgainLineJson, 'product' | 'substitute'>)[]> => {
  const ids = lines.map(({ productId }) => productId);
  const products = new Map((await currentProducts(db, ids, nowMs)).map((product) => [product.id, product]));
  const missing = ids.filter((id) => (products.get(id)?.stock ?? 0) < 1);
  const substitutes = await readSubstitutes(db, missing, new Set(ids), nowMs);
  return lines.map((line) => ({
    ...line,
    product: products.get(line.productId) ?? null,
    substitute: substitutes.get(line.productId) ?? null,
  }));
};
