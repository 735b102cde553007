import type { StockProductJson, wasteBodySchema } from '@nutricion/contract/stock/stock';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { unitsLeftOfLot } from '@nutricion/domain/stock/lots';
import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { changeStock } from './change-stock.ts';
import { ledgerUnits } from './ledger-units.ts';
import type { LockedProduct } from './lock-product.ts';
import { moveStock, recordStock, savedOtherwise, writtenUnits } from './move-stock.ts';
import type { StockDependencies } from './stock-dependencies.ts';

/** Removes units that can't be sold any more. A repeated request removes them once. */
export const waste = (
  deps: StockDependencies,
  { profileId: actorId }: Caller,
  productId: string,
  body: z.output<typeof wasteBodySchema>,
): Promise<Result<StockProductJson, Refusal>> =>
  changeStock(deps, actorId, productId, async (trx, product) => {
    const written = await writtenUnits(trx, body.id);
    if (written !== undefined)
      return written === -body.units ? accept(false) : refuse(savedOtherwise(written));
    const lot = body.lot_id === undefined ? null : await readLot(trx, product, body.lot_id);
    if (lot === undefined) return refuse({ kind: 'not-found', what: 'ese lote' });
    const maxUnits = Math.min(product.stock, lot?.units ?? product.stock);
    if (body.units > maxUnits)
      return refuse({ kind: 'invalid-input', errors: { units: tooMany(maxUnits, lot !== null) } });
    await moveStock(trx, product.id, {
      kind: 'merma',
      units: -body.units,
      actorId,
      reason: body.reason,
      lotId: lot?.id ?? null,
      requestId: body.id,
    });
    await recordStock(trx, product, {
      action: 'stock.waste',
      actorId,
      stock: product.stock - body.units,
      reason: body.reason,
      ...(lot && { lot: lot.code }),
    });
    return accept(true);
  });

const tooMany = (maxUnits: number, isOfLot: boolean): string => {
  const remainingText = maxUnits === 1 ? 'Queda 1' : `Quedan ${maxUnits}`;
  return `${remainingText} ${isOfLot ? 'de ese lote' : 'a la venta'}. Lo que ya es de un pedido se marca como falta al prepararlo.`;
};

const readLot = async (trx: Transaction<Schema>, product: LockedProduct, lotId: string) => {
  const { rows } = await sql<{ id: string; code: string; ledger_units: number }>`
    select l.id, l.code, ${ledgerUnits} as ledger_units from lots l where l.id = ${lotId} and l.product_id = ${product.id}
  `.execute(trx);
  const [lot] = rows;
  return lot && { ...lot, units: unitsLeftOfLot(lot.ledger_units, product.stock + product.reserved) };
};
