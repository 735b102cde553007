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
 * Writes one movement in a product's ledger, for programs: what was counted, what spoilt, what came back, and what was
 * written wrong. Sent twice under one id, it is written once. Screens have calls of their own, which also ask what was
 * seen, and for lots.
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
