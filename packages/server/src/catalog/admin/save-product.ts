import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import type { ProductChanges } from '@nutricion/contract/catalog/product-fields';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import { lastChange } from '../../platform/admin/last-change.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { changeProduct, missingReason } from './change-product.ts';
import { readEditableProducts, withIds } from './editable-product.ts';
import { readAdminProduct, unknownProduct } from './product-reads.ts';
import { writeProducts } from './write-products.ts';
import { writingProducts } from './writing-products.ts';

export interface ProductSave {
  readonly actorId: string;
  readonly id: string;
  /** The version that the user saw; with another one the save is refused with the current product. */
  readonly version: number;
  readonly changes: ProductChanges;
  readonly reason?: string | undefined;
}

/** Saves the given fields of a product. A save without a difference changes neither version nor audit. */
export const saveProduct = async (
  db: Kysely<Schema>,
  save: ProductSave,
  nowMs: number,
): Promise<Result<AdminProductJson, Refusal>> => {
  const saved = await writingProducts(db, async (trx) => {
    const allowed = await recheckPermission(trx, save.actorId, 'products.write');
    return allowed.ok ? saveLocked(trx, save, nowMs) : allowed;
  });
  return saved.ok ? readAdminProduct(db, save.id, nowMs) : saved;
};

const saveLocked = async (
  trx: Transaction<Schema>,
  { actorId, id, version, changes, reason }: ProductSave,
  nowMs: number,
): Promise<Result<null, Refusal>> => {
  const [before] = await readEditableProducts(trx, withIds([id]), { isLocked: true });
  if (!before) return refuse(unknownProduct);
  if (before.version !== version) {
    const current = await readAdminProduct(trx, id, nowMs);
    if (!current.ok) return current;
    return refuse({
      kind: 'stale-version',
      change: { current: current.value, ...(await lastChange(trx, 'product', id)) },
    });
  }
  const changed = changeProduct(before, changes);
  if (!changed.ok) return refuse({ kind: 'invalid-input', errors: changed.refusal });
  if (!changed.value) return accept(null);
  const errors = missingReason(before, changed.value.after, reason);
  if (errors) return refuse({ kind: 'invalid-input', errors });
  await writeProducts(trx, [changed.value], { actorId, reason });
  return accept(null);
};
