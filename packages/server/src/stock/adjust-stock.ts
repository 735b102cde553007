import type { movementBodySchema, StockProductJson } from '@nutricion/contract/stock/stock';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { countStock } from '@nutricion/domain/stock/count';
import type { z } from 'zod';
import type { Caller } from '../platform/http/caller.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { changeStock } from './change-stock.ts';
import { moveStock, recordStock, writtenUnits } from './move-stock.ts';
import type { StockDependencies } from './stock-dependencies.ts';

/**
 * Writes one movement of the ledger, for other programs: a count, waste, a return or a correction. A repeated request with the same id writes it
 * once. Screens use endpoints of their own, which also check what the user saw and take lots.
 */
export const adjustStock = (
  deps: StockDependencies,
  { profileId: actorId }: Caller,
  productId: string,
  body: z.output<typeof movementBodySchema>,
): Promise<Result<StockProductJson, Refusal>> =>
  changeStock(deps, productId, async (trx, product) => {
    const { id, kind, reason } = body;
    if (id && (await writtenUnits(trx, id)) !== undefined) return accept(false);
    const units =
      kind === 'conteo'
        ? countStock(body.counted, product.reserved, product.stock).difference
        : kind === 'merma'
          ? -body.quantity
          : body.quantity;
    if (product.stock + units < 0)
      return refuse({
        kind: 'invalid-input',
        errors: { quantity: `Hay ${product.stock} a la venta. Quita esas o menos, o haz un conteo.` },
      });
    await moveStock(trx, product.id, { kind, units, actorId, reason, ...(id && { requestId: id }) });
    const action = kind === 'conteo' ? 'stock.count' : kind === 'merma' ? 'stock.waste' : 'stock.adjust';
    await recordStock(trx, product, { action, actorId, stock: product.stock + units, reason });
    return accept(units !== 0);
  });
