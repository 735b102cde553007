import type { countBodySchema, StockProductJson } from '@nutricion/contract/stock/stock';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { countStock } from '@nutricion/domain/stock/count';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { changeStock } from './change-stock.ts';
import { movementsSince } from './ledger.ts';
import type { LockedProduct } from './lock-product.ts';
import { moveStock, recordStock, writtenUnits } from './move-stock.ts';
import type { StockDependencies } from './stock-dependencies.ts';
import { readStockProduct } from './stock-reads.ts';

/**
 * Sets the stock to the counted units minus those reserved by orders. If the stock has changed since the user saw it, the count is refused with the
 * movements, so that units sold meanwhile aren't counted away.
 */
export const count = (
  deps: StockDependencies,
  { profileId: actorId }: Caller,
  productId: string,
  body: z.output<typeof countBodySchema>,
): Promise<Result<StockProductJson, Refusal>> =>
  changeStock(deps, actorId, productId, async (trx, product) => {
    if ((await writtenUnits(trx, body.id)) !== undefined) return accept(false);
    if (product.stock !== body.stock_seen || product.reserved !== body.reserved_seen)
      return refuse(await stockMovedRefusal(trx, product, body.stock_seen, deps.now()));
    const { stock, difference } = countStock(body.counted, product.reserved, product.stock);
    await moveStock(trx, product.id, {
      kind: 'conteo',
      units: difference,
      actorId,
      reason: body.reason,
      requestId: body.id,
    });
    await recordStock(trx, product, { action: 'stock.count', actorId, stock, reason: body.reason });
    return accept(difference !== 0);
  });

const stockMovedRefusal = async (
  trx: Transaction<Schema>,
  { id }: LockedProduct,
  stockSeen: number,
  nowMs: number,
): Promise<Refusal> => {
  const current = await readStockProduct(trx, id, nowMs);
  if (!current.ok) return current.refusal;
  return {
    kind: 'stock-moved',
    change: { current: current.value, moved: await movementsSince(trx, id, stockSeen) },
  };
};
