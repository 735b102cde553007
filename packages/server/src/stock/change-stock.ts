import type { StockProductJson } from '@nutricion/contract/stock/stock';
import type { Result } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import { recheckPermission } from '../platform/admin/recheck-permission.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { type LockedProduct, lockProduct } from './lock-product.ts';
import type { StockDependencies } from './stock-dependencies.ts';
import { readStockProduct } from './stock-reads.ts';

/**
 * Changes the stock of a product under its lock, announces it after the commit, and returns the product. `change` returns whether it wrote anything:
 * a repeated request doesn't.
 */
export const changeStock = async (
  deps: StockDependencies,
  actorId: string,
  productId: string,
  change: (trx: Transaction<Schema>, product: LockedProduct) => Promise<Result<boolean, Refusal>>,
): Promise<Result<StockProductJson, Refusal>> => {
  const changed = await deps.db.transaction().execute(async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'stock.write');
    if (!allowed.ok) return allowed;
    const product = await lockProduct(trx, productId);
    return product.ok ? change(trx, product.value) : product;
  });
  if (!changed.ok) return changed;
  if (changed.value) deps.announceStock([productId]);
  return readStockProduct(deps.db, productId, deps.now());
};
