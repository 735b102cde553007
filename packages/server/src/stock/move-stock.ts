import type { AuditAction } from '@nutricion/contract/kit/audit';
import type { MovementKind } from '@nutricion/domain/stock/movement';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../platform/admin/audit.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import type { LockedProduct } from './lock-product.ts';

export interface StockMove {
  readonly kind: MovementKind;
  /** Added to the stock; 0 writes nothing. */
  readonly units: number;
  /** Null if it follows from an action on an order. */
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly lotId?: string | null;
  /** The request's id, so that a repetition is written once. */
  readonly requestId?: string;
}

/** Changes the stock of a locked product and adds the movement to its ledger. */
export const moveStock = async (
  trx: Transaction<Schema>,
  productId: string,
  { kind, units, actorId, reason, lotId = null, requestId }: StockMove,
): Promise<void> => {
  if (units === 0) return;
  await trx
    .insertInto('stock_movements')
    .values({
      product_id: productId,
      kind,
      units,
      actor_id: actorId,
      reason,
      lot_id: lotId,
      request_id: requestId ?? null,
    })
    .execute();
  await trx
    .updateTable('products')
    .set({ stock: sql<number>`stock + ${units}` })
    .where('id', '=', productId)
    .execute();
};

/** The units that this request has already written; undefined if none. */
export const writtenUnits = async (
  trx: Transaction<Schema>,
  requestId: string,
): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('stock_movements')
      .select('units')
      .where('request_id', '=', requestId)
      .executeTakeFirst()
  )?.units;

/** Refusal of a repeated request with other units. */
export const savedOtherwise = (units: number): Refusal => ({
  kind: 'wrong-state',
  detail: `Eso ya se guardó con ${Math.abs(units)}. Míralo en los movimientos; si estaba mal, haz un conteo.`,
});

/** Adds an audit entry for a change of a product's stock. */
export const recordStock = (
  trx: Transaction<Schema>,
  { id, title, stock }: LockedProduct,
  what: {
    readonly action: Extract<AuditAction, `stock.${string}`>;
    readonly actorId: string;
    readonly stock: number;
    readonly reason: string | null;
    readonly lot?: string;
  },
): Promise<void> =>
  recordChange(trx, {
    actorId: what.actorId,
    action: what.action,
    subjectType: 'product',
    subjectId: id,
    before: { name: title, stock },
    after: { name: title, stock: what.stock, ...(what.lot && { lot: what.lot }) },
    ...(what.reason && { reason: what.reason }),
  });
